"""Batches for the namer: two looks at each thing, in two photos where there are two."""

import torch

from crisper_ml.naming.boxes import cut, moved, regions, relit, shapes, sometimes, uniform
from crisper_ml.naming.data import CUTOUTS, LOOK_SIDE, LOOKS, NOTHING_SHARE, PHOTOS, not_food

TURNED = 0.2  # lie on their side or stand on their head
PASTED = 0.5  # of the packages stand in another place than where they were photographed


def looked_at(store, sizes, image, boxes):
    """One look at each box, as some camera might have it. -> looks, shapes"""
    boxes = moved(boxes)
    turns = torch.randint(1, 4, (len(boxes),), device=boxes.device) * sometimes(boxes, TURNED)
    angle = torch.randn(len(boxes), device=boxes.device) * 0.12 * sometimes(boxes, 0.5)
    mirrored = torch.where(sometimes(boxes, 0.5), 1.0, -1.0)
    middle, half = regions(boxes)
    shape = shapes(boxes) * torch.where(turns % 2 == 1, -1.0, 1.0)[:, None]
    return cut(store, sizes, image, middle, half, turns, angle, mirrored), shape


class Batches:
    def __init__(self, boxes):
        self.boxes = boxes

    def of(self, drawn):
        """-> looks [b, 3, SIDE, SIDE] and shapes of boxes from all stores, in the order given."""
        boxes = self.boxes
        looks, shape = None, torch.empty(len(drawn), 1, device=boxes.device)
        for where in (PHOTOS, LOOKS, CUTOUTS):
            rows = (boxes.where[drawn] == where).nonzero()[:, 0]
            if not len(rows):
                continue
            chosen = drawn[rows]
            part, shape[rows] = looked_at(
                boxes.stores[where], boxes.sizes[where], boxes.image[chosen], boxes.boxes[chosen]
            )
            if where == CUTOUTS:
                part = self.pasted(part)
            if looks is None:
                looks = torch.empty(len(drawn), *part.shape[1:], device=boxes.device)
            looks[rows] = part
        return looks, shape

    def pasted(self, looks):
        """Half of the packages before a piece of some scene."""
        image = torch.randint(0, len(self.boxes.things), (len(looks),), device=looks.device)
        size = uniform(looks, 60, 300, len(looks), 2)
        corner = torch.rand(len(looks), 2, device=looks.device) * (LOOK_SIDE - size)
        middle, half = regions(torch.cat([corner, corner + size], 1))
        ground = cut(self.boxes.stores[LOOKS], self.boxes.sizes[LOOKS], image, middle, half)
        inside = looks[:, 3:] / 255
        there = sometimes(looks, PASTED)[:, None, None, None]
        return torch.where(there, looks[:, :3] * inside + ground * (1 - inside), looks[:, :3])

    def nothing(self, count):
        """Looks at places where no thing is: shelves, walls, rooms."""
        boxes = self.boxes
        parts = [(LOOKS, boxes.nowhere(count * 2 // 3)), (PHOTOS, boxes.rooms(count // 3 if boxes.empty else 0))]
        seen = [
            looked_at(boxes.stores[where], boxes.sizes[where], image, place)
            for where, (image, place) in parts
            if len(image)
        ]
        return torch.cat([looks for looks, _ in seen]), torch.cat([shape for _, shape in seen])

    def make(self, things):
        """-> looks, shapes, names, and the identity of the first 2 * things looks, in two halves"""
        drawn = self.boxes.draw(things)
        pairs = torch.cat([drawn, self.boxes.mates(drawn)])
        looks, shape = self.of(pairs)
        empty, empty_shape = self.nothing(max(3, int(2 * things * NOTHING_SHARE)))
        names = torch.cat(
            [self.boxes.name[pairs], torch.full((len(empty),), not_food(self.boxes), device=drawn.device)]
        )
        return relit(torch.cat([looks, empty])), torch.cat([shape, empty_shape]), names, self.boxes.identity[pairs]
