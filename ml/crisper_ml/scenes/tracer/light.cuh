// What a ray brings back: the way of light through a fridge.
#pragma once

#include "tree.cuh"

constexpr int MOST_EVENTS = 14;
constexpr int MOST_BOUNCES = 3;
constexpr float WATER = 1.33f;

struct Hit {
  float t;
  V normal;  // outward, in space
  V local;
  int thing;  // -1: none
  bool lid;
};
SHARED Hit nearest(const World& w, V origin, V way) {
  Meeting best{FAR_AWAY, false}, met;
  int found = -1;
  Walk walk(w, origin, way);
  for (int thing; (thing = walk.next(best.t)) >= 0;)
    if (meet(w, thing, origin, way, best.t, met)) best = met, found = thing;
  Hit hit{best.t, vec(0, 0, 0), vec(0, 0, 0), found, best.lid};
  if (found < 0) return hit;
  V p = origin + way * best.t;
  if (const Slab* slab = w.as_slab(found)) {
    hit.local = into(slab->frame, p), hit.normal = turned_out(slab->frame, slab_normal(*slab, hit.local));
  } else if (const Card* card = w.as_card(found)) {
    hit.local = into(card->frame, p), hit.normal = turned_out(card->frame, vec(0, 0, 1));
  } else {
    const Body& body = w.as_body(found);
    hit.local = into(body.frame, p),
    hit.normal = turned_out(body.frame, body_normal(w.profiles, body, hit.local, hit.lid));
  }
  return hit;
}

/** How much of what a thing lets through reaches its other side; 0 for most things. */
SHARED float lets_through(const World& w, int thing) {
  if (const Slab* slab = w.as_slab(thing)) return slab->material == CLEAR ? 0.92f * (1 - slab->opacity) : 0;
  if (w.as_card(thing)) return 0;
  int material = w.as_body(thing).material;
  return material == FILM ? 0.8f : material == CLEAR ? 0.6f : material == MILKY ? 0.35f : 0;
}
/** What reaches a point of the light from another one. */
SHARED float passes(const World& w, V origin, V way, float until) {
  float left = 1;
  Meeting met;
  Walk walk(w, origin, way);
  for (int thing; (thing = walk.next(until)) >= 0;) {
    if (!meet(w, thing, origin, way, until, met)) continue;
    left *= lets_through(w, thing);
    if (left < 0.05f) return 0;
  }
  return left;
}

/** Light on its way from a lamp to a point; what is between the two is not yet known. */
struct Beam {
  V from, way;
  float until;
  V light;
};
SHARED Beam from_lamps(const World& w, V point, V normal, Chance& chance) {
  Beam beam{point + normal * LIFT, normal, 0, vec(0, 0, 0)};
  int count = w.scene.lamps;
  if (!count) return beam;
  int pick = (int)(chance.next() * count);
  const Lamp& lamp = w.lamp[pick < count ? pick : count - 1];
  V to = lamp.middle + lamp.u * (chance.next() * 2 - 1) + lamp.v * (chance.next() * 2 - 1) - point;
  float square = fmaxf(dot(to, to), 4e-3f), far = sqrtf(square);
  beam.way = to * (1 / far), beam.until = far - 1e-3f;
  beam.light = lamp.light * (fmaxf(dot(beam.way, normal), 0.0f) * count / square * (1 / PI));
  return beam;
}
/** A lamp seen in the gloss: the mirror image of its light. */
SHARED Beam mirror_image(const World& w, V origin, V way) {
  for (int k = 0; k < w.scene.lamps; ++k) {
    const Lamp& lamp = w.lamp[k];
    V to = lamp.middle - origin;
    float far = sqrtf(dot(to, to)), size = sqrtf(fmaxf(dot(lamp.u, lamp.u), dot(lamp.v, lamp.v))) + 0.012f;
    if (dot(to * (1 / far), way) > 1 / sqrtf(1 + size * size / (far * far)))
      return {origin, way, far - 1e-3f, lamp.light * fminf(1 / (4 * size * size), 60.0f)};
  }
  return {origin, way, 0, vec(0, 0, 0)};
}

