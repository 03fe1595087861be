"""The build: kernel, games and the bots' search are compiled with mypyc where a C compiler is at hand; else they stay
plain Python."""

import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/antichambre")
COMPILED = [
    SOURCE / "kernel/chance.py",
    SOURCE / "kernel/events.py",
    SOURCE / "kernel/phrases.py",
    SOURCE / "kernel/vocabulary.py",
    SOURCE / "kernel/verbs.py",
    SOURCE / "kernel/game.py",
    SOURCE / "kernel/position.py",
    SOURCE / "kernel/engine.py",
    SOURCE / "kernel/playout.py",
    *sorted(SOURCE.glob("games/*/[!_]*.py")),
    SOURCE / "bots/arithmetic.py",
    SOURCE / "bots/value_network.py",
    SOURCE / "bots/judgement.py",
    SOURCE / "bots/search.py",
    *sorted(SOURCE.glob("bots/heuristics/[!_]*.py")),
]


class BuildOrStayPlain(build_ext):
    """Compiles all or nothing, and says which it was."""

    def run(self) -> None:
        super().run()
        built = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        whole = all(path.exists() for path in built)
        if not whole:
            for path in built:
                path.unlink(missing_ok=True)
        print("antichambre: built as compiled code" if whole else "antichambre: no C compiler, built as plain Python")


def extensions() -> list[Extension]:
    if not {"build", "build_ext", "bdist_wheel"} & set(sys.argv):
        return []  # the other commands only ask what there is
    from mypyc.build import mypycify

    found: list[Extension] = mypycify(
        [str(path) for path in COMPILED], group_name="antichambre", opt_level="3", debug_level="0"
    )
    for extension in found:
        extension.optional = True
        if sys.platform != "win32":
            # Calls within the group need no detour over the linker's table.
            extension.extra_compile_args.append("-fno-semantic-interposition")
            # Where a processor multiplies and adds in one step the last bit would come out otherwise than elsewhere.
            extension.extra_compile_args.append("-ffp-contract=off")
    return found


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrStayPlain})
