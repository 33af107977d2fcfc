"""Batches made on the device: single photos, mosaics, things pasted into other photos, then what a phone camera does
to them.
"""

import math
from concurrent.futures import ThreadPoolExecutor

import torch
import torch.nn.functional as F

from crisper_ml.training.data import GRAY, SIDE, SOURCES
from crisper_ml.training.model import STRIDES

MOST_TARGETS = 140
LEAST_VISIBLE = 0.3
HIDDEN_FROM = 0.6
PASTED_THINGS = 5
BACKGROUND_BOOST = {"gaea": 1.0, "negatives": 4.0, "rendered": 0.5, "epicure": 1.5, "alashii": 0.8}


class BatchMaker:
    def __init__(self, photos):
        self.photos = photos
        self.device = photos.images.device
        boost = torch.tensor([BACKGROUND_BOOST.get(source, 0.0) for source in SOURCES], device=self.device)
        self.backgrounds = photos.sampling * boost[photos.sources]
        self.things = photos.sampling * (~photos.weak) * (photos.classes[:, 0] >= 0)
        if self.backgrounds.sum() == 0:
            self.backgrounds = photos.sampling
        self.filling = len(SOURCES)

    def random(self, *shape, low=0.0, high=1.0):
        return low + (high - low) * torch.rand(*shape, device=self.device)

    def log_random(self, count, low, high):
        return torch.exp(self.random(count, low=math.log(low), high=math.log(high)))

    def pick(self, weights, count):
        return torch.multinomial(weights, count, True)

    def blank(self, count, side):
        pixels = torch.full((count, 3, side, side), float(GRAY), device=self.device)
        return pixels, torch.full((count, side, side), self.filling, device=self.device, dtype=torch.long)

    def lay(self, pixels, source_map, index, scale, offset, flip, window, feather=None):
        """Draw photo `index` scaled and shifted into `window` of the canvas.

        scale is [b, 2] for x and y. Without feather the window is the photo's own place, and what it does not cover
        is filling. -> canvas, source map, boxes, classes, weak.
        """
        photos, side = self.photos, pixels.shape[-1]
        sizes = photos.sizes[index]
        axis = torch.arange(side, device=self.device) + 0.5
        x, y = axis[None, None, :], axis[None, :, None]

        def spread(value):
            return value[:, None, None]

        source_x = ((x - spread(offset[:, 0])) / spread(scale[:, 0])).expand(-1, side, -1)
        source_y = ((y - spread(offset[:, 1])) / spread(scale[:, 1])).expand(-1, -1, side)
        covered = (source_x > 0) & (source_x < spread(sizes[:, 0])) & (source_y > 0) & (source_y < spread(sizes[:, 1]))
        source_x = torch.where(spread(flip), spread(sizes[:, 0]) - source_x, source_x)
        grid = torch.stack([source_x / SIDE * 2 - 1, source_y / SIDE * 2 - 1], -1)
        images = photos.images[index].float()
        drawn = F.grid_sample(images, grid, mode="bilinear", padding_mode="border", align_corners=False)
        shrunk = (scale.amax(1) < 0.6).nonzero()[:, 0]
        if len(shrunk):
            drawn[shrunk] = F.grid_sample(
                F.avg_pool2d(images[shrunk], 2),
                grid[shrunk],
                mode="bilinear",
                padding_mode="border",
                align_corners=False,
            )
        left, top, right, bottom = (spread(window[:, k]) for k in range(4))
        in_window = (x >= left) & (x < right) & (y >= top) & (y < bottom)
        if feather is None:
            alpha = (in_window & covered).float()[:, None]
            pixels = torch.where((in_window & ~covered)[:, None], torch.full_like(pixels, float(GRAY)), pixels)
            source_map = torch.where(in_window & ~covered, torch.full_like(source_map, self.filling), source_map)
        else:
            half_width, half_height = ((right - left) / 2).clamp(min=1), ((bottom - top) / 2).clamp(min=1)
            radius = ((x - (left + right) / 2) / half_width).abs() ** 4 + (
                (y - (top + bottom) / 2) / half_height
            ).abs() ** 4
            alpha = (((1.1 - radius) * spread(feather)).clamp(0, 1) * (in_window & covered))[:, None]
        pixels = pixels * (1 - alpha) + drawn * alpha
        source_map = torch.where(alpha[:, 0] > 0.5, spread(photos.sources[index]), source_map)
        boxes, classes, weak = self.moved_boxes(index, scale, offset, flip, window)
        return pixels, source_map, boxes, classes, weak

    def moved_boxes(self, index, scale, offset, flip, window):
        photos = self.photos
        boxes, width = photos.boxes[index], photos.sizes[index, 0][:, None]
        x1 = torch.where(flip[:, None], width - boxes[..., 2], boxes[..., 0])
        x2 = torch.where(flip[:, None], width - boxes[..., 0], boxes[..., 2])
        moved = (
            torch.stack([x1, boxes[..., 1], x2, boxes[..., 3]], -1) * scale.repeat(1, 2)[:, None]
            + offset.repeat(1, 2)[:, None]
        )
        area = ((moved[..., 2] - moved[..., 0]) * (moved[..., 3] - moved[..., 1])).clamp(min=1e-3)
        low = torch.maximum(moved[..., :2], window[:, None, :2])
        high = torch.minimum(moved[..., 2:], window[:, None, 2:])
        extent = (high - low).clamp(min=0)
        seen = (extent.prod(-1) / area > LEAST_VISIBLE) & (extent.amin(-1) > 5)
        classes = torch.where(seen, photos.classes[index], torch.full_like(photos.classes[index], -1))
        return torch.cat([low, high], -1), classes, photos.weak[index][:, None].expand_as(classes)

    @staticmethod
    def hide(boxes, classes, window):
        """Forget what a thing laid over it hides."""
        extent = (
            torch.minimum(boxes[..., 2:], window[:, None, 2:]) - torch.maximum(boxes[..., :2], window[:, None, :2])
        ).clamp(min=0)
        area = (boxes[..., 2:] - boxes[..., :2]).clamp(min=1).prod(-1)
        return torch.where(extent.prod(-1) / area > HIDDEN_FROM, torch.full_like(classes, -1), classes)

    def singles(self, weights, count, side, low, high):
        index = self.pick(weights, count)
        aspect = self.log_random(count, 0.8, 1.25)
        scale = (
            self.log_random(count, low, high)[:, None]
            * (side / SIDE)
            * torch.stack([aspect.sqrt(), 1 / aspect.sqrt()], 1)
        )
        offset = (side - self.photos.sizes[index] * scale) * self.random(count, 2)
        window = torch.tensor([0.0, 0.0, side, side], device=self.device).expand(count, 4)
        return self.lay(*self.blank(count, side), index, scale, offset, self.random(count) < 0.5, window)

    def mosaics(self, count, side):
        pixels, source_map = self.blank(count, side)
        zero = torch.zeros(count, device=self.device)
        middle_x, middle_y = (
            self.random(count, low=0.35, high=0.65) * side,
            self.random(count, low=0.35, high=0.65) * side,
        )
        parts = []
        for edges in (
            [zero, zero, middle_x, middle_y],
            [middle_x, zero, zero + side, middle_y],
            [zero, middle_y, middle_x, zero + side],
            [middle_x, middle_y, zero + side, zero + side],
        ):
            window = torch.stack(edges, 1)
            index = self.pick(self.photos.sampling, count)
            room = window[:, 2:] - window[:, :2]
            ratio = room / self.photos.sizes[index]
            fit, cover = ratio.amin(1), ratio.amax(1) * 1.3
            scale = torch.exp(fit.log() + (cover.log() - fit.log()) * self.random(count))[:, None].repeat(1, 2)
            offset = window[:, :2] + (room - self.photos.sizes[index] * scale) * self.random(count, 2)
            pixels, source_map, *labels = self.lay(
                pixels, source_map, index, scale, offset, self.random(count) < 0.5, window
            )
            parts.append(labels)
        return (pixels, source_map, *(torch.cat(part, 1) for part in zip(*parts)))

    def pasted(self, count, side):
        """Things of any source in another photo: no collection's shelf may be the only place where its foods are
        seen.
        """
        photos, unit = self.photos, side / SIDE
        pixels, source_map, *labels = self.singles(self.backgrounds, count, side, 0.8, 1.6)
        parts = [labels]
        for _ in range(PASTED_THINGS):
            index = self.pick(self.things, count)
            boxes_held = (photos.classes[index] >= 0).sum(1).clamp(min=1)
            slot = (self.random(count) * boxes_held).long()
            box = photos.boxes[index, slot]
            flip = self.random(count) < 0.5
            left = torch.where(flip, photos.sizes[index, 0] - box[:, 2], box[:, 0])
            extent = (box[:, 2:] - box[:, :2]).clamp(min=4)
            wanted = self.log_random(count, 40, 260) * unit
            scale = (wanted / extent.amax(1)).clamp(max=2.2 * unit)[:, None].repeat(1, 2)
            size = extent * scale
            corner = self.random(count, 2) * (side - size).clamp(min=1)
            window = torch.cat([corner, corner + size], 1)
            window = torch.where((self.random(count) < 0.75)[:, None], window, torch.zeros_like(window))
            offset = corner - torch.stack([left, box[:, 1]], 1) * scale
            for part in parts:
                part[1] = self.hide(part[0], part[1], window)
            pixels, source_map, *labels = self.lay(
                pixels, source_map, index, scale, offset, flip, window, feather=self.random(count, low=2, high=14)
            )
            parts.append(labels)
        return (pixels, source_map, *(torch.cat(part, 1) for part in zip(*parts)))

    def make(self, count, side, late):
        """-> pixels 0..255, source number of every cell [b, n], boxes [b, g, 4], classes [b, g] (-1 none), weak [b,
        g].
        """
        mosaic_count, paste_count = int(count * (0.12 if late else 0.3)), int(count * 0.25)
        low, high = (0.75, 1.3) if late else (0.45, 1.7)
        made = [self.singles(self.photos.sampling, count - mosaic_count - paste_count, side, low, high)]
        if mosaic_count:
            made.append(self.mosaics(mosaic_count, side))
        if paste_count:
            made.append(self.pasted(paste_count, side))
        slots = max(part[3].shape[1] for part in made)
        pixels = torch.cat([part[0] for part in made])
        source_map = torch.cat([part[1] for part in made])
        boxes = torch.cat([F.pad(part[2], (0, 0, 0, slots - part[2].shape[1])) for part in made])
        classes = torch.cat([F.pad(part[3], (0, slots - part[3].shape[1]), value=-1) for part in made])
        weak = torch.cat([F.pad(part[4], (0, slots - part[4].shape[1])) for part in made])
        order = torch.argsort((classes < 0).long(), dim=1, stable=True)[:, :MOST_TARGETS]
        kept = max(1, int((torch.gather(classes, 1, order) >= 0).sum(1).max()))
        order = order[:, :kept]
        boxes = torch.gather(boxes, 1, order[..., None].expand(-1, -1, 4))
        classes, weak = torch.gather(classes, 1, order), torch.gather(weak, 1, order)
        cells = torch.cat([source_map[:, s // 2 :: s, s // 2 :: s].flatten(1) for s in STRIDES], 1)
        return self.photograph(pixels), cells, boxes, classes, weak

    def some(self, count, share):
        return (self.random(count) < share).nonzero()[:, 0]

    def photograph(self, pixels):
        """Exposure, contrast, color cast, dim light, glare, film over the food, blur, low resolution, noise."""
        count, side = pixels.shape[0], pixels.shape[-1]
        x = pixels / 255

        def factor(low, high, channels=1):
            return self.random(count, channels, 1, 1, low=low, high=high)

        x = x * factor(0.6, 1.4)
        mean = x.mean((1, 2, 3), keepdim=True)
        x = (x - mean) * factor(0.65, 1.35) + mean
        luma = x.mean(1, keepdim=True)
        x = luma + (x - luma) * factor(0.55, 1.4)
        x = (x * factor(0.82, 1.18, 3)).clamp(0, 1) ** factor(0.75, 1.35)
        axis = torch.linspace(0, 1, side, device=self.device)

        def distance(rows):
            cx, cy = self.random(rows, 1, 1), self.random(rows, 1, 1)
            return ((axis[None, None, :] - cx) ** 2 + (axis[None, :, None] - cy) ** 2)[:, None]

        dim = self.some(count, 0.25)
        if len(dim):
            x[dim] = x[dim] * (
                0.3 + 0.9 * torch.exp(-distance(len(dim)) / self.random(len(dim), 1, 1, 1, low=0.08, high=0.6))
            )
        glare = self.some(count, 0.15)
        if len(glare):
            x[glare] = x[glare] + 0.9 * torch.exp(
                -distance(len(glare)) / self.random(len(glare), 1, 1, 1, low=0.002, high=0.03)
            )
        film = self.some(count, 0.1)
        if len(film):
            rows = len(film)
            slope = self.random(rows, 1, 1, low=-1, high=1)
            waves = (
                torch.sin(
                    (axis[None, None, :] + slope * axis[None, :, None]) * self.random(rows, 1, 1, low=30, high=150)
                )
                ** 8
            )
            haze = self.random(rows, 1, 1, 1, low=0, high=0.2)
            x[film] = x[film] * (1 - haze) + haze * 0.8 + 0.15 * waves[:, None]
        for share, kernel in ((0.12, 3), (0.06, 5)):
            blurred = self.some(count, share)
            if len(blurred):
                x[blurred] = F.avg_pool2d(x[blurred], kernel, 1, kernel // 2)
        coarse = self.some(count, 0.12)
        if len(coarse):
            small = F.interpolate(x[coarse], scale_factor=0.45, mode="bilinear", align_corners=False)
            x[coarse] = F.interpolate(small, size=(side, side), mode="bilinear", align_corners=False)
        noisy = self.some(count, 0.18)
        if len(noisy):
            x[noisy] = x[noisy] + torch.randn_like(x[noisy]) * self.random(len(noisy), 1, 1, 1, low=0.01, high=0.05)
        return x.clamp(0, 1) * 255


class Ahead:
    """Makes the next batch while this one is learned."""

    def __init__(self, maker, device):
        self.maker, self.worker, self.coming = maker, ThreadPoolExecutor(1), None
        self.stream = torch.cuda.Stream() if device.type == "cuda" else None

    def make(self, *wanted):
        with torch.cuda.stream(self.stream):
            batch = self.maker.make(*wanted)
            return batch, self.stream and self.stream.record_event()

    def take(self, *wanted):
        """The batch that was wanted last time."""
        batch, made = (self.coming or self.worker.submit(self.make, *wanted)).result()
        self.coming = self.worker.submit(self.make, *wanted)
        if made:
            torch.cuda.current_stream().wait_event(made)
            for part in batch:
                part.record_stream(torch.cuda.current_stream())
        return batch
