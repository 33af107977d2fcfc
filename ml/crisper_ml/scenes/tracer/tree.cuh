// Boxes around boxes, so that a ray looks only at the few things near it.
#pragma once

#include <algorithm>
#include <vector>

#include "shapes.cuh"

constexpr int DEEPEST = 32;
constexpr int EVEN_FROM = 16;

/** The things whose boxes a ray meets, roughly from the nearest on. */
struct Walk {
  const Node* nodes;
  V origin, inverse;
  int32_t waiting[DEEPEST];
  float reached[DEEPEST];
  int count;

  SHARED static float inverted(float d) { return 1.0f / (fabsf(d) < 1e-9f ? 1e-9f : d); }
  SHARED Walk(const World& w, V from, V way)
      : nodes(w.nodes),
        origin(from),
        inverse(vec(inverted(way.x), inverted(way.y), inverted(way.z))),
        count(w.things() ? 1 : 0) {
    waiting[0] = 0, reached[0] = 0;
  }

  SHARED float entered(Quad low, Quad high) const {
    V a = (vec(low.x, low.y, low.z) - origin) * inverse, b = (vec(high.x, high.y, high.z) - origin) * inverse;
    float enter = fmaxf(fmaxf(fminf(a.x, b.x), fminf(a.y, b.y)), fmaxf(fminf(a.z, b.z), 0.0f));
    float leave = fminf(fminf(fmaxf(a.x, b.x), fmaxf(a.y, b.y)), fmaxf(a.z, b.z));
    return enter <= leave ? enter : FAR_AWAY;
  }

  /** -> the number of a thing whose box begins before `until`, or -1 when there are no more. */
  SHARED int next(float until) {
    while (count) {
      int at = waiting[--count];
      if (reached[count] >= until) continue;
      while (at >= 0) {
        Quad left = fetched(nodes[at].low[0]), right = fetched(nodes[at].low[1]);
        float first = entered(left, fetched(nodes[at].high[0])), second = entered(right, fetched(nodes[at].high[1]));
        bool swap = second < first;
        float near = swap ? second : first, far = swap ? first : second;
        if (near >= until) break;
        if (far < until) waiting[count] = (int)(swap ? left.w : right.w), reached[count++] = far;
        at = (int)(swap ? right.w : left.w);
      }
      if (at < 0) return -1 - at;
    }
    return -1;
  }
};

struct Box {
  V low{FAR_AWAY, FAR_AWAY, FAR_AWAY}, high{-FAR_AWAY, -FAR_AWAY, -FAR_AWAY};
  void hold(V p) {
    low = vec(std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z));
    high = vec(std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z));
  }
  void hold(const Box& b) { hold(b.low), hold(b.high); }
  float area() const {
    V d = high - low;
    return d.x * d.y + d.y * d.z + d.z * d.x;
  }
  float middle(int axis) const { return axis == 0 ? low.x + high.x : axis == 1 ? low.y + high.y : low.z + high.z; }
};

inline Box box_of(const Frame& frame, V low, V high) {
  // flat things need some thickness, or rounding loses them
  const V margin = vec(1e-4f, 1e-4f, 1e-4f);
  Box box;
  for (int c = 0; c < 8; ++c) {
    V corner =
        place(frame) + turned_out(frame, vec(c & 1 ? high.x : low.x, c & 2 ? high.y : low.y, c & 4 ? high.z : low.z));
    box.hold(corner - margin), box.hold(corner + margin);
  }
  return box;
}

/** Built on the host anew for every scene: a few hundred things take less than a millisecond. */
struct Tree {
  std::vector<Box> boxes;
  std::vector<int> order;
  std::vector<Node> nodes;

  explicit Tree(const World& w) {
    for (int k = 0; k < w.things(); ++k) {
      if (const Slab* slab = w.as_slab(k))
        boxes.push_back(box_of(slab->frame, slab->half * -1.0f, slab->half));
      else if (const Card* card = w.as_card(k))
        boxes.push_back(box_of(card->frame, vec(-card->wide, 0, 0), vec(card->wide, card->high, 0)));
      else
        boxes.push_back(box_of(w.as_body(k).frame, vec(-w.as_body(k).wide, 0, -w.as_body(k).deep),
                               vec(w.as_body(k).wide, w.as_body(k).height, w.as_body(k).deep)));
      order.push_back(k);
    }
    if (order.size() == 1)
      nodes.push_back({{low_of(boxes[0], -1), low_of(Box(), -1)}, {high_of(boxes[0]), high_of(Box())}});
    if (order.size() > 1) split(0, (int)order.size(), 0);
  }

  static Quad low_of(const Box& box, int inside) { return {box.low.x, box.low.y, box.low.z, (float)inside}; }
  static Quad high_of(const Box& box) { return {box.high.x, box.high.y, box.high.z, 0}; }

  void sort(int from, int to, int axis) {
    std::sort(order.begin() + from, order.begin() + to,
              [&](int a, int b) { return boxes[a].middle(axis) < boxes[b].middle(axis); });
  }

  int split(int from, int to, int depth) {
    int best_axis = 0, best_at = (from + to) / 2;
    float least = INFINITY;
    // uneven halves may nest deeply; a walk has room for DEEPEST
    for (int axis = 0; axis < 3 && depth < EVEN_FROM; ++axis) {
      sort(from, to, axis);
      std::vector<float> after(to - from);
      Box box;
      for (int k = to - 1; k > from; --k) box.hold(boxes[order[k]]), after[k - from] = box.area() * (to - k);
      box = Box();
      for (int k = from + 1; k < to; ++k) {
        box.hold(boxes[order[k - 1]]);
        float cost = box.area() * (k - from) + after[k - from];
        if (cost < least) least = cost, best_axis = axis, best_at = k;
      }
    }
    sort(from, to, best_axis);
    int at = (int)nodes.size();
    nodes.emplace_back();
    const int ends[3] = {from, best_at, to};
    for (int side = 0; side < 2; ++side) {
      Box box;
      for (int k = ends[side]; k < ends[side + 1]; ++k) box.hold(boxes[order[k]]);
      int inside =
          ends[side + 1] - ends[side] == 1 ? -1 - order[ends[side]] : split(ends[side], ends[side + 1], depth + 1);
      nodes[at].low[side] = low_of(box, inside), nodes[at].high[side] = high_of(box);
    }
    return at;
  }
};
