// Where a ray meets a body, a slab or a card.
#pragma once

#include "world.cuh"

constexpr int MARCH = 30;
constexpr int REFINE = 7;
constexpr float LIFT = 2e-4f;

struct Section {
  float wide, deep;           // half sizes
  float widening, deepening;  // per meter of height
};
SHARED Section section(const float* profiles, const Body& b, float y) {
  float row = fminf(fmaxf(y / b.height, 0.0f), 0.9999f) * (ROWS - 1);
  int low = (int)row;
  float share = row - low, rows_per_meter = (ROWS - 1) / b.height;
  const float* at = profiles + b.profile + low * 2;
  float wider = at[2] - at[0], deeper = at[3] - at[1];
  return {fmaxf(at[0] + wider * share, 1e-4f), fmaxf(at[1] + deeper * share, 1e-4f), wider * rows_per_meter,
          deeper * rows_per_meter};
}

SHARED float to_power(float x, float power) { return power == 2.0f ? x * x : exp2f(power * log2f(x + 1e-9f)); }
/** Between the length (power 2) and the larger side (power without end) of a vector; neither side negative. */
SHARED float norm(float x, float z, float power) {
  if (power == 2.0f) return sqrtf(x * x + z * z);
  float larger = fmaxf(fmaxf(x, z), 1e-6f), ratio = fminf(x, z) / larger;
  return larger * exp2f(log2f(1 + to_power(ratio, power)) / power);
}

SHARED bool is_plain(const Body& b) { return b.crumple == 0 && b.scallop[1] == 0 && b.hole[2] == 0; }

/** Under 1 inside a body with all its dents, cups and its hole, over 1 outside. */
APART float shape(const float* profiles, const Body& b, V p) {
  Section s = section(profiles, b, p.y);
  float wide = s.wide, deep = s.deep;
  if (b.scallop[1] > 0) deep *= 1 - b.scallop[0] * fabsf(cosf(PI * b.scallop[1] * (p.x / wide + 1) * 0.5f));
  if (b.crumple > 0) {
    float dent = b.crumple * (noise(p * 38.0f + b.middle * 91.0f) + 0.5f * noise(p * 95.0f + b.middle * 57.0f));
    wide = fmaxf(wide + dent, 1e-4f), deep = fmaxf(deep + dent, 1e-4f);
  }
  float m = to_power(fabsf(p.x) / wide, b.power) + to_power(fabsf(p.z) / deep, b.power);
  if (b.hole[2] > 0) {
    float hx = (p.x - b.hole[0]) / b.hole[2], hy = (p.y - b.hole[1]) / b.hole[3];
    m = fmaxf(m, 2 - (hx * hx + hy * hy));
  }
  return m;
}

APART V body_normal(const float* profiles, const Body& b, V p, bool lid) {
  if (lid) return vec(0, p.y < b.height * 0.5f ? -1.0f : 1.0f, 0);
  if (is_plain(b)) {
    Section s = section(profiles, b, p.y);
    float x = fabsf(p.x) / s.wide, z = fabsf(p.z) / s.deep;
    float fx = to_power(x, b.power - 1) / s.wide, fz = to_power(z, b.power - 1) / s.deep;
    return unit(vec(p.x < 0 ? -fx : fx, -(fx * x * s.widening + fz * z * s.deepening), p.z < 0 ? -fz : fz));
  }
  const float e = 6e-4f;
  const V a = vec(1, -1, -1), c = vec(-1, -1, 1), f = vec(-1, 1, -1), g = vec(1, 1, 1);
  return unit(a * shape(profiles, b, p + a * e) + c * shape(profiles, b, p + c * e) +
              f * shape(profiles, b, p + f * e) + g * shape(profiles, b, p + g * e));
}

/** Where a ray enters and leaves a box, and the axis it enters by. */
SHARED bool through(V o, V d, V low, V high, float& enter, float& leave, int& axis) {
  const float os[3] = {o.x, o.y, o.z}, ds[3] = {d.x, d.y, d.z}, ls[3] = {low.x, low.y, low.z},
              hs[3] = {high.x, high.y, high.z};
  enter = -FAR_AWAY, leave = FAR_AWAY, axis = 0;
  for (int k = 0; k < 3; ++k) {
    float inv = 1.0f / (fabsf(ds[k]) < 1e-9f ? 1e-9f : ds[k]);
    float a = (ls[k] - os[k]) * inv, c = (hs[k] - os[k]) * inv;
    float near = fminf(a, c), far = fmaxf(a, c);
    if (near > enter) enter = near, axis = k;
    leave = fminf(leave, far);
  }
  return leave > fmaxf(enter, 0.0f);
}

struct Reading {
  float gap;   // over 0 outside the body, under 0 inside
  float safe;  // how far the ray goes at least before it crosses the surface
};
/** Dents, cups and holes stay inside the body's envelope, so they cost nothing while a ray is outside it; dents alone
 * leave its core whole. */
