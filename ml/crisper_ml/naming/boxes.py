"""Looks at boxes, cut out of photos on the device: turned, moved and lit as another photo might show them."""

import math

import torch
import torch.nn.functional as F

from crisper_ml.naming.model import SIDE
from crisper_ml.training.data import GRAY

AROUND = 0.08  # of a box's width and height, seen on every side
MOST_STRETCH = 2.0  # a box narrower than half its length is seen with some of its neighbors
FINE = 2  # samples a px and direction


def regions(boxes):
    """Middle and half extents of what is looked at for a box: packages/vision computes the same."""
    middle = (boxes[:, :2] + boxes[:, 2:]) / 2
    size = (boxes[:, 2:] - boxes[:, :2]).clamp(min=1)
    size = torch.maximum(size, size.flip(1) / MOST_STRETCH)
    return middle, size * (0.5 + AROUND)


def shapes(boxes):
    size = (boxes[:, 2:] - boxes[:, :2]).clamp(min=1)
    return (size[:, :1] / size[:, 1:]).clamp(0.05, 20).log()


def cut(store, sizes, index, middle, half, turns=None, angle=None, mirrored=None):
    """Looks [b, channels, SIDE, SIDE], 0..255, from a store of photos [n, side, side, channels] in uint8.

    sizes [n, 2]: width and height of each photo in its square; what lies outside is gray, and clear in the fourth
    channel. turns: quarters of a circle; angle: in radians; mirrored: 1 or -1.
    """
    side, device = store.shape[1], store.device
    steps = (torch.arange(SIDE * FINE, device=device) + 0.5) / (SIDE * FINE) * 2 - 1
    across, down = steps[None, None, :], steps[None, :, None]
    if turns is not None:
        cos, sin = (torch.cos(turns * math.pi / 2).round(), torch.sin(turns * math.pi / 2).round())
        cos, sin = cos[:, None, None], sin[:, None, None]
        across, down = across * cos - down * sin, across * sin + down * cos
    if mirrored is not None:
        across = across * mirrored[:, None, None]
    x, y = across * half[:, 0, None, None], down * half[:, 1, None, None]
    if angle is not None:
        cos, sin = torch.cos(angle)[:, None, None], torch.sin(angle)[:, None, None]
        x, y = x * cos - y * sin, x * sin + y * cos
    x, y = (x + middle[:, 0, None, None]).floor().long(), (y + middle[:, 1, None, None]).floor().long()
    x, y = torch.broadcast_tensors(x, y)
    width, height = sizes[index, 0, None, None], sizes[index, 1, None, None]
    outside = (x < 0) | (y < 0) | (x >= width) | (y >= height)
    place = (index[:, None, None] * side + y.clamp(0, side - 1)) * side + x.clamp(0, side - 1)
    pixels = store.view(-1, store.shape[3])[place]
    pixels[outside] = GRAY
    if store.shape[3] == 4:
        pixels[..., 3][outside] = 0
    return F.avg_pool2d(pixels.permute(0, 3, 1, 2).float(), FINE)


def uniform(like, low, high, *shape):
    return torch.rand(shape or (len(like),), device=like.device) * (high - low) + low


def sometimes(like, share):
    return torch.rand(len(like), device=like.device) < share


def moved(boxes):
    """Boxes as another detection would place them, some with a side cut off."""
    size = boxes[:, 2:] - boxes[:, :2]
    boxes = boxes + torch.randn_like(boxes) * 0.06 * size.repeat(1, 2)
    off = torch.zeros_like(boxes)
    rows = torch.arange(len(boxes), device=boxes.device)
    side = torch.randint(0, 4, (len(boxes),), device=boxes.device)
    inward = torch.where(side < 2, 1.0, -1.0)
    off[rows, side] = inward * uniform(boxes, 0.1, 0.4) * size[rows, side % 2] * sometimes(boxes, 0.25)
    boxes = boxes + off
    return torch.cat([boxes[:, :2], torch.maximum(boxes[:, 2:], boxes[:, :2] + 4)], 1)


def relit(looks):
    """Other light, color cast, contrast, focus and noise; some with a corner hidden."""
    x = (looks / 255).clamp(1e-3, 1)
    one = (len(x), 1, 1, 1)
    x = x ** torch.exp(torch.randn(one, device=x.device) * 0.25) * uniform(x, 0.6, 1.3, *one)
    cast = torch.tensor([0.1, 0.03, 0.12], device=x.device)[:, None, None]
    x = x * (1 + torch.randn(len(x), 3, 1, 1, device=x.device) * cast)
    gray = x.mean(1, keepdim=True)
    x = gray + (x - gray) * uniform(x, 0.6, 1.35, *one)
    coarse = F.interpolate(F.avg_pool2d(x, 2), size=SIDE, mode="bilinear", align_corners=False)
    coarser = F.interpolate(F.avg_pool2d(x, 4), size=SIDE, mode="bilinear", align_corners=False)
    kind = uniform(x, 0, 1, *one)
    x = torch.where(kind < 0.3, coarse, torch.where(kind < 0.4, coarser, x))
    x = x + torch.randn_like(x) * uniform(x, 0, 0.04, *one)
    return hidden(x).clamp(0, 1) * 255


def hidden(x):
    """A patch of one color over a part of some looks."""
    steps = torch.arange(SIDE, device=x.device)[None]
    left, top = uniform(x, 0, SIDE * 0.8)[:, None], uniform(x, 0, SIDE * 0.8)[:, None]
    wide, high = uniform(x, 0.1, 0.4)[:, None] * SIDE, uniform(x, 0.1, 0.4)[:, None] * SIDE
    column, row = (steps >= left) & (steps < left + wide), (steps >= top) & (steps < top + high)
    patch = (row[:, :, None] & column[:, None, :] & sometimes(x, 0.2)[:, None, None])[:, None]
    return torch.where(patch, torch.rand(len(x), 3, 1, 1, device=x.device), x)
