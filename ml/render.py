"""Calls the path tracer: goods, slabs and cards in, a picture and what each of its px shows out.

python3 ml/render.py --preview MODULE OUT.png    # a contact sheet of every good that a module's dict of goods can make
"""

import argparse
import ctypes
import hashlib
import importlib
import os
import shutil
import subprocess
import tempfile

import numpy as np
from PIL import Image

from goods import ROWS, Good

MATERIALS = {"matte": 0, "gloss": 1, "clear": 2, "milky": 3, "metal": 4, "film": 5}
FRAME = [("r", "f4", 9), ("at", "f4", 3)]
PRINT = np.dtype([("at", "i4"), ("width", "i4"), ("height", "i4")])
BODY = np.dtype(FRAME + [("middle", "f4", 3), ("height", "f4"), ("wide", "f4"), ("deep", "f4"), ("power", "f4"), ("steep", "f4"), ("material", "i4"), ("owner", "i4"), ("profile", "i4"), ("print", PRINT), ("lid", PRINT), ("tint", "f4", 3), ("absorbs", "f4", 3), ("fill", "f4"), ("hole", "f4", 4), ("scallop", "f4", 2), ("crumple", "f4")])
SLAB = np.dtype(FRAME + [("half", "f4", 3), ("material", "i4"), ("tint", "f4", 3), ("opacity", "f4"), ("wire", "f4")])
CARD = np.dtype(FRAME + [("wide", "f4"), ("high", "f4"), ("owner", "i4"), ("print", PRINT)])
LAMP = np.dtype([("middle", "f4", 3), ("u", "f4", 3), ("v", "f4", 3), ("light", "f4", 3)])
SCENE = np.dtype([(name, "i4") for name in ("bodies", "slabs", "cards", "lamps", "width", "height", "samples", "seed")] + [(name, "f4", 3) for name in ("eye", "right", "above", "ahead", "around")])

# how bright a picture comes out, as the meter reads it
EXPOSED = 0.26
# light that comes out white; what is brighter does too
WHITE = 1.82

_library = None


def library():
    """The path tracer, built once for this source and machine."""
    global _library
    if _library is None:
        folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "tracer")
        source, digest = os.path.join(folder, "tracer.cu"), hashlib.sha256()
        for name in sorted(os.listdir(folder)):
            with open(os.path.join(folder, name), "rb") as file:
                digest.update(file.read())
        mark = digest.hexdigest()[:12]
        gpu = shutil.which("nvcc") and os.path.exists("/dev/nvidia0")
        built = os.path.join(tempfile.gettempdir(), f"render-{mark}-{'gpu' if gpu else 'cpu'}.so")
        if not os.path.exists(built):
            fresh = f"{built}.{os.getpid()}"
            command = ["nvcc", "-O3", "-arch=native", "--use_fast_math", "-Xcompiler", "-fPIC", "-shared", source] if gpu else ["g++", "-O3", "-march=native", "-ffast-math", "-fopenmp", "-fPIC", "-shared", "-x", "c++", source]
            subprocess.run([*command, "-o", fresh], check=True)
            os.replace(fresh, built)
        _library = ctypes.CDLL(built)
    return _library


def turn_about(axis, angle):
    """Rotation matrix about x (0), y (1) or z (2)."""
    a, b = [(1, 2), (2, 0), (0, 1)][axis]
    matrix = np.eye(3)
    matrix[a, a] = matrix[b, b] = np.cos(angle)
    matrix[b, a] = np.sin(angle)
    matrix[a, b] = -matrix[b, a]
    return matrix


