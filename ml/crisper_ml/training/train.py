"""Trains the detector within a time limit and resumes from its checkpoint.

python3 -m crisper_ml.training.train --data DATA --backbone efficientnet-lite4-imagenet-int8.npz --out RUN
"""

import argparse
import copy
import math
import os
import random
import time

import numpy as np
import torch
from torch import nn

from crisper_ml.training.augment import Ahead, BatchMaker
from crisper_ml.training.data import SOURCES, Photos, absence_weights, class_names, read_scenes, read_split
from crisper_ml.training.losses import detection_loss
from crisper_ml.training.model import Detector, cell_centers, normalize
from crisper_ml.training.weights import half_state, load_imagenet, load_weights, measure_norms

WARM_UP_STEPS = 150
BACKBONE_RATE = 0.25
EMA_DECAY = 0.9992
SMALL_UNTIL = 0.4
LATE_FROM = 0.85


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--backbone", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument(
        "--init",
        help="weights to start from instead of the bare backbone: an earlier run's ema.pt or the shipped .onnx",
    )
    parser.add_argument(
        "--mix",
        type=float,
        default=0.0,
        help="with --init: share of the bare ImageNet backbone mixed into the earlier one",
    )
    parser.add_argument(
        "--seconds", type=float, default=960, help="training time of the whole schedule, over all resumes"
    )
    parser.add_argument(
        "--wall", type=float, default=36000, help="stop and save after this many seconds of this process"
    )
    parser.add_argument("--batch", type=int, default=64)
    parser.add_argument("--small-side", type=int, default=640, help="input side of the first part of the schedule")
    parser.add_argument("--full-side", type=int, default=832)
    parser.add_argument("--rate", type=float, default=1.2e-3)
    parser.add_argument("--scenes", help="folder of scenes rendered by crisper_ml.scenes.make_scenes")
    parser.add_argument(
        "--trust", type=float, default=0.3, help="how far the backbone learns from scenes, against photos"
    )
    parser.add_argument("--limit", type=int, default=0, help="use only this many photos (to try the code)")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    return parser.parse_args()


def parameter_groups(detector):
    """Backbone slower than the rest; no decay for biases and normalizers."""
    groups: dict = {}
    for name, parameter in detector.named_parameters():
        if parameter.requires_grad:
            key = (BACKBONE_RATE if name.startswith("backbone.") else 1.0, 0.04 if parameter.ndim > 1 else 0.0)
            groups.setdefault(key, []).append(parameter)
    return [{"params": members, "pace": key[0], "weight_decay": key[1]} for key, members in sorted(groups.items())]


def load_bare(detector, options, pixels):
    load_imagenet(detector.backbone, options.backbone)
    measure_norms(detector.backbone, pixels)


def mix_backbone(detector, bare, share):
    """Draws learned features back toward those of ImageNet: a fit to drawn packages lies far from real ones."""
    with torch.no_grad():
        theirs = bare.backbone.state_dict()
        frozen = tuple(
            name
            for name, part in detector.backbone.named_modules()
            if any(part is one for one in detector.backbone.frozen_parts())
        )
        for name, mine in detector.backbone.state_dict().items():
            if mine.dtype.is_floating_point and not name.startswith(frozen):
                mine.lerp_(theirs[name], share)


def set_training(detector):
    detector.train()
    for part in detector.backbone.frozen_parts():
        part.eval()


def save(path, detector, average, optimizer, spent, step):
    state = {
        "detector": detector.state_dict(),
        "average": average.state_dict(),
        "optimizer": optimizer.state_dict(),
        "spent": spent,
        "step": step,
    }
    torch.save(state, f"{path}/last.tmp")
    os.replace(f"{path}/last.tmp", f"{path}/last.pt")
    torch.save(half_state(average), f"{path}/ema.tmp")
    os.replace(f"{path}/ema.tmp", f"{path}/ema.pt")


