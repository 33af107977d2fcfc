"""The detector: EfficientNet-Lite4, a path-aggregation neck, one shared anchor-free head and an image-level presence
head.
"""

import torch
import torch.nn.functional as F
from torch import nn

from crisper_ml.training.norms import ClampedNorm

STRIDES = (8, 16, 32)
NECK_CHANNELS = 160
BOX_CHANNELS = 96
PRESENCE_CHANNELS = 768
STEM_CHANNELS = 32
# (output channels, blocks, kernel, stride, expansion) of EfficientNet-Lite4
STAGES = [
    (24, 1, 3, 1, 1),
    (32, 4, 3, 2, 6),
    (56, 4, 5, 2, 6),
    (112, 6, 3, 2, 6),
    (160, 6, 5, 1, 6),
    (272, 8, 5, 2, 6),
    (448, 1, 3, 1, 6),
]


def normalize(pixels):
    """RGB 0..255 to the range the backbone was trained with."""
    return (pixels - 127.0) * (1.0 / 128.0)


class SameConv(nn.Conv2d):
    """TensorFlow's SAME padding for even inputs: asymmetric where the stride is 2."""

    def forward(self, x):
        kernel = self.kernel_size[0]
        if self.stride[0] == 1:
            return F.conv2d(x, self.weight, self.bias, 1, kernel // 2, 1, self.groups)
        total = kernel - 2
        before, after = total // 2, total - total // 2
        return F.conv2d(F.pad(x, (before, after, before, after)), self.weight, self.bias, 2, 0, 1, self.groups)


class ConvUnit(nn.Module):
    def __init__(self, inputs, outputs, kernel=1, stride=1, groups=1, active=True):
        super().__init__()
        self.conv = SameConv(inputs, outputs, kernel, stride, groups=groups, bias=False)
        self.norm = ClampedNorm(outputs, 0.0, 6.0) if active else ClampedNorm(outputs)

    def forward(self, x):
        return self.norm(self.conv(x))


class InvertedResidual(nn.Module):
    def __init__(self, inputs, expanded, outputs, kernel, stride):
        super().__init__()
        self.expand = ConvUnit(inputs, expanded) if expanded != inputs else None
        self.depthwise = ConvUnit(expanded, expanded, kernel, stride, expanded)
        self.project = ConvUnit(expanded, outputs, active=False)
        self.residual = stride == 1 and inputs == outputs

    def units(self):
        return [unit for unit in (self.expand, self.depthwise, self.project) if unit is not None]

    def forward(self, x):
        y = x
        for unit in self.units():
            y = unit(y)
        return x + y if self.residual else y


class Backbone(nn.Module):
    """Returns features at strides 8, 16 and 32. The first two stages stay as ImageNet taught them."""

    def __init__(self):
        super().__init__()
        self.stem = ConvUnit(3, STEM_CHANNELS, 3, 2)
        self.stages = nn.ModuleList()
        inputs = STEM_CHANNELS
        for outputs, count, kernel, stride, expansion in STAGES:
            blocks = []
            for index in range(count):
                blocks.append(
                    InvertedResidual(inputs, inputs * expansion, outputs, kernel, stride if index == 0 else 1)
                )
                inputs = outputs
            self.stages.append(nn.Sequential(*blocks))
        self.channels = [STAGES[i][0] for i in (2, 4, 6)]

    def frozen_parts(self):
        return [self.stem, self.stages[0], self.stages[1]]

    def forward(self, x):
        with torch.set_grad_enabled(False):
            for part in self.frozen_parts():
                x = part(x)
        c3 = self.stages[2](x)
        c4 = self.stages[4](self.stages[3](c3))
        return c3, c4, self.stages[6](self.stages[5](c4))

    def blocks(self):
        return [block for stage in self.stages for block in stage]


class NeckConv(nn.Module):
    def __init__(self, inputs, outputs, kernel=3, stride=1):
        super().__init__()
        self.conv = nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False)
        self.norm = ClampedNorm(outputs)

    def forward(self, x):
        return F.silu(self.norm(self.conv(x)))


class Neck(nn.Module):
    def __init__(self, channels):
        super().__init__()
        width = NECK_CHANNELS
        self.lateral = nn.ModuleList([NeckConv(c, width, 1) for c in channels])
        self.context = nn.Linear(channels[2], width)
        self.top_down = nn.ModuleList([NeckConv(width, width), NeckConv(width, width)])
        self.shrink = nn.ModuleList([NeckConv(width, width, 3, 2), NeckConv(width, width, 3, 2)])
        self.bottom_up = nn.ModuleList([NeckConv(width, width), NeckConv(width, width)])

    def forward(self, c3, c4, c5):
        def double(x):
            return F.interpolate(x, scale_factor=2.0, mode="nearest")

        p5 = self.lateral[2](c5) + self.context(c5.mean((2, 3)))[:, :, None, None]
        p4 = self.top_down[0](self.lateral[1](c4) + double(p5))
        p3 = self.top_down[1](self.lateral[0](c3) + double(p4))
        n4 = self.bottom_up[0](p4 + self.shrink[0](p3))
        n5 = self.bottom_up[1](p5 + self.shrink[1](n4))
        return p3, n4, n5


