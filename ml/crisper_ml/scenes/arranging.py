"""How a thing stands, leans or lies on a shelf, alone or with others like it. Lengths in meters."""

import numpy as np

from crisper_ml.chances import chance
from crisper_ml.goods.bodies import BOXY, turn_about

UP = np.array([0.0, 1.0, 0.0])
AWAY, TOWARD, ACROSS = range(3)  # where the top of a lying thing points
TURNED = 0.2  # how many show their side or their back
LEANING = 0.07
TIER = 0.867  # height of a tier of round things in the troughs of the one below, over their width


class Shelf:
    """A flat place to stand things on; along and away are its axes, away from the one who looks."""

    def __init__(self, corner, along, away, width, depth, room):
        self.corner, self.along, self.away = np.array(corner, float), np.array(along, float), np.array(away, float)
        self.width, self.depth, self.room = width, depth, room
        self.pose = np.stack([np.cross(UP, self.away), UP, self.away], 1)
        self.taken = []

    def free(self, x0, x1, z0, z1):
        inside = x0 >= 0 and z0 >= 0 and x1 <= self.width and z1 <= self.depth
        return inside and not any(x0 < b and a < x1 and z0 < d and c < z1 for a, b, c, d in self.taken)

    def beyond(self, x):
        """Where the next thing that stands to the right of x ends."""
        return min((end for _, end, _, _ in self.taken if end > x + 0.01), default=x + 0.02)

    def point(self, x, z):
        return self.corner + self.along * x + self.away * z

    def fits(self, posture):
        return posture.width <= self.width and posture.depth <= self.depth and posture.tall <= self.room

    def put(self, stage, posture, x, z, lift=0.0):
        """Stand a thing with the corner of its box at x, z."""
        self.taken.append((x, x + posture.width, z, z + posture.depth))
        foot = self.point(x + posture.width / 2, z + posture.depth / 2) + UP * lift - self.pose @ posture.foot
        stage.good(posture.good, foot, self.pose @ posture.turn)

    def put_if_free(self, stage, posture, x, z):
        if not self.free(x, x + posture.width, z, z + posture.depth):
            return False
        self.put(stage, posture, x, z)
        return True


class Measures:
    """What is asked of a good whenever it is tried on a shelf."""

    def __init__(self, good):
        self.low, self.high = good.bounds()
        self.corners = np.array(
            [
                [x, y, z]
                for x in (self.low[0], self.high[0])
                for y in (self.low[1], self.high[1])
                for z in (self.low[2], self.high[2])
            ]
        )
        self.is_round = all(
            part.power < BOXY
            and abs(part.offset[0]) + abs(part.offset[2]) < 1e-3
            and np.ptp(np.abs(part.profile).max(0)) < 0.004
            for part in good.parts
        )
        # height over width: low for tubs, more for jars, most for bottles
        self.slender = (self.high[1] - self.low[1]) / (self.high[0] - self.low[0])


def measured(good):
    """The measures of a good, kept with it: it is tried far more often than made."""
    if "measures" not in vars(good):
        good.measures = Measures(good)
    return good.measures


class Posture:
    """A good turned about its axis and then tilted, with the box around it as it is then."""

    def __init__(self, good, tilt, spin, upright):
        self.good, self.turn, self.upright = good, tilt @ turn_about(1, spin), upright
        measures = measured(good)
        # a round thing takes the same room whichever way it is turned about its axis
        corners = measures.corners @ (tilt if measures.is_round else self.turn).T
        least, largest = corners.min(0), corners.max(0)
        self.width, self.tall, self.depth = largest - least
        self.foot = np.array([(least[0] + largest[0]) / 2, least[1], (least[2] + largest[2]) / 2])

    def carries(self, other):
        """Whether another can stand on top and hang over the flat part of it only a little."""
        most = min(1.01, flat_top(self.good) * 1.3)
        return other.width <= self.width * most and other.depth <= self.depth * most


