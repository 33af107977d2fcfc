// A small path tracer for fridges: bodies with a straight axis, slabs, and cut-out photos as cards, lit by lamps.
// Built by ml/render.py as a library, with nvcc where there is one and with a C++ compiler to try it elsewhere.

#include <cmath>
#include <cstdint>

#ifdef __CUDACC__
#define SHARED __host__ __device__ inline
#else
#define SHARED inline
#endif

constexpr int ROWS = 64;
constexpr int MARCH = 30;
constexpr int BISECT = 7;
constexpr int MOST_EVENTS = 14;
constexpr int MOST_BOUNCES = 3;
constexpr float PI = 3.14159265f;
constexpr float FAR_AWAY = 1e9f;
constexpr float LIFT = 2e-4f;
constexpr float WATER = 1.33f;

struct V {
  float x, y, z;
};
SHARED V vec(float x, float y, float z) { return V{x, y, z}; }
SHARED V operator+(V a, V b) { return vec(a.x + b.x, a.y + b.y, a.z + b.z); }
SHARED V operator-(V a, V b) { return vec(a.x - b.x, a.y - b.y, a.z - b.z); }
SHARED V operator*(V a, V b) { return vec(a.x * b.x, a.y * b.y, a.z * b.z); }
SHARED V operator*(V a, float s) { return vec(a.x * s, a.y * s, a.z * s); }
SHARED float dot(V a, V b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
SHARED V cross(V a, V b) { return vec(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x); }
SHARED V unit(V a) { return a * (1.0f / sqrtf(fmaxf(dot(a, a), 1e-20f))); }
SHARED float most(V a) { return fmaxf(a.x, fmaxf(a.y, a.z)); }

// The layouts below are those of ml/render.py; every field is four bytes wide.
struct Frame {
  float r[9], at[3];
};
enum Material { MATTE, GLOSS, CLEAR, MILKY, METAL };
struct Print {
  int32_t at, width, height;
};
struct Body {
  Frame frame;
  V middle;
  float radius, height, wide, deep, power;
  int32_t material, owner, profile;
  Print print, lid;
  V tint, absorbs;
  float fill, hole[4], scallop[2], crumple;
};
struct Slab {
  Frame frame;
  V half;
  int32_t material;
  V tint;
  float opacity, wire;
};
struct Card {
  Frame frame;
  float wide, high;
  int32_t owner;
  Print print;
};
struct Lamp {
  V middle, u, v, light;
};
struct Scene {
  int32_t bodies, slabs, cards, lamps, width, height, samples, seed;
  V eye, right, above, ahead;  // right and above reach the edges of the picture at distance 1
  V around;
};
struct World {
  Scene scene;
  const Body* body;
  const Slab* slab;
  const Card* card;
  const Lamp* lamp;
  const float* profiles;
  const uint8_t* prints;
  const uint8_t* backdrop;  // what lies behind everything, one px for each of the picture
};

struct Chance {
  uint32_t state;
  SHARED float next() {
    state = state * 747796405u + 2891336453u;
    uint32_t word = ((state >> ((state >> 28u) + 4u)) ^ state) * 277803737u;
    word = (word >> 22u) ^ word;
    return (word >> 8) * (1.0f / 16777216.0f);
  }
};

SHARED V into(const Frame& f, V p) {
  p = p - vec(f.at[0], f.at[1], f.at[2]);
  return vec(f.r[0] * p.x + f.r[1] * p.y + f.r[2] * p.z, f.r[3] * p.x + f.r[4] * p.y + f.r[5] * p.z, f.r[6] * p.x + f.r[7] * p.y + f.r[8] * p.z);
}
SHARED V turned_into(const Frame& f, V d) { return into(f, d + vec(f.at[0], f.at[1], f.at[2])); }
SHARED V turned_out(const Frame& f, V d) {
  return vec(f.r[0] * d.x + f.r[3] * d.y + f.r[6] * d.z, f.r[1] * d.x + f.r[4] * d.y + f.r[7] * d.z, f.r[2] * d.x + f.r[5] * d.y + f.r[8] * d.z);
}

SHARED float lattice(int x, int y, int z) {
  uint32_t h = (uint32_t)x * 73856093u ^ (uint32_t)y * 19349663u ^ (uint32_t)z * 83492791u;
  h = (h ^ (h >> 13)) * 1274126177u;
  return ((h ^ (h >> 16)) & 0xffff) / 32768.0f - 1.0f;
}
SHARED float noise(V p) {
  int x = (int)floorf(p.x), y = (int)floorf(p.y), z = (int)floorf(p.z);
  float fx = p.x - x, fy = p.y - y, fz = p.z - z, sum = 0;
  fx = fx * fx * (3 - 2 * fx), fy = fy * fy * (3 - 2 * fy), fz = fz * fz * (3 - 2 * fz);
  for (int c = 0; c < 8; ++c) {
    float w = ((c & 1) ? fx : 1 - fx) * ((c & 2) ? fy : 1 - fy) * ((c & 4) ? fz : 1 - fz);
    sum += w * lattice(x + (c & 1), y + ((c >> 1) & 1), z + ((c >> 2) & 1));
  }
  return sum;
}

SHARED void extent(const World& w, const Body& b, V p, float& wide, float& deep) {
  float row = fminf(fmaxf(p.y / b.height, 0.0f), 0.9999f) * (ROWS - 1);
  int low = (int)row;
  float share = row - low;
  const float* at = w.profiles + b.profile + low * 2;
  wide = fmaxf(at[0] + (at[2] - at[0]) * share, 1e-4f);
  deep = fmaxf(at[1] + (at[3] - at[1]) * share, 1e-4f);
}

/** Under 1 inside the body, over 1 outside. */
SHARED float shape(const World& w, const Body& b, V p) {
  float wide, deep;
  extent(w, b, p, wide, deep);
  if (b.scallop[1] > 0) deep *= 1 - b.scallop[0] * fabsf(cosf(PI * b.scallop[1] * (p.x / wide + 1) * 0.5f));
  if (b.crumple > 0) {
    float dent = b.crumple * (noise(p * 38.0f + b.middle * 91.0f) + 0.5f * noise(p * 95.0f + b.middle * 57.0f));
    wide = fmaxf(wide + dent, 1e-4f), deep = fmaxf(deep + dent, 1e-4f);
  }
  float x = fabsf(p.x) / wide, z = fabsf(p.z) / deep;
  float m = b.power == 2.0f ? x * x + z * z : exp2f(b.power * log2f(x + 1e-9f)) + exp2f(b.power * log2f(z + 1e-9f));
  if (b.hole[2] > 0) {
    float hx = (p.x - b.hole[0]) / b.hole[2], hy = (p.y - b.hole[1]) / b.hole[3];
    m = fmaxf(m, 2 - (hx * hx + hy * hy));
  }
  return m;
}

SHARED V slope(const World& w, const Body& b, V p) {
  const float e = 6e-4f;
  return unit(vec(shape(w, b, p + vec(e, 0, 0)) - shape(w, b, p - vec(e, 0, 0)), shape(w, b, p + vec(0, e, 0)) - shape(w, b, p - vec(0, e, 0)),
                  shape(w, b, p + vec(0, 0, e)) - shape(w, b, p - vec(0, 0, e))));
}

/** Where a ray enters and leaves a box, and the axis it enters by (negative: at the low side). */
SHARED bool through(V o, V d, V low, V high, float& enter, float& leave, int& axis) {
  const float os[3] = {o.x, o.y, o.z}, ds[3] = {d.x, d.y, d.z}, ls[3] = {low.x, low.y, low.z}, hs[3] = {high.x, high.y, high.z};
  enter = -FAR_AWAY, leave = FAR_AWAY, axis = 0;
  for (int k = 0; k < 3; ++k) {
    float inv = 1.0f / (fabsf(ds[k]) < 1e-9f ? 1e-9f : ds[k]);
    float a = (ls[k] - os[k]) * inv, c = (hs[k] - os[k]) * inv;
    float near = fminf(a, c), far = fmaxf(a, c);
    if (near > enter) enter = near, axis = a < c ? -(k + 1) : k + 1;
    leave = fminf(leave, far);
  }
  return leave > fmaxf(enter, 0.0f);
}

struct Hit {
  float t;
  V normal;  // outward, in space
  V local;
  int kind, index;  // 0 none, 1 body, 2 slab, 3 card
  bool lid;
};

SHARED V axis_normal(int axis) {
  float s = axis < 0 ? -1.0f : 1.0f;
  int k = (axis < 0 ? -axis : axis) - 1;
  return vec(k == 0 ? s : 0, k == 1 ? s : 0, k == 2 ? s : 0);
}

/** The first crossing of the body's surface between 0 and `until`; a ray that starts inside looks for its way out. */
SHARED bool meet_body(const World& w, const Body& b, V origin, V way, float until, bool inside, Hit& hit) {
  V to = b.middle - origin;
  float along = dot(to, way);
  if (dot(to, to) - along * along > b.radius * b.radius) return false;
  V o = into(b.frame, origin), d = turned_into(b.frame, way);
  float enter, leave;
  int axis;
  if (!through(o, d, vec(-b.wide, 0, -b.deep), vec(b.wide, b.height, b.deep), enter, leave, axis)) return false;
  float start = fmaxf(enter, 0.0f), end = fminf(leave, until);
  if (start >= end) return false;
  if (!inside && enter > 0) {
    V p = o + d * (enter + 1e-5f);
    if (shape(w, b, p) < 1) {
      hit.t = enter, hit.local = p, hit.lid = axis == 2 || axis == -2;
      V n = axis_normal(axis);
      hit.normal = turned_out(b.frame, hit.lid ? n : slope(w, b, p));
      return true;
    }
  }
  float step = (end - start) / MARCH, last = start;
  for (int k = 1; k <= MARCH; ++k) {
    float t = start + step * k;
    if ((shape(w, b, o + d * t) < 1) == inside) {
      last = t;
      continue;
    }
    float low = last, high = t;
    for (int i = 0; i < BISECT; ++i) {
      float mid = (low + high) * 0.5f;
      if ((shape(w, b, o + d * mid) < 1) == inside) low = mid;
      else high = mid;
    }
    hit.t = high, hit.local = o + d * high, hit.lid = false;
    hit.normal = turned_out(b.frame, slope(w, b, hit.local));
    return true;
  }
  if (!inside || leave > until) return false;
  hit.t = leave, hit.local = o + d * leave;
  hit.lid = hit.local.y < 1e-3f || hit.local.y > b.height - 1e-3f;
  hit.normal = turned_out(b.frame, hit.lid ? vec(0, hit.local.y < 1e-3f ? -1.0f : 1.0f, 0) : slope(w, b, hit.local));
  return true;
}

SHARED bool meet_slab(const Slab& s, V origin, V way, float until, Hit& hit) {
  V o = into(s.frame, origin), d = turned_into(s.frame, way);
  float enter, leave;
  int axis;
  if (!through(o, d, s.half * -1.0f, s.half, enter, leave, axis) || enter <= 0 || enter >= until) return false;
  V p = o + d * enter;
  if (s.wire > 0) {
    float at = p.x / s.wire;
    if (at - floorf(at) > 0.16f && fabsf(p.z) < s.half.z - 0.008f) return false;
  }
  hit.t = enter, hit.local = p, hit.lid = false;
  hit.normal = turned_out(s.frame, axis_normal(axis));
  return true;
}

SHARED const uint8_t* texel(const World& w, const Print& p, int column, int row) {
  column = column < 0 ? 0 : column >= p.width ? p.width - 1 : column;
  row = row < 0 ? 0 : row >= p.height ? p.height - 1 : row;
  return w.prints + (int64_t)p.at + ((int64_t)row * p.width + column) * 4;
}
/** Linear light and alpha, 0..1 each. */
SHARED V look_up(const World& w, const Print& p, float u, float v, float& alpha) {
  float x = u * p.width - 0.5f, y = v * p.height - 0.5f;
  int column = (int)floorf(x), row = (int)floorf(y);
  float fx = x - column, fy = y - row, r = 0, g = 0, b = 0, a = 0;
  for (int c = 0; c < 4; ++c) {
    const uint8_t* t = texel(w, p, column + (c & 1), row + (c >> 1));
    float share = ((c & 1) ? fx : 1 - fx) * ((c >> 1) ? fy : 1 - fy);
    r += share * t[0], g += share * t[1], b += share * t[2], a += share * t[3];
  }
  alpha = a / 255;
  return vec(powf(r / 255, 2.2f), powf(g / 255, 2.2f), powf(b / 255, 2.2f));
}

SHARED bool meet_card(const World& w, const Card& c, V origin, V way, float until, Hit& hit) {
  V o = into(c.frame, origin), d = turned_into(c.frame, way);
  if (fabsf(d.z) < 1e-6f) return false;
  float t = -o.z / d.z;
  if (t <= LIFT || t >= until) return false;
  V p = o + d * t;
  if (fabsf(p.x) > c.wide || p.y < 0 || p.y > c.high) return false;
  float alpha;
  look_up(w, c.print, p.x / c.wide * 0.5f + 0.5f, 1 - p.y / c.high, alpha);
  if (alpha < 0.5f) return false;
  hit.t = t, hit.local = p, hit.lid = false;
  hit.normal = turned_out(c.frame, vec(0, 0, d.z > 0 ? -1.0f : 1.0f));
  return true;
}

SHARED Hit nearest(const World& w, V origin, V way) {
  Hit best{FAR_AWAY, vec(0, 0, 0), vec(0, 0, 0), 0, 0, false}, hit = best;
  for (int k = 0; k < w.scene.slabs; ++k)
    if (meet_slab(w.slab[k], origin, way, best.t, hit)) best = hit, best.kind = 2, best.index = k;
  for (int k = 0; k < w.scene.cards; ++k)
    if (meet_card(w, w.card[k], origin, way, best.t, hit)) best = hit, best.kind = 3, best.index = k;
  for (int k = 0; k < w.scene.bodies; ++k)
    if (meet_body(w, w.body[k], origin, way, best.t, false, hit)) best = hit, best.kind = 1, best.index = k;
  return best;
}

/** What reaches a point of the light from another one. */
SHARED float passes(const World& w, V origin, V way, float until) {
  float left = 1;
  Hit hit;
  for (int k = 0; k < w.scene.slabs; ++k)
    if (meet_slab(w.slab[k], origin, way, until, hit)) {
      if (w.slab[k].material != CLEAR) return 0;
      left *= 0.92f * (1 - w.slab[k].opacity);
    }
  for (int k = 0; k < w.scene.cards; ++k)
    if (meet_card(w, w.card[k], origin, way, until, hit)) return 0;
  for (int k = 0; k < w.scene.bodies; ++k)
    if (meet_body(w, w.body[k], origin, way, until, false, hit)) {
      int material = w.body[k].material;
      if (material != CLEAR && material != MILKY) return 0;
      left *= material == CLEAR ? 0.6f : 0.35f;
      if (left < 0.05f) return 0;
    }
  return left;
}

SHARED V from_lamps(const World& w, V point, V normal, Chance& chance) {
  int count = w.scene.lamps;
  if (!count) return vec(0, 0, 0);
  int pick = (int)(chance.next() * count);
  const Lamp& lamp = w.lamp[pick < count ? pick : count - 1];
  V to = lamp.middle + lamp.u * (chance.next() * 2 - 1) + lamp.v * (chance.next() * 2 - 1) - point;
  float square = fmaxf(dot(to, to), 4e-3f), far = sqrtf(square);
  V way = to * (1 / far);
  float facing = dot(way, normal);
  if (facing <= 0) return vec(0, 0, 0);
  float left = passes(w, point + normal * LIFT, way, far - 1e-3f);
  return lamp.light * (left * facing * count / square);
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
  float wide, deep, alpha = 1;
  extent(w, b, p, wide, deep);
  V color;
  if (lid && b.lid.width && p.y > b.height * 0.5f) {
    color = look_up(w, b.lid, p.x / wide * 0.5f + 0.5f, 0.5f - p.z / deep * 0.5f, alpha);
    return {color, alpha};
  }
  float x = p.x / wide, z = p.z / deep, u;
  if (b.power < 3.5f) u = 0.5f + atan2f(x, -z) / (2 * PI);
  else if (fabsf(z) >= fabsf(x)) u = z < 0 ? 0.25f + 0.125f * (x + 1) : 0.75f + 0.125f * (1 - x);
  else u = x > 0 ? 0.5f + 0.125f * (z + 1) : 0.125f * (1 - z);
  color = look_up(w, b.print, fminf(fmaxf(u, 0.0f), 0.9999f), 1 - p.y / b.height, alpha);
  return {color, alpha};
}

/** Straight or bent through a clear body that the ray has just entered; -> where and how it goes on, and what is left of it. */
SHARED V cross_clear(const World& w, const Body& b, const Hit& in, V& origin, V& way, Chance& chance, Hit& out, bool& blocked) {
  V p = origin + way * in.t;
  bool wet = in.local.y < b.fill * b.height;
  if (wet) {
    float c = -dot(way, in.normal), ratio = 1 / WATER, k = 1 - ratio * ratio * (1 - c * c);
    way = unit(way * ratio + in.normal * (ratio * c - sqrtf(fmaxf(k, 0.0f))));
  }
  origin = p - in.normal * LIFT;
  blocked = false;
  V left = b.tint;
  if (!meet_body(w, b, origin, way, FAR_AWAY, true, out)) {
    out = in;
    return left;
  }
  float from = in.local.y, to = out.local.y, line = b.fill * b.height, share;
  if (from < line && to < line) share = 1;
  else if (from >= line && to >= line) share = 0;
  else share = (line - fminf(from, to)) / fmaxf(fabsf(from - to), 1e-5f);
  float run = share * out.t;
  left = left * vec(expf(-b.absorbs.x * run), expf(-b.absorbs.y * run), expf(-b.absorbs.z * run));
  origin = origin + way * out.t;
  blocked = chance.next() < dress(w, b, out.local, out.lid).paint;
  if (blocked) return left;
  if (to < line) {
    float c = dot(way, out.normal), k = 1 - WATER * WATER * (1 - c * c);
    if (k > 0) way = unit(way * WATER + out.normal * (sqrtf(k) - WATER * c));
  }
  origin = origin + out.normal * LIFT;
  return left * b.tint;
}

SHARED V seen(const World& w, V origin, V way, V behind, Chance& chance) {
  V sum = vec(0, 0, 0), left = vec(1, 1, 1);
  bool straight = true;
  int bounces = 0;
  for (int event = 0; event < MOST_EVENTS; ++event) {
    Hit hit = nearest(w, origin, way);
    if (!hit.kind) return sum + left * (straight ? behind : w.scene.around);
    V normal = dot(hit.normal, way) > 0 ? hit.normal * -1.0f : hit.normal;
    V color = vec(0.8f, 0.8f, 0.8f);
    float shine = 0.04f, rough = 0.03f, cosine = -dot(way, normal);
    bool through_paper = false;
    if (hit.kind == 2) {
      const Slab& slab = w.slab[hit.index];
      color = slab.tint;
      if (slab.material == CLEAR && chance.next() >= slab.opacity) {
        V p = origin + way * hit.t;
        if (chance.next() < fresnel(cosine, 0.05f)) {
          way = mirrored(way, normal, 0.01f, chance), origin = p + normal * LIFT, straight = false;
        } else {
          origin = p - normal * (4 * LIFT);
          // a thin pane: step out on its other side
          float enter, leave;
          int axis;
          if (through(into(slab.frame, origin), turned_into(slab.frame, way), slab.half * -1.0f, slab.half, enter, leave, axis) && leave < 0.05f) origin = origin + way * (leave + LIFT);
          left = left * vec(0.94f, 0.96f, 0.95f);
        }
        continue;
      }
      shine = slab.material == MATTE ? 0.0f : slab.material == METAL ? 0.6f : 0.04f, rough = 0.12f;
    } else if (hit.kind == 3) {
      float alpha;
      const Card& card = w.card[hit.index];
      color = look_up(w, card.print, hit.local.x / card.wide * 0.5f + 0.5f, 1 - hit.local.y / card.high, alpha);
      shine = 0, normal = unit(normal + vec(0, 0.6f, 0));
    } else {
      const Body& body = w.body[hit.index];
      Surface surface = dress(w, body, hit.local, hit.lid);
      bool painted = chance.next() < surface.paint;
      color = painted ? surface.color : body.tint;
      if (body.material == CLEAR && !painted) {
        if (chance.next() < fresnel(cosine, 0.05f)) {
          origin = origin + way * hit.t + normal * LIFT, way = mirrored(way, normal, 0.015f, chance), straight = false;
          continue;
        }
        Hit out;
        bool blocked;
        left = left * cross_clear(w, body, hit, origin, way, chance, out, blocked);
        straight = straight && body.fill == 0;
        if (!blocked) continue;
        // the back of the label on the far wall
        V inner = out.normal * -1.0f;
        sum = sum + left * vec(0.35f, 0.34f, 0.32f) * (w.scene.around + from_lamps(w, origin + out.normal * 0.002f, inner, chance) * (1 / PI));
        return sum;
      }
      if (body.material == METAL && !painted) {
        origin = origin + way * hit.t + normal * LIFT, way = mirrored(way, normal, 0.12f, chance), left = left * body.tint * 0.8f, straight = false;
        continue;
      }
      shine = body.material == MATTE ? 0.0f : body.material == METAL ? 0.12f : 0.05f;
      rough = body.material == MILKY ? 0.15f : 0.05f;
      through_paper = body.material == MILKY && !painted;
    }
    V p = origin + way * hit.t;
    if (shine > 0 && chance.next() < fresnel(cosine, shine)) {
      origin = p + normal * LIFT, way = mirrored(way, normal, rough, chance), straight = false;
      // a lamp seen in the gloss: the mirror image of its light
      for (int k = 0; k < w.scene.lamps; ++k) {
        const Lamp& lamp = w.lamp[k];
        V to = lamp.middle - origin;
        float far = sqrtf(dot(to, to)), size = sqrtf(fmaxf(dot(lamp.u, lamp.u), dot(lamp.v, lamp.v))) + 0.012f;
        if (dot(to * (1 / far), way) > 1 / sqrtf(1 + size * size / (far * far))) {
          float dimmed = passes(w, origin, way, far - 1e-3f);
          sum = sum + left * lamp.light * (dimmed * fminf(1 / (4 * size * size), 60.0f));
        }
      }
      continue;
    }
    straight = false;
    if (through_paper && chance.next() < 0.4f) normal = normal * -1.0f, p = p + normal * 0.004f;
    left = left * color;
    sum = sum + left * from_lamps(w, p, normal, chance) * (1 / PI);
    if (++bounces >= MOST_BOUNCES || most(left) < 0.03f) return sum + left * w.scene.around * 0.6f;
    origin = p + normal * LIFT;
    way = scattered(normal, chance);
  }
  return sum;
}

SHARED V ray_of(const Scene& s, float x, float y) { return unit(s.ahead + s.right * (x / s.width * 2 - 1) + s.above * (1 - y / s.height * 2)); }

SHARED void paint(const World& w, int index, float* out, int32_t* owner) {
  const Scene& s = w.scene;
  int x = index % s.width, y = index / s.width;
  Chance chance{(uint32_t)(index * 9781 + s.seed * 6271 + 77)};
  chance.next();
  const uint8_t* b = w.backdrop + (int64_t)index * 3;
  V behind = vec(powf(b[0] / 255.0f, 2.2f), powf(b[1] / 255.0f, 2.2f), powf(b[2] / 255.0f, 2.2f)), sum = vec(0, 0, 0);
  for (int k = 0; k < s.samples; ++k) {
    V light = seen(w, s.eye, ray_of(s, x + chance.next(), y + chance.next()), behind, chance);
    float peak = most(light);
    // a lone bright speck would outshine its neighbours for good
    sum = sum + (peak > 8 ? light * (8 / peak) : light);
  }
  out[index * 3] = sum.x / s.samples, out[index * 3 + 1] = sum.y / s.samples, out[index * 3 + 2] = sum.z / s.samples;

  V origin = s.eye, way = ray_of(s, x + 0.5f, y + 0.5f);
  float front = FAR_AWAY;
  Hit hit;
  owner[index] = 0;
  for (int k = 0; k < s.slabs; ++k)
    if ((w.slab[k].material != CLEAR || w.slab[k].opacity > 0.55f) && meet_slab(w.slab[k], origin, way, front, hit)) front = hit.t;
  for (int k = 0; k < s.cards; ++k)
    if (meet_card(w, w.card[k], origin, way, front, hit)) front = hit.t, owner[index] = w.card[k].owner;
  for (int k = 0; k < s.bodies; ++k)
    if (meet_body(w, w.body[k], origin, way, front, false, hit)) front = hit.t, owner[index] = w.body[k].owner;
}

/** Marks the px that an owner would cover if nothing stood before it. */
SHARED bool covers(const World& w, int index, int owner) {
  V way = ray_of(w.scene, index % w.scene.width + 0.5f, index / w.scene.width + 0.5f);
  Hit hit;
  for (int k = 0; k < w.scene.cards; ++k)
    if (w.card[k].owner == owner && meet_card(w, w.card[k], w.scene.eye, way, FAR_AWAY, hit)) return true;
  for (int k = 0; k < w.scene.bodies; ++k)
    if (w.body[k].owner == owner && meet_body(w, w.body[k], w.scene.eye, way, FAR_AWAY, false, hit)) return true;
  return false;
}

#ifdef __CUDACC__
__global__ void paint_all(World w, float* out, int32_t* owner) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < w.scene.width && y < w.scene.height) paint(w, y * w.scene.width + x, out, owner);
}
/** One thread for every sixteenth px of a picture and every owner. */
__global__ void count_all(World w, int owners, int32_t* whole) {
  int across = w.scene.width / 4, cell = blockIdx.x * blockDim.x + threadIdx.x, owner = blockIdx.y + 1;
  if (cell >= across * (w.scene.height / 4) || owner > owners) return;
  int index = (cell / across * 4 + 2) * w.scene.width + cell % across * 4 + 2;
  if (covers(w, index, owner)) atomicAdd(whole + owner, 16);
}
template <class T>
const T* lent(const T* from, int64_t count, void** kept) {
  if (count == 0) return nullptr;
  cudaMalloc(kept, count * sizeof(T));
  cudaMemcpy(*kept, from, count * sizeof(T), cudaMemcpyHostToDevice);
  return (const T*)*kept;
}
#endif