SHARED Reading read(const float* profiles, const Body& b, V p, V d, bool plain) {
  Section s = section(profiles, b, p.y);
  float wide = s.wide + 1.5f * b.crumple, deep = s.deep + 1.5f * b.crumple;
  float gap = norm(fabsf(p.x) / wide, fabsf(p.z) / deep, b.power) - 1;
  if (!plain && gap <= 0) {
    wide = s.wide - 1.5f * b.crumple, deep = s.deep - 1.5f * b.crumple;
    bool whole = b.scallop[1] == 0 && b.hole[2] == 0 && fminf(wide, deep) > 0;
    gap = whole ? norm(fabsf(p.x) / wide, fabsf(p.z) / deep, b.power) - 1 : 0;
    if (gap >= 0) return {shape(profiles, b, p) - 1, 0};
  }
  // no norm of a power over 2 is more than the length, and no cross-section grows faster than the steepest
  float across = sqrtf(d.x * d.x / (wide * wide) + d.z * d.z / (deep * deep)),
        upward = fabsf(d.y) * b.steep / fminf(wide, deep);
  return {gap, fabsf(gap) / (across + upward + 1e-6f)};
}

struct Meeting {
  float t;
  bool lid;
};

/** The crossing between two points of a ray, the first of them on the side it comes from. */
SHARED float crossing(const float* profiles, const Body& b, V o, V d, bool plain, float low, float low_gap, float high,
                      float high_gap) {
  for (int k = 0; k < REFINE; ++k) {
    float share = plain ? low_gap / (low_gap - high_gap) : 0.5f;
    float mid = low + (high - low) * fminf(fmaxf(share, 0.02f), 0.98f);
    float gap = read(profiles, b, o + d * mid, d, plain).gap;
    if (plain && fabsf(gap) < 1e-4f) return mid;
    if ((gap < 0) == (low_gap < 0))
      low = mid, low_gap = gap;
    else
      high = mid, high_gap = gap;
  }
  return high;
}

/** The first crossing of the body's surface between 0 and `until`; a ray that starts inside looks for its way out,
 * which every ray inside a film does. */
APART bool meet_body(const float* profiles, const Body& b, V origin, V way, float until, bool inside, Meeting& met) {
  V o = into(b.frame, origin), d = turned_into(b.frame, way);
  float enter, leave;
  int axis;
  if (!through(o, d, vec(-b.wide, 0, -b.deep), vec(b.wide, b.height, b.deep), enter, leave, axis)) return false;
  float start = fmaxf(enter, 0.0f), end = fminf(leave, until);
  if (start >= end) return false;
  bool plain = is_plain(b), enters = !inside && enter > 0;
  float least = (end - start) / MARCH, t = enters ? start + 1e-5f : start;
  Reading now = read(profiles, b, o + d * t, d, plain);
  if (b.material == FILM && !enters) inside = now.gap < 0;
  if (enters && now.gap < 0) {
    met = {enter, axis == 1};
    return true;
  }
  // a ray may start on the wrong side by a hair: it must not jump from there
  if ((now.gap < 0) != inside) now.safe = 0;
  while (t < end) {
    float last = t, last_gap = now.gap;
    t = fminf(t + fmaxf(now.safe, least), end);
    now = read(profiles, b, o + d * t, d, plain);
    if ((now.gap < 0) == inside) continue;
    met = {(last_gap < 0) == inside ? crossing(profiles, b, o, d, plain, last, last_gap, t, now.gap) : last, false};
    return true;
  }
  if (!inside || leave > until) return false;
  float y = o.y + d.y * leave;
  met = {leave, y < 1e-3f || y > b.height - 1e-3f};
  return true;
}

SHARED bool meet_slab(const Slab& s, V origin, V way, float until, Meeting& met) {
  V o = into(s.frame, origin), d = turned_into(s.frame, way);
  float enter, leave;
  int axis;
  if (!through(o, d, s.half * -1.0f, s.half, enter, leave, axis) || enter <= 0 || enter >= until) return false;
  if (s.wire > 0) {
    V p = o + d * enter;
    float at = p.x / s.wire;
    if (at - floorf(at) > 0.16f && fabsf(p.z) < s.half.z - 0.008f) return false;
  }
  met = {enter, false};
  return true;
}
SHARED V slab_normal(const Slab& s, V p) {
  V beyond = vec(fabsf(p.x), fabsf(p.y), fabsf(p.z)) - s.half;
  if (beyond.x >= beyond.y && beyond.x >= beyond.z) return vec(p.x < 0 ? -1.0f : 1.0f, 0, 0);
  if (beyond.y >= beyond.z) return vec(0, p.y < 0 ? -1.0f : 1.0f, 0);
  return vec(0, 0, p.z < 0 ? -1.0f : 1.0f);
}

SHARED Texel card_texel(const World& w, const Card& c, V p) {
  return look_up(w.prints, c.print, p.x / c.wide * 0.5f + 0.5f, 1 - p.y / c.high);
}
SHARED bool meet_card(const World& w, const Card& c, V origin, V way, float until, Meeting& met) {
  V o = into(c.frame, origin), d = turned_into(c.frame, way);
  if (fabsf(d.z) < 1e-6f) return false;
  float t = -o.z / d.z;
  if (t <= LIFT || t >= until) return false;
  V p = o + d * t;
  if (fabsf(p.x) > c.wide || p.y < 0 || p.y > c.high || card_texel(w, c, p).a < 127.5f) return false;
  met = {t, false};
  return true;
}

SHARED bool meet(const World& w, int thing, V origin, V way, float until, Meeting& met) {
  if (const Slab* slab = w.as_slab(thing)) return meet_slab(*slab, origin, way, until, met);
  if (const Card* card = w.as_card(thing)) return meet_card(w, *card, origin, way, until, met);
  return meet_body(w.profiles, w.as_body(thing), origin, way, until, false, met);
}
