// What stands in front of the camera. The layouts are those of ml/render.py; every field is four bytes wide.
#pragma once

#include "vectors.cuh"

constexpr int ROWS = 64;

enum Material { MATTE, GLOSS, CLEAR, MILKY, METAL, FILM };
struct Print {
  int32_t at, width, height;
};
struct Body {
  Frame frame;
  V middle;
  float height, wide, deep, power, steep;
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

/** Two boxes; w of a low corner says what is in the box: another node, or (as -1 - number) a thing. */
struct Node {
  Quad low[2], high[2];
};

/** Things are numbered through: slabs, then cards, then bodies. */
struct World {
  Scene scene;
  const Body* body;
  const Slab* slab;
  const Card* card;
  const Lamp* lamp;
  const float* profiles;
  const uint32_t* prints;
  const uint8_t* backdrop;  // what lies behind everything, one px for each of the picture
  const Node* nodes;

  SHARED int things() const { return scene.slabs + scene.cards + scene.bodies; }
  SHARED const Slab* as_slab(int thing) const { return thing < scene.slabs ? slab + thing : nullptr; }
  SHARED const Card* as_card(int thing) const {
    return thing >= scene.slabs && thing < scene.slabs + scene.cards ? card + thing - scene.slabs : nullptr;
  }
  SHARED const Body& as_body(int thing) const { return body[thing - scene.slabs - scene.cards]; }
};

struct Texel {
  float r, g, b, a;  // 0..255, as stored
};
SHARED Texel texel(const uint32_t* prints, const Print& p, int column, int row) {
  column = column < 0 ? 0 : column >= p.width ? p.width - 1 : column;
  row = row < 0 ? 0 : row >= p.height ? p.height - 1 : row;
  uint32_t packed = prints[p.at + row * p.width + column];
  return {(float)(packed & 255), (float)((packed >> 8) & 255), (float)((packed >> 16) & 255), (float)(packed >> 24)};
}
APART Texel look_up(const uint32_t* prints, Print p, float u, float v) {
  float x = u * p.width - 0.5f, y = v * p.height - 0.5f;
  int column = (int)floorf(x), row = (int)floorf(y);
  float fx = x - column, fy = y - row;
  Texel sum{0, 0, 0, 0};
  for (int c = 0; c < 4; ++c) {
    Texel t = texel(prints, p, column + (c & 1), row + (c >> 1));
    float share = ((c & 1) ? fx : 1 - fx) * ((c >> 1) ? fy : 1 - fy);
    sum.r += share * t.r, sum.g += share * t.g, sum.b += share * t.b, sum.a += share * t.a;
  }
  return sum;
}
