"""Pins the requirements: names, versions and hashes for every platform, no addresses.

make lock
"""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
# What a house alone runs with is what the package asks for, as it is pinned for everybody.
HOUSE = ("../pyproject.toml", "--extra", "postgresql", "-c", "play.txt", "-c", "test.txt")


def main() -> None:
    for name, *source in (("play", "play.in"), ("test", "test.in"), ("bench", "bench.in"), ("house", *HOUSE)):
        subprocess.run(  # noqa: S603
            [
                *(sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"),
                *("--generate-hashes", "--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"),
                *("--output-file", f"{name}.txt", *source),
            ],
            cwd=HERE,
            check=True,
        )


if __name__ == "__main__":
    main()