extern "C" int render(const Scene* scene, const Body* body, const Slab* slab, const Card* card, const Lamp* lamp, const float* profiles, int64_t profile_count,
                      const uint8_t* prints, int64_t print_bytes, const uint8_t* backdrop, int owners, float* out, int32_t* owner, int32_t* whole) {
  int px = scene->width * scene->height;
#ifdef __CUDACC__
  void* kept[10] = {};
  World w{*scene, lent(body, scene->bodies, kept), lent(slab, scene->slabs, kept + 1), lent(card, scene->cards, kept + 2), lent(lamp, scene->lamps, kept + 3),
          lent(profiles, profile_count, kept + 4), lent(prints, print_bytes, kept + 5), lent(backdrop, (int64_t)px * 3, kept + 6)};
  float* colors;
  int32_t *whose, *counts;
  cudaMalloc(kept + 7, (int64_t)px * 12), colors = (float*)kept[7];
  cudaMalloc(kept + 8, (int64_t)px * 4), whose = (int32_t*)kept[8];
  cudaMalloc(kept + 9, (owners + 1) * 4), counts = (int32_t*)kept[9];
  cudaMemset(counts, 0, (owners + 1) * 4);
  paint_all<<<dim3((scene->width + 7) / 8, (scene->height + 15) / 16), dim3(8, 16)>>>(w, colors, whose);
  if (owners) count_all<<<dim3((px / 16 + 127) / 128, owners), 128>>>(w, owners, counts);
  cudaMemcpy(out, colors, (int64_t)px * 12, cudaMemcpyDeviceToHost);
  cudaMemcpy(owner, whose, (int64_t)px * 4, cudaMemcpyDeviceToHost);
  cudaMemcpy(whole, counts, (owners + 1) * 4, cudaMemcpyDeviceToHost);
  for (void* one : kept) cudaFree(one);
  return (int)cudaGetLastError();
#else
  (void)profile_count, (void)print_bytes;
  World w{*scene, body, slab, card, lamp, profiles, prints, backdrop};
#pragma omp parallel for schedule(dynamic, 256)
  for (int k = 0; k < px; ++k) paint(w, k, out, owner);
  for (int k = 0; k <= owners; ++k) whole[k] = 0;
#pragma omp parallel for
  for (int o = 1; o <= owners; ++o)
    for (int y = 2; y < scene->height; y += 4)
      for (int x = 2; x < scene->width; x += 4)
        if (covers(w, y * scene->width + x, o)) whole[o] += 16;
  return 0;
#endif
}