class Tower(nn.Module):
    """Two convolutions shared by all levels, each level with normalizers of its own."""

    def __init__(self, inputs, width, outputs):
        super().__init__()
        self.convs = nn.ModuleList(
            [nn.Conv2d(inputs, width, 3, 1, 1, bias=False), nn.Conv2d(width, width, 3, 1, 1, bias=False)]
        )
        self.norms = nn.ModuleList([nn.ModuleList([ClampedNorm(width, 0.0), ClampedNorm(width, 0.0)]) for _ in STRIDES])
        self.out = nn.Conv2d(width, outputs, 1)
        nn.init.normal_(self.out.weight, std=0.01)

    def forward(self, x, level):
        for conv, norm in zip(self.convs, self.norms[level]):
            x = norm(conv(x))
        return self.out(x)


class Detector(nn.Module):
    def __init__(self, class_count):
        super().__init__()
        self.class_count = class_count
        self.backbone = Backbone()
        self.neck = Neck(self.backbone.channels)
        self.classify = Tower(NECK_CHANNELS, NECK_CHANNELS, class_count)
        self.regress = Tower(NECK_CHANNELS, BOX_CHANNELS, 4)
        self.level_scale = nn.Parameter(torch.ones(len(STRIDES)))
        self.presence_conv = NeckConv(self.backbone.channels[2], PRESENCE_CHANNELS, 1)
        self.presence_drop = nn.Dropout(0.2)
        self.presence = nn.Linear(PRESENCE_CHANNELS * 2, class_count)
        # rare positives: start near the prior so that the first steps are not spent on unlearning
        self.classify.out.bias.data.fill_(-5.5)  # type: ignore[union-attr]
        self.regress.out.bias.data.fill_(1.0)  # type: ignore[union-attr]
        self.presence.bias.data.fill_(-4.0)

    def forward(self, x, trust=None):
        """x normalized -> class logits [b, n, C], distances to the four sides in px [b, n, 4], presence logits [b, C].

        trust [b]: how far the backbone learns from each picture, 0 to 1, so that its features stay those of photos.
        """
        features = self.backbone(x)
        if trust is not None:
            share = trust[:, None, None, None]
            features = [(feature * share + feature.detach() * (1 - share)).to(feature.dtype) for feature in features]
        c3, c4, c5 = features
        pooled = self.presence_conv(c5)
        presence = self.presence(self.presence_drop(torch.cat([pooled.mean((2, 3)), pooled.amax((2, 3))], 1)))
        logits, distances = [], []
        for level, feature in enumerate(self.neck(c3, c4, c5)):
            logits.append(by_cell(self.classify(feature, level)))
            raw = by_cell(self.regress(feature, level)).float()
            distances.append(F.softplus(raw) * self.level_scale[level] * STRIDES[level])
        return torch.cat(logits, 1), torch.cat(distances, 1), presence


def by_cell(x):
    """[b, c, h, w] -> [b, h * w, c], which is how channels-last tensors lie in memory anyway."""
    return x.permute(0, 2, 3, 1).flatten(1, 2)


def cell_centers(height, width, device):
    """Centers [n, 2] and strides [n] of all cells of an image, in the order the head emits them."""
    centers, strides = [], []
    for stride in STRIDES:
        ys = (torch.arange(height // stride, device=device) + 0.5) * stride
        xs = (torch.arange(width // stride, device=device) + 0.5) * stride
        grid = torch.stack([xs[None, :].expand(len(ys), len(xs)), ys[:, None].expand(len(ys), len(xs))], -1).reshape(
            -1, 2
        )
        centers.append(grid)
        strides.append(torch.full((grid.shape[0],), float(stride), device=device))
    return torch.cat(centers), torch.cat(strides)


def to_boxes(centers, distances):
    return torch.cat([centers - distances[..., :2], centers + distances[..., 2:]], -1)


class ExportModel(nn.Module):
    """What ships: pixels 0..255 in, boxes in px, scores and presence as probabilities out."""

    def __init__(self, detector):
        super().__init__()
        self.detector = detector

    def forward(self, image):
        logits, distances, presence = self.detector(normalize(image))
        centers = []
        for stride in STRIDES:
            height, width = image.shape[2] // stride, image.shape[3] // stride
            ys, xs = (torch.arange(height) + 0.5) * stride, (torch.arange(width) + 0.5) * stride
            centers.append(
                torch.stack([xs[None, :].expand(height, width), ys[:, None].expand(height, width)], -1).reshape(-1, 2)
            )
        return to_boxes(torch.cat(centers)[None], distances), logits.sigmoid(), presence.sigmoid()
