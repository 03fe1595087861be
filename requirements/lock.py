"""Pins the requirements: names, versions and hashes for every platform, no addresses.

make lock
"""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def main() -> None:
    for name in ("play", "test", "bench"):
        subprocess.run(  # noqa: S603
            [
                *(sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"),
                *("--generate-hashes", "--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"),
                *("--output-file", f"{name}.txt", f"{name}.in"),
            ],
            cwd=HERE,
            check=True,
        )


if __name__ == "__main__":
    main()