def flat_top(good):
    """Share of its width and depth that something can stand on, 0 where nothing can."""
    top = max(good.parts, key=lambda part: part.offset[1] + part.height)
    edge = np.abs(top.profile[-1])
    if top.crumple > 0.002 or edge.min() < 0.02 or max(abs(top.offset[0]), abs(top.offset[2])) > 0.01:
        return 0.0
    measures = measured(good)
    share = (2 * edge / (measures.high - measures.low)[[0, 2]]).min()
    return share if share > 0.7 else 0.0


def facing(rng, good):
    """Most things show their front, some their side or back."""
    if rng.random() > TURNED:
        return rng.normal(0, 0.18)
    return (
        rng.uniform(-np.pi, np.pi)
        if measured(good).is_round
        else rng.choice([-0.5, 0.5, 1]) * np.pi + rng.normal(0, 0.1)
    )


def stood(rng, good):
    leans = measured(good).slender > 1.5 and chance(rng, LEANING)
    tilt = turn_about(2, rng.choice([-1, 1]) * rng.uniform(0.03, 0.1)) if leans else np.eye(3)
    return Posture(good, tilt, facing(rng, good), not leans)


def laid(rng, good, way, askew=0.15):
    tilt = (
        turn_about(2, rng.choice([-1, 1]) * np.pi / 2)
        if way == ACROSS
        else turn_about(0, np.pi / 2 if way == AWAY else -np.pi / 2)
    )
    # what is flat rests on its front or back
    spin = (
        rng.uniform(-np.pi, np.pi)
        if measured(good).is_round
        else rng.choice([0, np.pi]) + (np.pi / 2 if way == ACROSS else 0)
    )
    return Posture(good, turn_about(1, rng.normal(0, askew)) @ tilt, spin, False)


def posed(rng, good, shelf):
    """A good as it stands or lies on a shelf; None where it fits neither way."""
    if rng.random() >= good.lies:
        posture = stood(rng, good)
        if shelf.fits(posture):
            return posture
    if good.lies == 0 and (len(good.parts) > 3 or measured(good).slender < 1.4):
        return None
    ways = (laid(rng, good, way) for way in rng.permutation(3))
    return next((posture for posture in ways if shelf.fits(posture)), None)


def stand_ranks(stage, rng, shelf, good, place, across, deep):
    """Copies side by side and behind one another, now and then one gone from the front. -> x where they end."""
    x, z = place
    gap, spin, end = rng.exponential(0.003), facing(rng, good), x
    spread = 1.0 if measured(good).is_round else 0.04
    for rank in range(deep):
        at, reach = x, 0.0
        for _ in range(across):
            posture = Posture(good, np.eye(3), spin + rng.normal(0, spread), True)
            gone = rank == 0 and deep > 1 and chance(rng, 0.15)
            if not gone and shelf.put_if_free(stage, posture, at, z + rng.uniform(0, 0.003)):
                end = max(end, at + posture.width)
            at, reach = at + posture.width + gap, max(reach, posture.depth)
        z += reach + gap + 0.003
    return end


def lay_tiers(stage, rng, shelf, good):
    """Round bottles or cans lying in tiers, each in the troughs of those below. -> whether there was room."""
    way = AWAY if chance(rng, 0.5) else TOWARD
    one = laid(rng, good, way, 0)
    step = one.width + 0.0005
    if not measured(good).is_round or measured(good).slender < 1.5 or not shelf.fits(one):
        return False
    count = min(int(shelf.width / step), int(rng.integers(2, 13)))
    tiers = min(int(rng.integers(1, 5)), count, 1 + int((shelf.room - one.tall) / (step * TIER)))
    x, z = rng.uniform(0, shelf.width - count * step), rng.uniform(0, min(0.05, shelf.depth - one.depth))
    if count < 2 or not shelf.free(x, x + count * step, z, z + one.depth):
        return False
    for tier in range(tiers):
        for place in range(count - tier):
            shelf.put(
                stage,
                laid(rng, good, way, 0),
                x + (place + tier / 2) * step,
                z + rng.uniform(0, 0.004),
                tier * step * TIER,
            )
    return True
