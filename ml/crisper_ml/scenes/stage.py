"""Calls the path tracer: goods, slabs and cards in, a picture and what each of its px shows out."""

import ctypes
import hashlib
import os
import shutil
import subprocess
import tempfile

import numpy as np

from crisper_ml.goods.bodies import ROWS, Good, turn_about

MATERIALS = {"matte": 0, "gloss": 1, "clear": 2, "milky": 3, "metal": 4, "film": 5}
FRAME = [("r", "f4", 9), ("at", "f4", 3)]
PRINT = np.dtype([("at", "i4"), ("width", "i4"), ("height", "i4")])
BODY = np.dtype(
    FRAME
    + [
        ("middle", "f4", 3),
        ("height", "f4"),
        ("wide", "f4"),
        ("deep", "f4"),
        ("power", "f4"),
        ("steep", "f4"),
        ("material", "i4"),
        ("owner", "i4"),
        ("profile", "i4"),
        ("print", PRINT),
        ("lid", PRINT),
        ("tint", "f4", 3),
        ("absorbs", "f4", 3),
        ("fill", "f4"),
        ("hole", "f4", 4),
        ("scallop", "f4", 2),
        ("crumple", "f4"),
    ]
)
SLAB = np.dtype(FRAME + [("half", "f4", 3), ("material", "i4"), ("tint", "f4", 3), ("opacity", "f4"), ("wire", "f4")])
CARD = np.dtype(FRAME + [("wide", "f4"), ("high", "f4"), ("owner", "i4"), ("print", PRINT)])
LAMP = np.dtype([("middle", "f4", 3), ("u", "f4", 3), ("v", "f4", 3), ("light", "f4", 3)])
SCENE = np.dtype(
    [(name, "i4") for name in ("bodies", "slabs", "cards", "lamps", "width", "height", "samples", "seed")]
    + [(name, "f4", 3) for name in ("eye", "right", "above", "ahead", "around")]
)
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
            command = (
                ["nvcc", "-O3", "-arch=native", "--use_fast_math", "-Xcompiler", "-fPIC", "-shared", source]
                if gpu
                else ["g++", "-O3", "-march=native", "-ffast-math", "-fopenmp", "-fPIC", "-shared", "-x", "c++", source]
            )
            subprocess.run([*command, "-o", fresh], check=True)
            os.replace(fresh, built)
        _library = ctypes.CDLL(built)
    return _library


class Stage:
    """What stands in front of the camera."""

    def __init__(self):
        self.bodies, self.slabs, self.cards, self.lamps = [], [], [], []
        self.profiles, self.prints, self.names = [], {}, []
        # what each owner number shows: copies of one good are the same object
        self.shown: list = []
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
        self.shown.append(good)
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
            row["material"], row["owner"], row["profile"] = (
                MATERIALS[part.material],
                len(self.names),
                self.profile_count,
            )
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
        row["half"], row["material"], row["tint"], row["opacity"], row["wire"] = (
            half,
            MATERIALS[material],
            tint,
            opacity,
            wire,
        )
        self.slabs.append(row)

    def card(self, name, image, place, width, pose=None):
        """A cut-out photo that stands on a point and faces -z of its pose."""
        row = np.zeros((), CARD)
        self.names.append(name)
        self.shown.append(image)
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
        out, owner, whole = (
            np.zeros((height, width, 3), np.float32),
            np.zeros((height, width), np.int32),
            np.zeros(len(self.names) + 1, np.int32),
        )
        rows = [
            np.array(rows, dtype) if rows else np.zeros(1, dtype)
            for rows, dtype in ((self.bodies, BODY), (self.slabs, SLAB), (self.cards, CARD), (self.lamps, LAMP))
        ]
        profiles = np.concatenate(self.profiles) if self.profiles else np.zeros(2, np.float32)
        prints = (
            np.concatenate([np.asarray(image, np.uint8).ravel() for _, image in self.prints.values()])
            if self.prints
            else np.zeros(4, np.uint8)
        )
        backdrop = np.ascontiguousarray(backdrop, np.uint8)

        def at(array):
            return array.ctypes.data_as(ctypes.c_void_p)

        failed = library().render(
            at(scene),
            *map(at, rows),
            at(profiles),
            ctypes.c_int64(profiles.size),
            at(prints),
            ctypes.c_int64(self.print_count),
            at(backdrop),
            len(self.names),
            at(out),
            at(owner),
            at(whole),
        )
        if failed:
            raise RuntimeError(f"the path tracer failed with CUDA error {failed}")
        return out, owner, whole
