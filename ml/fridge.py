"""Open fridges in space: shelves and a door with racks seen by a camera anywhere in front of them.

Where a thing stands says much about what it is, so the scenes keep the sizes, the places and the order of a real fridge. Lengths in meters.
"""

import numpy as np
from PIL import Image, ImageDraw

from compose import SIDE, Composer, choose, light, photo_background, pose
from shapes import color, gray, look_from

OPEN_SHARE = 0.65
CAN = 0.12
# what stands in doors, beside the nameless: other packages are as rare there as their weight says
DOOR = {"ketchup": 4, "mustard": 4, "salad dressing": 4, "mayonnaise": 2, "soy sauce": 2, "jam": 2, "milk": 5, "juice": 4, "soda": 3, "water": 2, "wine": 2, "beer": 2, "egg": 4, "butter": 3, "margarine": 1.5, "pickle": 1.5, "honey": 1, None: 9}
DOOR_CUTOUTS = 0.12
BODY_CUTOUTS = 0.34


class Camera:
    """A pinhole that looks at a point; x to the right, y up, z into the fridge."""

    def __init__(self, place, target, roll, focal):
        ahead = np.subtract(target, place)
        ahead = ahead / np.linalg.norm(ahead)
        side = np.cross([0, 1, 0], ahead)
        side = side / np.linalg.norm(side)
        above = np.cross(ahead, side)
        self.place, self.focal = np.array(place, float), focal
        self.axes = np.stack([side * np.cos(roll) + above * np.sin(roll), above * np.cos(roll) - side * np.sin(roll), ahead])

    def see(self, points):
        """-> px [n, 2] and distance along the view [n]."""
        seen = (np.atleast_2d(points) - self.place) @ self.axes.T
        depth = np.maximum(seen[:, 2], 0.05)
        return np.stack([SIDE / 2 + self.focal * seen[:, 0] / depth, SIDE / 2 - self.focal * seen[:, 1] / depth], 1), seen[:, 2]


class Painter:
    """The picture so far, and which thing each of its px belongs to."""

    def __init__(self, camera, ground):
        self.camera, self.scene = camera, ground
        self.owner = np.zeros((SIDE, SIDE), np.int32)
        self.things = []

    def area(self, points, tint, opacity=1.0):
        """A flat polygon, given by its corners in space."""
        corners, depth = self.camera.see(points)
        if depth.min() < 0.06:
            return
        low = np.clip(np.floor(corners.min(0)), 0, SIDE).astype(int)
        high = np.clip(np.ceil(corners.max(0)) + 1, 0, SIDE).astype(int)
        if (high - low).min() < 1:
            return
        mask = Image.new("L", tuple(int(v) for v in high - low))
        ImageDraw.Draw(mask).polygon([tuple(corner) for corner in corners - low], fill=255)
        share = (np.asarray(mask, np.float32) / 255 * opacity)[..., None]
        region = (slice(low[1], high[1]), slice(low[0], high[0]))
        self.scene[region] = self.scene[region] * (1 - share) + np.array(tint, np.float32) * share
        if opacity > 0.7:
            self.owner[region][share[..., 0] > 0.5] = 0

    def wall(self, origin, along, up, tint, lamp, reach, patches=5):
        """A wall in patches that grow darker away from the lamp."""
        origin, along, up = (np.array(part, float) for part in (origin, along, up))
        for i in range(patches):
            for j in range(patches):
                start = origin + along * i / patches + up * j / patches
                step, rise = along * 1.02 / patches, up * 1.02 / patches
                distance = np.linalg.norm(start + step / 2 + rise / 2 - lamp)
                self.area([start, start + step, start + step + rise, start + rise], np.array(tint) * (0.55 + 0.55 * np.exp(-((distance / reach) ** 2))))

    def line(self, start, end, thick, tint):
        (corners, depth) = self.camera.see([start, end])
        if depth.min() < 0.06:
            return
        low = np.clip(np.floor(corners.min(0)) - 4, 0, SIDE).astype(int)
        high = np.clip(np.ceil(corners.max(0)) + 5, 0, SIDE).astype(int)
        if (high - low).min() < 1:
            return
        mask = Image.new("L", tuple(int(v) for v in high - low))
        width = max(1, int(round(self.camera.focal * thick / depth.mean())))
        ImageDraw.Draw(mask).line([tuple(corner) for corner in corners - low], fill=255, width=width)
        region = (slice(low[1], high[1]), slice(low[0], high[0]))
        share = np.asarray(mask, np.float32)[..., None] / 255
        self.scene[region] = self.scene[region] * (1 - share) + np.array(tint, np.float32) * share


