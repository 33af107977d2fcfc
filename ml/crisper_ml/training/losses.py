"""Task-aligned assignment and the losses, all of them weighted by how far a missing label means absence."""

import torch
import torch.nn.functional as F

from crisper_ml.training.model import to_boxes

CELLS_PER_BOX = 10
CELLS_PER_WEAK_LABEL = 8


def overlap(a, b):
    """Intersection over union and the union's area."""
    extent = (torch.minimum(a[..., 2:], b[..., 2:]) - torch.maximum(a[..., :2], b[..., :2])).clamp(min=0)
    shared = extent.prod(-1)
    union = (
        (a[..., 2:] - a[..., :2]).clamp(min=0).prod(-1)
        + (b[..., 2:] - b[..., :2]).clamp(min=0).prod(-1)
        - shared
        + 1e-6
    )
    return shared / union, union


def generalized_overlap_loss(predicted, target):
    ratio, union = overlap(predicted, target)
    hull = (torch.maximum(predicted[:, 2:], target[:, 2:]) - torch.minimum(predicted[:, :2], target[:, :2])).clamp(
        min=0
    ).prod(-1) + 1e-6
    return 1 - (ratio - (hull - union) / hull)


@torch.no_grad()
def assign(centers, strides, probabilities, predicted, boxes, classes, weak):
    """Which cells answer for which box: those that already fit it best.

    -> cell has a box, its box, its target score, all [b, n].
    """
    photos, slots = ((classes >= 0) & ~weak).nonzero(as_tuple=True)
    shape = probabilities.shape[:2]
    wanted = boxes[photos, slots]
    distance, half = from_middle(centers, wanted)
    candidate = (distance < torch.maximum(half[:, None], strides[:, None] * 0.6)).all(-1)
    fit, _ = overlap(wanted[:, None], predicted[photos])
    scores = probabilities[photos, :, classes[photos, slots]]
    alignment, where = (scores.clamp(min=1e-6) ** 0.5 * fit**6 * candidate).topk(min(CELLS_PER_BOX, shape[1]), -1)
    cell, fit = photos[:, None] * shape[1] + where, fit.gather(1, where)
    # of several boxes that want a cell the one that fits best gets it
    taken = alignment > 1e-9
    best = fit.new_zeros(shape.numel()).scatter_reduce_(0, cell[taken], fit[taken], "amax")
    taken &= fit == best[cell]
    box = torch.arange(len(photos), device=cell.device)[:, None].expand_as(cell)
    owner = torch.full_like(best, len(photos), dtype=torch.long).scatter_reduce_(0, cell[taken], box[taken], "amin")
    taken &= owner[cell] == box
    alignment = alignment * taken
    target = alignment / (alignment.amax(-1, keepdim=True) + 1e-9) * (fit * taken).amax(-1, keepdim=True)
    score = torch.zeros_like(best).index_put_((cell[taken],), target[taken])
    slot = torch.cat([slots, slots.new_zeros(1)])[owner]
    return (owner < len(photos)).view(shape), slot.view(shape), score.view(shape)


@torch.no_grad()
def assign_weak(centers, probabilities, boxes, classes, weak):
    """Labels that only say "somewhere in here".

    -> their photos and classes, the cells inside [k, n], and those of them that are surest.
    """
    photos, slots = ((classes >= 0) & weak).nonzero(as_tuple=True)
    names = classes[photos, slots]
    distance, half = from_middle(centers, boxes[photos, slots])
    inside, central = (distance < half[:, None]).all(-1), (distance < half[:, None] * 0.75).all(-1)
    scores = probabilities[photos, :, names]
    surest, where = torch.where(central, scores, torch.full_like(scores, -1)).topk(
        min(CELLS_PER_WEAK_LABEL, len(centers)), -1
    )
    return photos, names, inside, torch.zeros_like(inside).scatter_(1, where, surest > 0)


def from_middle(centers, boxes):
    """How far cells [n] lie from the middle of boxes [k], and half the boxes' extent. -> [k, n, 2], [k, 2]"""
    low, high = boxes[:, :2], boxes[:, 2:]
    return (centers - (low + high)[:, None] / 2).abs(), (high - low) / 2


def presence_loss(logits, cells, classes, absence):
    """Image-level labels; absence counts as much as the least certain source in the picture lets it."""
    count, class_count = logits.shape
    present = torch.zeros(count, class_count, device=logits.device)
    rows, slots = (classes >= 0).nonzero(as_tuple=True)
    present[rows, classes[rows, slots]] = 1
    seen = torch.zeros(count, absence.shape[0], device=logits.device).scatter_(1, cells, 1.0)
    weight = torch.where(seen[:, :, None] > 0, absence[None], torch.ones_like(absence)[None]).amin(1)
    weight = torch.where(present > 0, torch.ones_like(weight), weight)
    target = present * 0.95 + 0.005
    logits = logits.float()
    focus = (target - logits.sigmoid().detach()).abs()
    return (
        F.binary_cross_entropy_with_logits(logits, target, reduction="none") * focus * weight
    ).sum() / present.sum().clamp(min=1)


def detection_loss(outputs, cells, boxes, classes, weak, centers, strides, absence):
    """-> total, and its parts for the log."""
    logits, distances, presence = outputs
    logits = logits.float()
    predicted = to_boxes(centers, distances)
    probabilities = logits.detach().sigmoid()
    has_box, box_of, score_target = assign(centers, strides, probabilities, predicted.detach(), boxes, classes, weak)
    target = torch.zeros_like(logits)
    target.scatter_(2, torch.gather(classes.clamp(min=0), 1, box_of)[..., None], (score_target * has_box)[..., None])
    weight = absence[cells]
    weight = torch.where(target > 0, torch.ones_like(weight), weight)
    if weak.any():
        photos, names, inside, surest = assign_weak(centers, probabilities, boxes, classes, weak)
        label, cell = inside.nonzero(as_tuple=True)
        weight[photos[label], cell, names[label]] = 0.0
        label, cell = surest.nonzero(as_tuple=True)
        weight[photos[label], cell, names[label]] = 0.7
        target[photos[label], cell, names[label]] = 0.8
    focus = (target - probabilities).abs() ** 2
    norm = target.sum().clamp(min=1.0)
    class_part = (F.binary_cross_entropy_with_logits(logits, target, reduction="none") * focus * weight).sum() / norm
    box_part = logits.new_zeros(())
    chosen = has_box.nonzero(as_tuple=True)
    if len(chosen[0]):
        wanted = torch.gather(boxes, 1, box_of[..., None].expand(-1, -1, 4))[chosen]
        box_part = (generalized_overlap_loss(predicted[chosen], wanted) * score_target[chosen]).sum() / norm
    presence_part = presence_loss(presence, cells, classes, absence)
    return 2 * class_part + 2 * box_part + 0.5 * presence_part, (
        class_part.detach(),
        box_part.detach(),
        presence_part.detach(),
    )