SHARED V scattered(V normal, Chance& chance) {
  float angle = 2 * PI * chance.next(), r = sqrtf(chance.next());
  V side = unit(cross(fabsf(normal.y) < 0.9f ? vec(0, 1, 0) : vec(1, 0, 0), normal)), up = cross(normal, side);
  return unit(side * (r * cosf(angle)) + up * (r * sinf(angle)) + normal * sqrtf(fmaxf(0.0f, 1 - r * r)));
}
SHARED V mirrored(V way, V normal, float rough, Chance& chance) {
  V out = way - normal * (2 * dot(way, normal));
  if (rough > 0) out = out + vec(chance.next() - 0.5f, chance.next() - 0.5f, chance.next() - 0.5f) * (2 * rough);
  out = unit(out);
  return dot(out, normal) > 0.01f ? out : unit(out + normal * 0.2f);
}
SHARED float fresnel(float cosine, float straight) {
  float x = 1 - fminf(fabsf(cosine), 1.0f);
  return straight + (1 - straight) * x * x * x * x * x;
}

struct Surface {
  V color;
  float paint;  // how far it hides the material
};
SHARED Surface dress(const World& w, const Body& b, V p, bool lid) {
  Section s = section(w.profiles, b, p.y);
  float x = p.x / s.wide, z = p.z / s.deep, u;
  Texel t;
  if (lid && b.lid.width && p.y > b.height * 0.5f) {
    t = look_up(w.prints, b.lid, x * 0.5f + 0.5f, 0.5f - z * 0.5f);
  } else {
    if (b.power < 3.5f)
      u = 0.5f + atan2f(x, -z) / (2 * PI);
    else if (fabsf(z) >= fabsf(x))
      u = z < 0 ? 0.25f + 0.125f * (x + 1) : 0.75f + 0.125f * (1 - x);
    else
      u = x > 0 ? 0.5f + 0.125f * (z + 1) : 0.125f * (1 - z);
    t = look_up(w.prints, b.print, fminf(fmaxf(u, 0.0f), 0.9999f), 1 - p.y / b.height);
  }
  return {linear(t.r, t.g, t.b), t.a * (1 / 255.0f)};
}

struct Path {
  V origin, way;
  V left;  // what is left of the light that comes along it
  bool straight;
  int bounces;
};

/** Through a clear body that the path has just met, bent where it is wet; -> whether the back of a label ends it, which
 * faces `inner`. */
SHARED bool cross_clear(const World& w, const Body& b, const Hit& in, Path& path, Chance& chance, V& inner) {
  float line = b.fill * b.height, from = in.local.y;
  V p = path.origin + path.way * in.t;
  if (from < line) {
    float c = -dot(path.way, in.normal), ratio = 1 / WATER, k = 1 - ratio * ratio * (1 - c * c);
    path.way = unit(path.way * ratio + in.normal * (ratio * c - sqrtf(fmaxf(k, 0.0f))));
  }
  path.origin = p - in.normal * LIFT, path.left = path.left * b.tint, path.straight = path.straight && b.fill == 0;
  Meeting out;
  if (!meet_body(w.profiles, b, path.origin, path.way, FAR_AWAY, true, out)) return false;
  path.origin = path.origin + path.way * out.t;
  V local = into(b.frame, path.origin), normal = turned_out(b.frame, body_normal(w.profiles, b, local, out.lid));
  float to = local.y, share = from < line ? 1 : 0;
  if ((from < line) != (to < line)) share = (line - fminf(from, to)) / fmaxf(fabsf(from - to), 1e-5f);
  float run = share * out.t;
  path.left = path.left * vec(expf(-b.absorbs.x * run), expf(-b.absorbs.y * run), expf(-b.absorbs.z * run));
  inner = normal * -1.0f;
  if (chance.next() < dress(w, b, local, out.lid).paint) return true;
  if (to < line) {
    float c = dot(path.way, normal), k = 1 - WATER * WATER * (1 - c * c);
    if (k > 0) path.way = unit(path.way * WATER + normal * (sqrtf(k) - WATER * c));
  }
  path.origin = path.origin + normal * LIFT, path.left = path.left * b.tint;
  return false;
}

/** Through a clear slab or back from it. */
SHARED void cross_pane(const Slab& slab, V p, V normal, float cosine, Path& path, Chance& chance) {
  if (chance.next() < fresnel(cosine, 0.05f)) {
    path.way = mirrored(path.way, normal, 0.01f, chance), path.origin = p + normal * LIFT, path.straight = false;
    return;
  }
  path.origin = p - normal * (4 * LIFT);
  // a thin pane: step out on its other side
  float enter, leave;
  int axis;
  if (through(into(slab.frame, path.origin), turned_into(slab.frame, path.way), slab.half * -1.0f, slab.half, enter,
              leave, axis) &&
      leave < 0.05f)
    path.origin = path.origin + path.way * (leave + LIFT);
  path.left = path.left * vec(0.94f, 0.96f, 0.95f);
}

