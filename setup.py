"""The build: rules and kernel are compiled with mypyc where a C compiler is at hand, and stay plain Python where not."""

import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/antichambre")
COMPILED = [
    SOURCE / "kernel/chance.py",
    SOURCE / "kernel/game.py",
    SOURCE / "kernel/position.py",
    SOURCE / "kernel/playout.py",
    *sorted(SOURCE.glob("games/*/[!_]*.py")),
]


class BuildOrStayPlain(build_ext):
    """Compiles all or nothing, and says which it was."""

    def run(self) -> None:
        super().run()
        built = all(Path(self.get_ext_fullpath(extension.name)).exists() for extension in self.extensions)
        print("antichambre: built as compiled code" if built else "antichambre: no C compiler, built as plain Python")


extensions = mypycify([str(path) for path in COMPILED], group_name="antichambre", opt_level="3", debug_level="0")
for extension in extensions:
    extension.optional = True
    if sys.platform != "win32":
        extension.extra_compile_args.append("-fno-semantic-interposition")  # calls within the group need no detour

setup(ext_modules=extensions, cmdclass={"build_ext": BuildOrStayPlain})
