// From rays to px: light, looks and owners.
#pragma once

#include "light.cuh"

/** A px before smoothing. */
struct Pixel {
  V light, color;
  V normal;             // the mean: the shorter, the less its samples agree
  float spread, doubt;  // variances of the light and of a color that was seen through something
  int32_t owner;
};

SHARED V ray_of(const Scene& s, float x, float y) {
  return unit(s.ahead + s.right * (x / s.width * 2 - 1) + s.above * (1 - y / s.height * 2));
}

SHARED int owner_of(const World& w, int thing) {
  if (w.as_slab(thing)) return 0;
  const Card* card = w.as_card(thing);
  return card ? card->owner : w.as_body(thing).owner;
}
/** Whose px this is; a pane that lets enough through has no part in it. */
SHARED int front_owner(const World& w, V way) {
  Meeting met;
  float front = FAR_AWAY;
  int owner = 0;
  Walk walk(w, w.scene.eye, way);
  for (int thing; (thing = walk.next(front)) >= 0;) {
    const Slab* slab = w.as_slab(thing);
    if (slab && slab->material == CLEAR && slab->opacity <= 0.55f) continue;
    if (meet(w, thing, w.scene.eye, way, front, met)) front = met.t, owner = owner_of(w, thing);
  }
  return owner;
}

SHARED Pixel painted(const World& w, int index) {
  const Scene& s = w.scene;
  int x = index % s.width, y = index / s.width;
  Chance chance{(uint32_t)(index * 9781 + s.seed * 6271 + 77)};
  chance.next();
  const uint8_t* b = w.backdrop + (int64_t)index * 3;
  V behind = linear(b[0], b[1], b[2]), none = vec(0, 0, 0), light = none;
  Pixel px{none, none, none, 0, 0, front_owner(w, ray_of(s, x + 0.5f, y + 0.5f))};
  Path path;
  Look look{none, none, false};
  Beam beam;
  float squares = 0, color_squares = 0;
  bool goes_on = false, direct = true;
  // One loop over the events of all samples: px beside each other share their time on a GPU, so none should wait for
  // another's longest path.
  for (int sample = 0, event = 0; sample < s.samples;) {
    if (!event)
      path = {s.eye, ray_of(s, x + chance.next(), y + chance.next()), vec(1, 1, 1), true, 0}, light = none,
      look.known = false;
    goes_on = advance(w, path, behind, chance, light, beam, look);
    direct = direct && look.known;
    if (most(beam.light) > 0) light = light + beam.light * passes(w, beam.from, beam.way, beam.until);
    if (goes_on && ++event < MOST_EVENTS) continue;
    // a lone bright speck would outshine its neighbours for good
    float peak = most(light);
    if (peak > 8) light = light * (8 / peak);
    px.light = px.light + light, squares += mean(light) * mean(light);
    if (look.known)
      px.color = px.color + look.color, px.normal = px.normal + look.normal,
      color_squares += dot(look.color, look.color);
    event = 0, ++sample;
  }
  float share = 1.0f / s.samples;
  px.light = px.light * share, px.color = px.color * share, px.normal = px.normal * share;
  px.spread = fmaxf(squares * share - mean(px.light) * mean(px.light), 0.0f) * share;
  px.doubt = direct ? 0 : fmaxf(color_squares * share - dot(px.color, px.color), 0.0f) * share;
  return px;
}

constexpr int CELL = 4;
constexpr int MOST_IN_LINE = 64;

/** All owners that stand along the ray through the middle of a cell, whatever stands before them. -> how many. */
SHARED int in_line(const World& w, int cell, int32_t* owners) {
  int across = w.scene.width / CELL, count = 0;
  V way = ray_of(w.scene, cell % across * CELL + CELL / 2 + 0.5f, cell / across * CELL + CELL / 2 + 0.5f);
  Meeting met;
  Walk walk(w, w.scene.eye, way);
  for (int thing; count < MOST_IN_LINE && (thing = walk.next(FAR_AWAY)) >= 0;) {
    int owner = owner_of(w, thing), k = 0;
    while (k < count && owners[k] != owner) ++k;
    if (owner && k == count && meet(w, thing, w.scene.eye, way, FAR_AWAY, met)) owners[count++] = owner;
  }
  return count;
}
