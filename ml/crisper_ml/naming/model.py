"""The namer: one small look at every box. What is in it, and a vector by which to recognize it in another photo."""

import torch
import torch.nn.functional as F
from torch import nn

from crisper_ml.training.model import PRESENCE_CHANNELS, Backbone, NeckConv, normalize

SIDE = 128  # px of a look at a box
LOOK = 64  # numbers that a thing is recognized by
POOLED = 2 * PRESENCE_CHANNELS


class Namer(nn.Module):
    def __init__(self, name_count):
        super().__init__()
        self.backbone = Backbone()
        self.widen = NeckConv(self.backbone.channels[2], PRESENCE_CHANNELS, 1)
        self.drop = nn.Dropout(0.2)
        self.name = nn.Linear(POOLED, name_count)
        # the look at a box is square, so its shape is told beside
        self.shape_name = nn.Linear(1, name_count, bias=False)
        self.recognize = nn.Sequential(nn.Linear(POOLED + 1, 256), nn.ReLU(), nn.Linear(256, LOOK))
        nn.init.zeros_(self.shape_name.weight)

    def forward(self, x, shape):
        """x normalized [b, 3, SIDE, SIDE], shape [b, 1]: log of width over height.

        -> logits of the names [b, C], vectors of length 1 [b, LOOK]
        """
        wide = self.widen(self.backbone(x)[2])
        pooled = torch.cat([wide.mean((2, 3)), wide.amax((2, 3))], 1)
        logits = self.name(self.drop(pooled)) + self.shape_name(shape)
        return logits, F.normalize(self.recognize(torch.cat([pooled, shape], 1)), dim=1)


@torch.no_grad()
def start_from(namer, detector):
    """Backbone and presence of a detector: what names a photo names a box, to begin with."""
    namer.backbone.load_state_dict(detector.backbone.state_dict())
    namer.widen.load_state_dict(detector.presence_conv.state_dict())
    known = detector.class_count
    namer.name.weight[:known] = detector.presence.weight
    namer.name.bias[:known] = detector.presence.bias
    namer.name.weight[known:] = 0
    namer.name.bias[known:] = float(detector.presence.bias.mean())


class ExportNamer(nn.Module):
    """What ships: boxes as pixels 0..255 and their shapes in, probabilities of the names and vectors out."""

    def __init__(self, namer):
        super().__init__()
        self.namer = namer

    def forward(self, boxes, shapes):
        logits, look = self.namer(normalize(boxes), shapes)
        return logits.softmax(1), look