class Stage:
    """What stands in front of the camera."""

    def __init__(self):
        self.bodies, self.slabs, self.cards, self.lamps = [], [], [], []
        self.profiles, self.prints, self.names = [], {}, []
        self.profile_count = self.print_count = 0

    def _print(self, image):
        if image is None:
            return 0, 0, 0
        # many a good stands in a fridge more than once; the image is kept, so its id stays its own
        if id(image) not in self.prints:
            self.prints[id(image)] = self.print_count, image
            self.print_count += image.shape[0] * image.shape[1]
        return self.prints[id(image)][0], image.shape[1], image.shape[0]

    def good(self, good: Good, place, pose=None):
        """Stand a good on a point; pose is a rotation about it. -> its owner number."""
        pose = np.eye(3) if pose is None else pose
        self.names.append(good.name)
        for part in good.parts:
            row = np.zeros((), BODY)
            # columns of the pose are the good's axes in space, so its rows take space to the good
            own = pose @ turn_about(1, part.turn)
            foot = np.add(place, pose @ np.array(part.offset, float))
            row["r"], row["at"] = own.T.ravel(), foot
            reach = np.abs(part.profile).max(0) + part.crumple * 1.5
            row["wide"], row["deep"] = reach
            row["height"], row["power"] = part.height, part.power
            row["middle"] = foot + own @ [0, part.height / 2, 0]
            row["steep"] = np.abs(np.diff(part.profile, axis=0)).max() * (ROWS - 1) / part.height
            row["material"], row["owner"], row["profile"] = MATERIALS[part.material], len(self.names), self.profile_count
            assert part.profile.shape == (ROWS, 2)
            self.profiles.append(np.ascontiguousarray(part.profile, np.float32).ravel())
            self.profile_count += ROWS * 2
            row["print"], row["lid"] = self._print(part.texture), self._print(part.lid)
            row["tint"] = part.tint
            row["absorbs"] = -np.log(np.clip(part.liquid, 1e-3, 1)) / 0.05
            row["fill"], row["hole"], row["scallop"], row["crumple"] = part.fill, part.hole, part.scallop, part.crumple
            self.bodies.append(row)
        return len(self.names)

    def slab(self, middle, half, tint, material="gloss", pose=None, opacity=1.0, wire=0.0):
        row = np.zeros((), SLAB)
        row["r"], row["at"] = (np.eye(3) if pose is None else pose).T.ravel(), middle
        row["half"], row["material"], row["tint"], row["opacity"], row["wire"] = half, MATERIALS[material], tint, opacity, wire
        self.slabs.append(row)

    def card(self, name, image, place, width, pose=None):
        """A cut-out photo that stands on a point and faces -z of its pose."""
        row = np.zeros((), CARD)
        self.names.append(name)
        row["r"], row["at"] = (np.eye(3) if pose is None else pose).T.ravel(), place
        row["wide"], row["high"], row["owner"] = width / 2, width * image.shape[0] / image.shape[1], len(self.names)
        row["print"] = self._print(image)
        self.cards.append(row)
        return len(self.names)

    def lamp(self, middle, u, v, light):
        row = np.zeros((), LAMP)
        row["middle"], row["u"], row["v"], row["light"] = middle, u, v, light
        self.lamps.append(row)

    def render(self, eye, right, above, ahead, around, backdrop, samples, seed=0):
        """-> linear light [h, w, 3], owner of each px (0: none), px each owner would cover alone."""
        height, width = backdrop.shape[:2]
        scene = np.zeros((), SCENE)
        for name in ("bodies", "slabs", "cards", "lamps"):
            scene[name] = len(getattr(self, name))
        scene["width"], scene["height"], scene["samples"], scene["seed"] = width, height, samples, seed
        scene["eye"], scene["right"], scene["above"], scene["ahead"], scene["around"] = eye, right, above, ahead, around
        out, owner, whole = np.zeros((height, width, 3), np.float32), np.zeros((height, width), np.int32), np.zeros(len(self.names) + 1, np.int32)
        rows = [np.array(rows, dtype) if rows else np.zeros(1, dtype) for rows, dtype in ((self.bodies, BODY), (self.slabs, SLAB), (self.cards, CARD), (self.lamps, LAMP))]
        profiles = np.concatenate(self.profiles) if self.profiles else np.zeros(2, np.float32)
        prints = np.concatenate([np.asarray(image, np.uint8).ravel() for _, image in self.prints.values()]) if self.prints else np.zeros(4, np.uint8)
        backdrop = np.ascontiguousarray(backdrop, np.uint8)

        def at(array):
            return array.ctypes.data_as(ctypes.c_void_p)

        failed = library().render(at(scene), *map(at, rows), at(profiles), ctypes.c_int64(profiles.size), at(prints), ctypes.c_int64(self.print_count), at(backdrop), len(self.names), at(out), at(owner), at(whole))
        if failed:
            raise RuntimeError(f"the path tracer failed with CUDA error {failed}")
        return out, owner, whole


def brightness(gray):
    """What a camera's meter reads off the linear light of px."""
    return np.exp(np.log(gray + 1e-3).mean())


def shoulder(light):
    """Linear light to 0..1 of a picture, with the soft shoulder of a camera."""
    return np.clip(light * (1 + light / 6.0) / (1 + light * 0.75), 0, 1) ** (1 / 2.2)


def developed(light, exposure=1.0):
    return (shoulder(np.maximum(light * exposure, 0)) * 255).astype(np.uint8)


def preview(goods, px):
    """Goods on a shelf board each, in rows."""
    stage, tile = Stage(), 0.3
    columns = min(8, len(goods))
    for index, good in enumerate(goods):
        x, y = (index % columns + 0.5) * tile, -(index // columns + 1) * tile
        stage.good(good, (x, y + 0.02, 0.1))
        stage.slab((x, y + 0.01, 0.15), (tile / 2, 0.01, 0.15), (0.8, 0.8, 0.8))
    rows = (len(goods) + columns - 1) // columns
    width, height = columns * tile, rows * tile
    stage.slab((width / 2, -height / 2, 0.32), (width, height, 0.01), (0.82, 0.8, 0.76))
    middle = np.array([width / 2, -height / 2, 0])
    far = max(width, height) * 1.6
    stage.lamp(middle + [0, height, -2.0], (0.3, 0, 0), (0, 0.3, 0), np.array([1, 0.97, 0.92]) * 26 * max(1, height**2 / 4))
    eye = middle + [0, height * 0.22, -far]
    ahead = (middle - eye) / np.linalg.norm(middle - eye)
    above = np.cross(ahead, [1, 0, 0])
    half = width / 2 / far * 1.04
    size = (rows * px, columns * px)
    light, _, _ = stage.render(eye, np.array([1, 0, 0]) * half, above * half * height / width, ahead, (0.35, 0.35, 0.36), np.full((*size, 3), 90), 16)
    return Image.fromarray(developed(light, EXPOSED / brightness(light.mean(-1))))


def makers_in(module, only=None):
    """Every maker in a module's lists and dicts of (weight, maker) pairs, once even where a list is in a dict as well."""
    makers = {}
    for value in vars(module).values():
        named = value if isinstance(value, dict) else {None: value}
        for name, pairs in named.items():
            if isinstance(pairs, list) and pairs and isinstance(pairs[0], tuple) and callable(pairs[0][-1]) and (not only or str(name) in only):
                makers.update((maker, None) for _, maker in pairs)
    return list(makers)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--preview", nargs=2, metavar=("MODULE", "OUT"))
    parser.add_argument("--only", help="names of goods, separated by commas")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--px", type=int, default=200)
    options = parser.parse_args()
    module, out = options.preview
    rng = np.random.default_rng(options.seed)
    goods = [make(rng) for make in makers_in(importlib.import_module(module), options.only and options.only.split(","))]
    preview(goods, options.px).save(out)
    print(len(goods), "goods")


if __name__ == "__main__":
    main()