def main():
    started = time.time()
    options = arguments()
    random.seed(options.seed)
    np.random.seed(options.seed)
    torch.manual_seed(options.seed)
    device = torch.device(options.device)
    on_gpu = device.type == "cuda"
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    os.makedirs(options.out, exist_ok=True)

    records, labelled = read_split(options.data, "train", SOURCES)
    if options.limit:
        records = random.sample(records, options.limit)
    scenes = read_scenes(options.scenes) if options.scenes else []
    photos = Photos(options.data, records + scenes, device, options.workers)
    absence = absence_weights(options.data, labelled).to(device)
    maker = BatchMaker(photos)
    print(f"{len(records)} photos and {len(scenes)} scenes after {time.time() - started:.0f} s", flush=True)

    detector = Detector(len(class_names(options.data))).to(device)
    checkpoint = f"{options.out}/last.pt"
    resume = torch.load(checkpoint, map_location=device) if os.path.exists(checkpoint) else None
    if resume is None:
        pixels = normalize(maker.make(min(48, options.batch), options.small_side, True)[0])
        if options.init:
            load_weights(detector, options.init)
            measure_norms(detector, pixels)
        else:
            load_bare(detector, options, pixels)
        if options.mix:
            bare = Detector(detector.class_count).to(device)
            load_bare(bare, options, pixels)
            mix_backbone(detector, bare, options.mix)
    detector = detector.to(memory_format=torch.channels_last)  # type: ignore[call-overload]
    for part in detector.backbone.frozen_parts():
        part.requires_grad_(False)
    average = copy.deepcopy(detector).eval().requires_grad_(False)
    optimizer = torch.optim.AdamW(
        parameter_groups(detector), lr=options.rate, betas=(0.9, 0.99), **({"fused": True} if on_gpu else {})
    )
    spent, step = 0.0, 0
    if resume is not None:
        detector.load_state_dict(resume["detector"])
        average.load_state_dict(resume["average"])
        optimizer.load_state_dict(resume["optimizer"])
        spent, step = resume["spent"], resume["step"]
        torch.manual_seed(options.seed + step)
        print(f"resumed at step {step} after {spent:.0f} s", flush=True)

    floating = [
        (a, d)
        for a, d in zip(average.state_dict().values(), detector.state_dict().values())
        if a.dtype.is_floating_point
    ]
    averaged, current = [a for a, _ in floating], [d for _, d in floating]
    trained = [parameter for parameter in detector.parameters() if parameter.requires_grad]
    set_training(detector)
    ahead = Ahead(maker, device)
    cells_of = {side: cell_centers(side, side, device) for side in (options.small_side, options.full_side)}
    begun = logged = saved = time.time()
    while True:
        elapsed = spent + time.time() - begun
        progress = elapsed / options.seconds
        if progress >= 1 or time.time() - started > options.wall:
            break
        rate = (
            options.rate * min(1, (step + 1) / WARM_UP_STEPS) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * progress)))
        )
        for group in optimizer.param_groups:
            group["lr"] = rate * group["pace"]
        pixels, cells, boxes, classes, weak = ahead.take(
            options.batch, options.small_side if progress < SMALL_UNTIL else options.full_side, progress > LATE_FROM
        )
        side = pixels.shape[-1]
        with torch.autocast(device.type, torch.bfloat16, enabled=on_gpu):
            rendered = (cells == SOURCES.index("rendered")).float().mean(1)
            outputs = detector(
                normalize(pixels).contiguous(memory_format=torch.channels_last), 1 - rendered * (1 - options.trust)
            )
        loss, parts = detection_loss(outputs, cells, boxes, classes, weak, *cells_of[side], absence)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        norm = nn.utils.clip_grad_norm_(trained, 10.0)
        if torch.isfinite(norm):
            optimizer.step()
        step += 1
        decay = min(EMA_DECAY, (1 + step) / (20 + step))
        with torch.no_grad():
            torch._foreach_mul_(averaged, decay)
            torch._foreach_add_(averaged, current, alpha=1 - decay)
        if step % 200 == 0 or step <= 3:
            speed = options.batch * (200 if step > 3 else 1) / (time.time() - logged)
            print(
                f"step {step} progress {progress:.3f} side {side} loss {float(loss.detach()):.3f} "
                f"class {float(parts[0]):.3f} box {float(parts[1]):.3f} presence {float(parts[2]):.3f} "
                f"{speed:.0f} photos/s",
                flush=True,
            )
            logged = time.time()
        if time.time() - saved > 120:
            save(options.out, detector, average, optimizer, spent + time.time() - begun, step)
            saved = time.time()
    spent += time.time() - begun
    save(options.out, detector, average, optimizer, spent, step)
    memory = torch.cuda.max_memory_allocated() / 2**30 if on_gpu else 0
    print(
        f"done: {step} steps, {spent:.0f} s of training, {time.time() - started:.0f} s in all, {memory:.1f} GiB",
        flush=True,
    )


if __name__ == "__main__":
    main()
