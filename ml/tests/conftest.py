"""Says which tests cannot run for want of a package or a compiler, and gives labels a font."""

import shutil
from importlib.util import find_spec
from pathlib import Path

import pytest

NEEDED = {
    "test_goods.py": ["PIL"],
    "test_render.py": ["PIL", "torch", "a compiler"],
    "test_model.py": ["PIL", "torch"],
    "test_export.py": ["PIL", "torch", "onnx"],
}
SYSTEM_FONTS = (Path("/usr/share/fonts"), Path("/Library/Fonts"), Path("C:/Windows/Fonts"))


def present(name):
    if name == "a compiler":
        return bool(shutil.which("g++") or shutil.which("nvcc"))
    return find_spec(name) is not None


MISSING = {file: [name for name in names if not present(name)] for file, names in NEEDED.items()}
collect_ignore = [file for file, names in MISSING.items() if names]


def pytest_terminal_summary(terminalreporter):
    for file in collect_ignore:
        terminalreporter.write_line(f"NOT RUN: {file}, because {' and '.join(MISSING[file])} is missing", red=True)


@pytest.fixture(scope="session")
def fonts():
    """Pillow has had a font of its own since 10.1; before, one of the system's is taken."""
    import PIL

    from crisper_ml.prints.fonts import use_fonts

    if tuple(map(int, PIL.__version__.split(".")[:2])) >= (10, 1):
        return
    found = next((font.parent for folder in SYSTEM_FONTS for font in sorted(folder.rglob("*.ttf"))), None)
    if found is None:
        pytest.skip("neither Pillow 10.1 nor a font in the system's folder: labels cannot be printed")
    use_fonts(str(found))
