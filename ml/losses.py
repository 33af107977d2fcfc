"""Task-aligned assignment and the losses, all of them weighted by how far a missing label means absence."""

import torch
import torch.nn.functional as F

from model import to_boxes

CELLS_PER_BOX = 10
CELLS_PER_WEAK_LABEL = 8


def overlap(a, b):
    """Intersection over union and the union's area."""
    extent = (torch.minimum(a[..., 2:], b[..., 2:]) - torch.maximum(a[..., :2], b[..., :2])).clamp(min=0)
    shared = extent.prod(-1)
    union = (a[..., 2:] - a[..., :2]).clamp(min=0).prod(-1) + (b[..., 2:] - b[..., :2]).clamp(min=0).prod(-1) - shared + 1e-6
    return shared / union, union


def generalized_overlap_loss(predicted, target):
    ratio, union = overlap(predicted, target)
    hull = (torch.maximum(predicted[:, 2:], target[:, 2:]) - torch.minimum(predicted[:, :2], target[:, :2])).clamp(min=0).prod(-1) + 1e-6
    return 1 - (ratio - (hull - union) / hull)


@torch.no_grad()
def assign(centers, strides, probabilities, predicted, boxes, classes, weak):
    """Which cells answer for which box.

    Boxes take the cells that already fit them best. A weak label (somewhere in the photo) takes the cells that are surest of it.
    -> cell has a box, its box, its target score, cells of weak labels, cells inside weak labels.
    """
    valid = classes >= 0
    cell_count = centers.shape[0]
    half = (boxes[..., 2:] - boxes[..., :2]) / 2
    middle = (boxes[..., 2:] + boxes[..., :2]) / 2
    distance_x = (centers[None, None, :, 0] - middle[..., 0, None]).abs()
    distance_y = (centers[None, None, :, 1] - middle[..., 1, None]).abs()
    scores = torch.gather(probabilities, 2, classes.clamp(min=0)[:, None, :].expand(-1, cell_count, -1)).transpose(1, 2)
    reach_x = torch.maximum(half[..., 0, None], strides * 0.6)
    reach_y = torch.maximum(half[..., 1, None], strides * 0.6)
    candidate = (distance_x < reach_x) & (distance_y < reach_y) & (valid & ~weak)[..., None]
    fit, _ = overlap(boxes[:, :, None, :], predicted[:, None])
    alignment = scores.clamp(min=1e-6) ** 0.5 * fit**6 * candidate
    best, where = alignment.topk(min(CELLS_PER_BOX, cell_count), -1)
    positive = torch.zeros_like(candidate).scatter_(2, where, best > 1e-9)
    contested = positive.sum(1, keepdim=True) > 1
    winner = torch.zeros_like(positive).scatter_(1, (fit * positive).argmax(1, keepdim=True), True)
    positive = torch.where(contested, positive & winner, positive)
    alignment = alignment * positive
    target = alignment / (alignment.amax(-1, keepdim=True) + 1e-9) * (fit * positive).amax(-1, keepdim=True)
    inside_weak = (distance_x < half[..., 0, None]) & (distance_y < half[..., 1, None]) & (valid & weak)[..., None]
    central = inside_weak & (distance_x < half[..., 0, None] * 0.75) & (distance_y < half[..., 1, None] * 0.75)
    surest, where = torch.where(central, scores, torch.full_like(scores, -1)).topk(min(CELLS_PER_WEAK_LABEL, cell_count), -1)
    weak_positive = torch.zeros_like(positive).scatter_(2, where, surest > 0)
    return positive.any(1), positive.float().argmax(1), target.amax(1), weak_positive, inside_weak


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
    return (F.binary_cross_entropy_with_logits(logits, target, reduction="none") * focus * weight).sum() / present.sum().clamp(min=1)


def detection_loss(outputs, cells, boxes, classes, weak, centers, strides, absence):
    """-> total, and its parts for the log."""
    logits, distances, presence = outputs
    logits = logits.float()
    predicted = to_boxes(centers, distances)
    has_box, box_of, score_target, weak_positive, inside_weak = assign(centers, strides, logits.detach().sigmoid(), predicted.detach(), boxes, classes, weak)
    target = torch.zeros_like(logits)
    target.scatter_(2, torch.gather(classes.clamp(min=0), 1, box_of)[..., None], (score_target * has_box)[..., None])
    weight = absence[cells]
    weight = torch.where(target > 0, torch.ones_like(weight), weight)
    rows, slots = (weak & (classes >= 0)).nonzero(as_tuple=True)
    if len(rows):
        label, cell = inside_weak[rows, slots].nonzero(as_tuple=True)
        weight[rows[label], cell, classes[rows[label], slots[label]]] = 0.0
        label, cell = weak_positive[rows, slots].nonzero(as_tuple=True)
        weight[rows[label], cell, classes[rows[label], slots[label]]] = 0.7
        target[rows[label], cell, classes[rows[label], slots[label]]] = 0.8
    focus = (target - logits.sigmoid().detach()).abs() ** 2
    norm = target.sum().clamp(min=1.0)
    class_part = (F.binary_cross_entropy_with_logits(logits, target, reduction="none") * focus * weight).sum() / norm
    box_part = logits.new_zeros(())
    chosen = has_box.nonzero(as_tuple=True)
    if len(chosen[0]):
        wanted = torch.gather(boxes, 1, box_of[..., None].expand(-1, -1, 4))[chosen]
        box_part = (generalized_overlap_loss(predicted[chosen], wanted) * score_target[chosen]).sum() / norm
    presence_part = presence_loss(presence, cells, classes, absence)
    return 2 * class_part + 2 * box_part + 0.5 * presence_part, (class_part.detach(), box_part.detach(), presence_part.detach())