/** What the first thing that is not seen through looks like; the smoothing goes by it. */
struct Look {
  V color, normal;
  bool known;
};

/** What a path meets next sends light along it. -> whether the path goes on; `beam` may bring more light if nothing is
 * in its way. */
SHARED bool advance(const World& w, Path& path, V behind, Chance& chance, V& sum, Beam& beam, Look& look) {
  beam.light = vec(0, 0, 0);
  Hit hit = nearest(w, path.origin, path.way);
  if (hit.thing < 0) {
    V light = path.left * (path.straight ? behind : w.scene.around);
    sum = sum + light;
    if (!look.known) look = {light, path.way * -1.0f, true};
    return false;
  }
  V normal = dot(hit.normal, path.way) > 0 ? hit.normal * -1.0f : hit.normal, p = path.origin + path.way * hit.t, color;
  float shine = 0, rough = 0, cosine = -dot(path.way, normal);
  bool through_paper = false;
  if (const Slab* slab = w.as_slab(hit.thing)) {
    if (slab->material == CLEAR && chance.next() >= slab->opacity) {
      cross_pane(*slab, p, normal, cosine, path, chance);
      return true;
    }
    color = slab->tint, shine = slab->material == MATTE ? 0.0f : slab->material == METAL ? 0.6f : 0.04f, rough = 0.12f;
  } else if (const Card* card = w.as_card(hit.thing)) {
    Texel t = card_texel(w, *card, hit.local);
    color = linear(t.r, t.g, t.b), normal = unit(normal + vec(0, 0.6f, 0));
  } else {
    const Body& body = w.as_body(hit.thing);
    Surface surface = dress(w, body, hit.local, hit.lid);
    bool painted = chance.next() < surface.paint;
    color = painted ? surface.color : body.tint;
    if ((body.material == CLEAR || body.material == FILM) && !painted) {
      // lamps glint in few of the rays that meet a wall, so more of them are mirrored than a wall mirrors, each for
      // less
      float share = fresnel(cosine, 0.05f), tried = fmaxf(share, 0.2f);
      if (chance.next() < tried) {
        path.origin = p + normal * LIFT, path.way = mirrored(path.way, normal, 0.015f, chance),
        path.left = path.left * (share / tried), path.straight = false;
        beam = mirror_image(w, path.origin, path.way);
        beam.light = beam.light * path.left;
        return true;
      }
      path.left = path.left * ((1 - share) / (1 - tried));
      if (body.material == FILM) {
        path.origin = p - normal * LIFT, path.left = path.left * body.tint;
        return true;
      }
      V inner;
      if (!cross_clear(w, body, hit, path, chance, inner)) return true;
      path.left = path.left * vec(0.35f, 0.34f, 0.32f);
      if (!look.known) look = {path.left, inner, true};
      sum = sum + path.left * w.scene.around;
      beam = from_lamps(w, path.origin - inner * 0.002f, inner, chance);
      beam.light = beam.light * path.left;
      return false;
    }
    if (body.material == METAL && !painted) {
      path.origin = p + normal * LIFT, path.way = mirrored(path.way, normal, 0.12f, chance),
      path.left = path.left * body.tint * 0.8f, path.straight = false;
      if (!look.known) look = {path.left, normal, true};
      return true;
    }
    shine = body.material == MATTE   ? 0.0f
            : body.material == METAL ? 0.12f
                                     : 0.05f,
    rough = body.material == MILKY ? 0.15f : 0.05f;
    through_paper = body.material == FILM || (body.material == MILKY && !painted);
  }
  if (!look.known) look = {path.left * color, normal, true};
  path.straight = false;
  if (shine > 0 && chance.next() < fresnel(cosine, shine)) {
    path.origin = p + normal * LIFT, path.way = mirrored(path.way, normal, rough, chance);
    beam = mirror_image(w, path.origin, path.way);
    beam.light = beam.light * path.left;
    return true;
  }
  if (through_paper && chance.next() < 0.4f) normal = normal * -1.0f, p = p + normal * 0.004f;
  path.left = path.left * color;
  beam = from_lamps(w, p, normal, chance);
  beam.light = beam.light * path.left;
  if (++path.bounces >= MOST_BOUNCES || most(path.left) < 0.03f) {
    sum = sum + path.left * w.scene.around * 0.6f;
    return false;
  }
  path.origin = p + normal * LIFT, path.way = scattered(normal, chance);
  return true;
}
