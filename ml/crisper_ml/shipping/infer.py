"""Looks at photos the way the product does and keeps, per class, what the calibration needs."""

from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
import torch
from PIL import Image

from crisper_ml.shipping.confidence import evidence, mean_evidence
from crisper_ml.training.data import GRAY
from crisper_ml.training.model import cell_centers, normalize, to_boxes

CELL = 32
# the photo's long side in the first look; its px, at most, in the second, mirrored one
INPUT_SIDE = 832
MIRROR_PIXELS = 151_000


def prepare(path, side, mirror_pixels=None):
    """Long side scaled to `side`, or the photo mirrored and within some px, gray filling to multiples of 32.

    -> pixels [1, 3, H, W], width and height of the photo in it.
    """
    with Image.open(path) as image:
        image = image.convert("RGB")
        if mirror_pixels:
            image = image.transpose(Image.FLIP_LEFT_RIGHT)
            side = max(
                CELL, int(max(image.size) * (mirror_pixels / (image.width * image.height)) ** 0.5) // CELL * CELL
            )
        factor = side / max(image.size)
        width, height = max(8, round(image.width * factor)), max(8, round(image.height * factor))
        pixels = np.full((-(-height // CELL) * CELL, -(-width // CELL) * CELL, 3), GRAY, np.uint8)
        pixels[:height, :width] = np.asarray(image.resize((width, height), Image.BICUBIC))
    return torch.from_numpy(pixels).permute(2, 0, 1)[None].float(), width, height


@torch.no_grad()
def look(detector, pixels, device):
    """-> boxes [n, 4], scores [n, C], presence [C]; all on the CPU."""
    pixels = pixels.to(device)
    logits, distances, presence = detector(normalize(pixels))
    centers, _ = cell_centers(pixels.shape[2], pixels.shape[3], device)
    boxes = to_boxes(centers, distances[0])
    return boxes.cpu().numpy(), logits[0].sigmoid().cpu().numpy(), presence[0].sigmoid().cpu().numpy()


def look_twice(run, path, side, mirror_pixels):
    """The evidence of one look at the photo and one at its smaller mirror image. -> [C, 3]"""
    looks = []
    for pixels, width, height in (prepare(path, side), prepare(path, side, mirror_pixels)):
        looks.append(evidence(*run(pixels), width, height))
    return mean_evidence(*looks)


def collect(detector, paths, sizes, device):
    return np.stack([look_twice(lambda pixels: look(detector, pixels, device), path, *sizes) for path in paths]).astype(
        np.float32
    )


_session: Any = None


def _open(path):
    import onnxruntime

    global _session
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = 1
    settings.log_severity_level = 3
    _session = onnxruntime.InferenceSession(path, settings, providers=["CPUExecutionProvider"])


def _run(pixels):
    return [part[0] for part in _session.run(["boxes", "scores", "presence"], {"image": pixels.numpy()})]


def _look_as_shipped(path, sizes):
    return look_twice(_run, path, *sizes)


def collect_as_shipped(weights, paths, sizes, workers):
    """The same from the exported file, as the product computes it."""
    with ProcessPoolExecutor(workers, initializer=_open, initargs=(weights,)) as pool:
        return np.stack(list(pool.map(_look_as_shipped, paths, [sizes] * len(paths), chunksize=4))).astype(np.float32)
