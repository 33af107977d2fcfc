"""Trains the namer of boxes within a time limit.

python3 -m crisper_ml.naming.train --data DATA --looks LOOKS --packages PACKAGES --init detector.onnx --out RUN
"""

import argparse
import copy
import math
import os
import time

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from crisper_ml.naming.batches import Batches
from crisper_ml.naming.data import Boxes
from crisper_ml.naming.model import Namer, start_from
from crisper_ml.naming.names import PACKAGES
from crisper_ml.training.model import normalize
from crisper_ml.training.train import parameter_groups
from crisper_ml.training.weights import half_state, load_detector, measure_norms

WARM_UP_STEPS = 100
EMA_DECAY = 0.998
TEMPERATURE = 0.1
RECOGNIZED = 0.4  # weight of recognizing a thing against naming it
SMOOTHED = 0.05


def recognition_loss(look, identity):
    """Looks at one thing attract each other among all others; copies of one good count as one thing."""
    like = look @ look.T / TEMPERATURE
    itself = torch.eye(len(look), dtype=torch.bool, device=look.device)
    same = (identity[:, None] == identity[None]) & ~itself
    odds = like.masked_fill(itself, -1e4).log_softmax(1)
    return -((odds * same).sum(1) / same.sum(1).clamp(min=1)).mean()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--looks", required=True, action="append", help="folder by crisper_ml.scenes.make_looks")
    parser.add_argument("--packages", required=True, help="folder with annotations.json and images/ of packaged goods")
    parser.add_argument("--init", required=True, help="the detector to start from: ema.pt or .onnx")
    parser.add_argument("--out", required=True)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--things", type=int, default=384, help="a step, each looked at twice")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--hold-out", action="store_true", help="leave out every other packaged good, to judge by them")
    parser.add_argument("--limit", type=int, default=0, help="use only this many pictures a source (to try the code)")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    options = parser.parse_args()
    started = time.time()
    torch.manual_seed(options.seed)
    np.random.seed(options.seed)
    device = torch.device(options.device)
    on_gpu = device.type == "cuda"
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    os.makedirs(options.out, exist_ok=True)
    left_out = sorted(PACKAGES)[1::2] if options.hold_out else []
    boxes = Boxes(options.data, options.looks, options.packages, device, options.workers, left_out, options.limit)
    batches = Batches(boxes)
    print(f"{len(boxes.rows)} boxes after {time.time() - started:.0f} s", flush=True)

    namer = Namer(len(boxes.names))
    start_from(namer, load_detector(options.init))
    namer = namer.to(device)
    looks, shape, _, _ = batches.make(min(96, options.things))
    measure_norms(Shaped(namer, shape), normalize(looks))
    namer = namer.to(memory_format=torch.channels_last)  # type: ignore[call-overload]
    frozen = namer.backbone.frozen_parts()
    for part in frozen:
        part.requires_grad_(False)
    average = copy.deepcopy(namer).eval().requires_grad_(False)
    optimizer = torch.optim.AdamW(
        parameter_groups(namer), lr=options.rate, betas=(0.9, 0.99), **({"fused": True} if on_gpu else {})
    )
    averaged, current = zip(
        *[
            (a, n)
            for a, n in zip(average.state_dict().values(), namer.state_dict().values())
            if a.dtype.is_floating_point
        ]
    )
    trained = [parameter for parameter in namer.parameters() if parameter.requires_grad]
    namer.train()
    for part in frozen:
        part.eval()
    step, begun, logged = 0, time.time(), time.time()
    while (progress := (time.time() - begun) / options.seconds) < 1:
        rate = min(1, (step + 1) / WARM_UP_STEPS) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * progress)))
        for group in optimizer.param_groups:
            group["lr"] = options.rate * rate * group["pace"]
        with torch.no_grad():
            looks, shape, names, identity = batches.make(options.things)
        with torch.autocast(device.type, torch.bfloat16, enabled=on_gpu):
            logits, look = namer(normalize(looks).contiguous(memory_format=torch.channels_last), shape)
        naming = F.cross_entropy(logits.float(), names, label_smoothing=SMOOTHED)
        recognizing = recognition_loss(look[: len(identity)].float(), identity)
        optimizer.zero_grad(set_to_none=True)
        (naming + RECOGNIZED * recognizing).backward()
        norm = nn.utils.clip_grad_norm_(trained, 10.0)
        if torch.isfinite(norm):
            optimizer.step()
        step += 1
        decay = min(EMA_DECAY, (1 + step) / (20 + step))
        with torch.no_grad():
            torch._foreach_mul_(averaged, decay)
            torch._foreach_add_(averaged, current, alpha=1 - decay)
        if step % 200 == 0 or step <= 3:
            right = float((logits.argmax(1) == names).float().mean())
            print(
                f"step {step} progress {progress:.3f} naming {float(naming.detach()):.3f} right {right:.3f} "
                f"recognizing {float(recognizing.detach()):.3f} {time.time() - logged:.1f} s",
                flush=True,
            )
            logged = time.time()
    torch.save(half_state(average), f"{options.out}/namer.pt")
    print(f"done: {step} steps, {time.time() - started:.0f} s in all", flush=True)


class Shaped(nn.Module):
    """A namer that is given one set of shapes: what measures normalizers passes pixels alone."""

    def __init__(self, namer, shape):
        super().__init__()
        self.namer, self.shape = namer, shape

    def forward(self, x):
        return self.namer(x, self.shape)


if __name__ == "__main__":
    main()
