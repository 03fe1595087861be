// boardgame.io as a yardstick: its own server with its store in memory, and players who move as soon as they are told that
// it is for them to. The game is as large as one of ours: fifty-four cards on the table, hands that only their owner sees.
//
//     node boardgame_io.mjs FOLDER serve            FOLDER: where boardgame.io is installed
//     node boardgame_io.mjs FOLDER play URL TABLES SECONDS

import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const [folder, what, url, tables, seconds] = process.argv.slice(2);
const installed = createRequire(resolve(folder, 'here.js'));
const WARM_UP = 3; // seconds
const CARDS = 54;
const SUIT = ['Île-de-France', 'Bretagne', 'Provence', 'Gascogne'];

const card = (number) => ({
	row: (number % 6) + 1,
	column: Math.floor(number / 6) + 1,
	province: SUIT[number % SUIT.length],
	mark: number % 5,
	marker: null,
	taker: null,
});

function game() {
	const { PlayerView, INVALID_MOVE } = installed('boardgame.io/core');
	return {
		name: 'yardstick',
		setup: () => ({
			table: Array.from({ length: CARDS }, (_, number) => card(number)),
			players: { 0: { hand: [] }, 1: { hand: [] } },
		}),
		playerView: PlayerView.STRIP_SECRETS,
		turn: { minMoves: 1, maxMoves: 1 },
		moves: {
			take: ({ G, playerID }, number) => {
				if (G.table[number].taker !== null) return INVALID_MOVE;
				G.table[number].taker = playerID;
				G.players[playerID].hand.push(number);
			},
		},
		endIf: ({ G }) => G.table.every((one) => one.taker !== null) || undefined,
	};
}

async function serve() {
	const { Server, Origins } = installed('boardgame.io/server');
	const server = Server({ games: [game()], origins: [Origins.LOCALHOST] });
	const { appServer } = await server.run({ port: 0 });
	console.log(`listening http://127.0.0.1:${appServer.address().port}`);
}

/** Two sockets at one match, and at another when it is over. The next move is sent when the last is acknowledged, and
    whoever is to move has seen it. */
class Table {
	static acknowledged = 0;

	constructor(connect, number) {
		this.number = number;
		this.games = 0;
		this.underWay = new Promise((done) => (this.warm = done));
		this.sockets = ['0', '1'].map((seat) => {
			const socket = connect();
			socket.on('sync', (match, { state }) => this.told(seat, match, state));
			socket.on('update', (match, state) => this.told(seat, match, state));
			return socket;
		});
		this.begin();
	}

	begin() {
		this.match = `table ${this.number} ${this.games++}`;
		this.seen = {};
		this.mover = undefined;
		for (const seat of ['0', '1']) this.sockets[+seat].emit('sync', this.match, seat, undefined, 2);
	}

	told(seat, match, state) {
		if (match !== this.match) return;
		this.seen[seat] = state;
		if (seat === this.mover && state._stateID > this.sent) {
			Table.acknowledged++;
			this.warm();
			this.mover = undefined;
			if (state.ctx.gameover) return this.begin();
		}
		if (this.mover === undefined) this.play(state.ctx.currentPlayer);
	}

	play(seat) {
		const state = this.seen[seat];
		if (!state || state.ctx.currentPlayer !== seat) return;
		const free = state.G.table.flatMap((one, number) => (one.taker === null ? [number] : []));
		const chosen = free[Math.floor(Math.random() * free.length)];
		this.mover = seat;
		this.sent = state._stateID;
		const action = { type: 'MAKE_MOVE', payload: { type: 'take', args: [chosen], playerID: seat } };
		this.sockets[+seat].emit('update', action, state._stateID, this.match, seat);
	}
}

const pause = (time) => new Promise((done) => setTimeout(done, time * 1000));

/** Two lines: when the house is warm, and after the seconds that count. Whoever reads them looks at the server's time. */
async function play() {
	const { io } = installed('socket.io-client');
	const connect = () => io(`${url}/yardstick`, { transports: ['websocket'], forceNew: true });
	const all = Array.from({ length: +tables }, (_, number) => new Table(connect, number));
	await Promise.all(all.map((table) => table.underWay));
	await pause(WARM_UP);
	console.log(JSON.stringify({ moves: Table.acknowledged }));
	const [before, began] = [Table.acknowledged, performance.now()];
	await pause(+seconds);
	console.log(JSON.stringify({ moves: Table.acknowledged - before, seconds: (performance.now() - began) / 1000 }));
	process.exit(0);
}

await (what === 'serve' ? serve() : play());