class Fridges(Composer):
    def __init__(self, folder, records, class_names):
        super().__init__(folder, records, class_names)
        door = np.array([DOOR.get(name, 0.15) for name in self.names], np.float64)
        self.door_weights = door / door.sum()

    def scene(self, seed):
        rng = np.random.default_rng([seed, 1])
        if rng.random() > OPEN_SHARE:
            return super().scene(seed)
        try:
            return self.open_fridge(rng)
        finally:
            look_from(None)

    def open_fridge(self, rng):
        width, height, depth = rng.uniform(0.45, 0.8), rng.uniform(0.6, 1.5), rng.uniform(0.35, 0.55)
        hinge = -1 if rng.random() < 0.5 else 1
        opening = np.radians(rng.uniform(5, 75))
        outward = np.array([hinge * np.cos(opening), 0, -np.sin(opening)])
        facing = np.array([-hinge * np.sin(opening), 0, -np.cos(opening)])
        corner = np.array([hinge * width / 2, 0, 0])
        kind = rng.random()
        wanted = (corner + outward * width * 0.5 if kind < 0.25 else np.zeros(3) if kind < 0.55 else corner * rng.uniform(0.2, 0.9)) + [0, height * rng.uniform(0.35, 0.65), 0]
        span = rng.uniform(0.6, 1.3) if kind < 0.55 else rng.uniform(1.0, 1.7)
        distance = rng.uniform(0.7, 1.9)
        side = rng.uniform(-0.5, 0.5) - (0.35 * hinge if kind >= 0.55 else 0)
        place = wanted + (facing if kind < 0.25 else np.array([0, 0, -1.0])) * distance + [side * distance * 0.7, rng.uniform(-0.15, 0.55) * distance, 0]
        camera = Camera(place, wanted + rng.normal(0, 0.05, 3), rng.normal(0, 0.06), SIDE * np.linalg.norm(place - wanted) / (span * max(1.0, height * 0.8)))
        painter = Painter(camera, self.surroundings(rng))
        shell = gray(rng, 0.75, 1) if rng.random() < 0.7 else gray(rng, 0.05, 0.6)
        inside = gray(rng, 0.72, 0.98) if rng.random() < 0.85 else color(rng, [40, 200, 210], (0.05, 0.2), (0.7, 0.95))
        lamp = np.array([rng.uniform(-0.2, 0.2), height * rng.uniform(0.8, 1), depth * rng.uniform(0.2, 0.9)])
        reach = rng.uniform(0.5, 1.6)
        self.body(painter, rng, (width, height, depth), self.levels(rng, height), shell, inside, lamp, reach)
        # drawn last: a door that is not quite open hides part of the body
        self.door(painter, rng, corner, outward, facing, width, height, shell, inside)
        whole = np.bincount(painter.owner.ravel(), minlength=len(painter.things) + 1)
        return light(painter.scene, rng), self.visible_boxes(painter.owner, painter.things, whole)

    def surroundings(self, rng):
        if self.backgrounds and rng.random() < 0.7:
            return photo_background(rng, self.folder, self.backgrounds).copy() * rng.uniform(0.05, 1.0)
        return np.tile(np.array(color(rng, np.arange(0, 360, 30), (0, 0.5), (0.05, 0.8)), np.float32), (SIDE, SIDE, 1))

    @staticmethod
    def levels(rng, height):
        """Heights of the floors that things stand on, from the lowest up, closed by the ceiling."""
        found = [rng.uniform(0, 0.05)]
        while found[-1] < height - 0.3:
            found.append(found[-1] + rng.uniform(0.15, 0.36))
        return [*found, height]

    def body(self, painter, rng, size, levels, shell, inside, lamp, reach):
        width, height, depth = size
        half, frame = width / 2, rng.uniform(0.02, 0.08)
        below = rng.uniform(0.05, 0.7)
        painter.area([[-half - frame, -below, 0], [half + frame, -below, 0], [half + frame, height + frame, 0], [-half - frame, height + frame, 0]], np.array(shell) * rng.uniform(0.4, 0.9))
        painter.wall([-half, 0, depth], [width, 0, 0], [0, height, 0], inside, lamp, reach)
        painter.wall([-half, 0, 0], [0, 0, depth], [0, height, 0], np.array(inside) * 0.92, lamp, reach)
        painter.wall([half, 0, 0], [0, 0, depth], [0, height, 0], np.array(inside) * 0.92, lamp, reach)
        painter.wall([-half, 0, 0], [width, 0, 0], [0, 0, depth], np.array(inside) * 0.85, lamp, reach, 3)
        painter.wall([-half, height, 0], [width, 0, 0], [0, 0, depth], np.array(inside) * 0.8, lamp, reach, 3)
        share = self.few(rng, self.weights)
        wire, glass = rng.random() < 0.35, rng.uniform(0.08, 0.5)
        eye = painter.camera.place[1]
        numbers = range(len(levels) - 1)
        # seen from above, each shelf lies over what is below it; seen from below, over what stands on it
        order = [n for n in numbers if levels[n] <= eye] + [n for n in reversed(numbers) if levels[n] > eye]
        for number in order:
            level, gap = levels[number], levels[number + 1] - levels[number]
            under = level > eye
            bright = 0.55 + 0.6 * np.exp(-(((lamp[1] - level - gap / 2) / reach) ** 2))
            if not under and number:
                self.shelf(painter, rng, level, half, depth, wire, glass)
            fill = rng.choice([0.0, 0.35, 0.7, 1.0], p=[0.05, 0.1, 0.2, 0.65])
            rows = sorted(rng.uniform(0.06, depth - 0.06, int(rng.integers(2, 5))), reverse=True)
            for row in rows:
                x = -half + rng.uniform(0.02, 0.12)
                while x < half - 0.05:
                    if rng.random() > fill:
                        x += rng.uniform(0.05, 0.2)
                        continue
                    x = self.stand(painter, rng, np.array([x, level, row]), np.array([1.0, 0, 0]), half - 0.02, gap * 0.97, share, BODY_CUTOUTS, bright)
            if under and number:
                self.shelf(painter, rng, level, half, depth, wire, glass)
            if number == 0 and rng.random() < 0.5:
                tall = gap * rng.uniform(0.5, 0.95)
                painter.area([[-half, level, 0.02], [half, level, 0.02], [half, level + tall, 0.02], [-half, level + tall, 0.02]], gray(rng, 0.5, 0.95), rng.uniform(0.35, 1))
                painter.line([-half, level + tall, 0.02], [half, level + tall, 0.02], 0.012, gray(rng, 0.7, 1))

    @staticmethod
    def shelf(painter, rng, level, half, depth, wire, glass):
        near = rng.uniform(0.0, 0.06)
        if wire:
            tint = gray(rng, 0.6, 1)
            for x in np.linspace(-half, half, int(rng.integers(14, 30))):
                painter.line([x, level, near], [x, level, depth], 0.004, tint)
        else:
            painter.area([[-half, level, near], [half, level, near], [half, level, depth], [-half, level, depth]], gray(rng, 0.6, 1), glass)
        painter.line([-half, level, near], [half, level, near], rng.uniform(0.006, 0.02), gray(rng, 0.6, 1))

    def door(self, painter, rng, corner, outward, facing, width, height, shell, inside):
        up = np.array([0, 1.0, 0])
        bright = rng.uniform(0.5, 1.1)
        base = np.array(inside) * bright
        bottom = -rng.uniform(0, 0.1)
        edge = corner + up * bottom
        painter.area([edge, edge + outward * width * 1.05, edge + outward * width * 1.05 + up * (height - bottom + 0.04), edge + up * (height - bottom + 0.04)], np.array(shell) * bright * 0.9)
        painter.wall(edge + outward * 0.03 + up * 0.03, outward * (width - 0.06), up * (height - bottom - 0.06), base, corner + up * height, 1.5)
        share = self.few(rng, self.door_weights, 0.4)
        level = bottom + rng.uniform(0.03, 0.1)
        deep = rng.uniform(0.09, 0.14)
        opaque = rng.uniform(0.3, 0.75) if rng.random() < 0.4 else 1.0
        rail_tint = base * rng.uniform(0.9, 1.1) if opaque == 1.0 else np.array(gray(rng, 0.55, 1)) * bright
        eye = painter.camera.place[1]
        racks = []
        while level < height - 0.12:
            gap = rng.uniform(0.16, 0.42)
            racks.append((level, min(gap, height - level)))
            level += gap
        for level, gap in [rack for rack in racks if rack[0] <= eye] + [rack for rack in reversed(racks) if rack[0] > eye]:
            left, right = corner + outward * 0.04 + up * level, corner + outward * (width - 0.04) + up * level
            painter.area([left, right, right + facing * deep, left + facing * deep], base * rng.uniform(0.75, 1), opaque)
            fill = rng.choice([0.0, 0.4, 0.75, 1.0], p=[0.08, 0.1, 0.22, 0.6])
            for row in sorted(rng.uniform(0.03, deep - 0.02, int(rng.integers(1, 3)))):
                along = rng.uniform(0.03, 0.1)
                while along < width - 0.1:
                    if rng.random() > fill:
                        along += rng.uniform(0.05, 0.15)
                        continue
                    start = corner + outward * along + up * level + facing * row
                    along = self.stand(painter, rng, start, outward, width - 0.04, gap * 0.97, share, DOOR_CUTOUTS, bright, along)
            tall = min(gap * 0.6, rng.uniform(0.03, 0.11))
            painter.area([left + facing * deep, right + facing * deep, right + facing * deep + up * tall, left + facing * deep + up * tall], rail_tint, opaque)
            painter.line(left + facing * deep + up * tall, right + facing * deep + up * tall, 0.006, rail_tint * 1.08)

    @staticmethod
    def few(rng, weights, least=0.25):
        """People fill a fridge with few kinds of things."""
        share = weights * (rng.random(len(weights)) < rng.uniform(least, 0.85))
        return share / share.sum() if share.sum() > 0 else weights

    def stand(self, painter, rng, foot, along, end, room, share, cutouts, bright, start=None):
        """Put a thing, or several of its kind, at a foot point and go on along the shelf; -> where it is free again."""
        at = foot[0] if start is None else start
        spot, depth = painter.camera.see(foot)
        if depth[0] < 0.15:
            return at + 0.1
        scale = painter.camera.focal / depth[0]
        if scale * CAN < 9:
            return at + 0.1
        rise = painter.camera.place[1] - foot[1] - CAN
        look_from(np.clip(rise / np.linalg.norm(painter.camera.place - foot), 0, 0.75))
        index, draw, lying = choose(rng, scale * CAN, self.class_ids, self.cutouts, self.backgrounds, self.names, share, cutouts)
        for _ in range(1 if rng.random() < (0.6 if start is None else 0.75) else int(rng.integers(2, 6))):
            sprite = pose(draw(), rng, 0, lying)
            # what does not fit under the next shelf lies down or is something else
            if sprite.shape[0] > room * scale:
                if sprite.shape[1] > room * scale or rng.random() < 0.75:
                    return at + 0.02
                sprite = np.ascontiguousarray(np.rot90(sprite, 1 if rng.random() < 0.5 else 3))
            width = sprite.shape[1] / scale
            if at + width * 0.8 > end:
                return end
            middle = foot + along * (at - (foot[0] if start is None else start) + width / 2)
            spot, _ = painter.camera.see(middle)
            sprite = sprite.copy()
            sprite[..., :3] = np.clip(sprite[..., :3] * bright, 0, 255)
            left, top = int(spot[0, 0] - sprite.shape[1] / 2), int(spot[0, 1] - sprite.shape[0] + rng.uniform(0, 0.06) * scale * CAN)
            self.shadow(painter.scene, spot[0, 0], spot[0, 1], sprite.shape[1])
            self.place(painter.scene, painter.owner, painter.things, index, sprite, left, top)
            if sprite.shape[0] < room * scale * 0.45 and rng.random() < 0.25:
                self.place(painter.scene, painter.owner, painter.things, index, sprite, left + int(rng.integers(-4, 5)), top - int(sprite.shape[0] * 0.93))
            at += width * rng.uniform(0.85, 1.15) * abs(self.foreshortening(along, painter.camera))
        return at + (rng.uniform(0, 0.02) if rng.random() < 0.8 else rng.uniform(0.02, 0.15))

    @staticmethod
    def shadow(scene, x, y, width):
        """Where a thing touches the shelf it is darker."""
        reach, flat = width * 0.6, max(2.0, width * 0.14)
        low_x, high_x = int(np.clip(x - reach, 0, SIDE)), int(np.clip(x + reach, 0, SIDE))
        low_y, high_y = int(np.clip(y - flat, 0, SIDE)), int(np.clip(y + flat, 0, SIDE))
        ys, xs = np.mgrid[low_y:high_y, low_x:high_x]
        radius = ((xs - x) / reach) ** 2 + ((ys - y) / flat) ** 2
        scene[low_y:high_y, low_x:high_x] *= (1 - 0.4 * np.clip(1 - radius, 0, 1))[..., None]

    @staticmethod
    def foreshortening(along, camera):
        """Standing things keep their width when the row they stand in is seen at a slant: they cover more of it."""
        return 1 / max(0.35, abs(float(along @ camera.axes[0])))
