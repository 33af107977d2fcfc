// Takes the grain out of a picture of few samples: px that show the same thing share their light.
#pragma once

#include "picture.cuh"

constexpr int PASSES = 3;
constexpr float DARKEST = 0.02f;

/** A px's light apart from its color, which holds what is printed on things and must stay sharp. */
struct Grain {
  V light, color;
  float spread, doubt;
};
SHARED Grain grain(const Pixel& px) {
  V color = px.color + vec(DARKEST, DARKEST, DARKEST);
  return {vec(px.light.x / color.x, px.light.y / color.y, px.light.z / color.z), color,
          px.spread / (mean(color) * mean(color)), px.doubt};
}

/** The spreads of one px's few samples say little without its neighbours'. */
SHARED void spreads(const Scene& s, const Grain* from, int x, int y, float& spread, float& doubt) {
  float total = 0;
  spread = doubt = 0;
  for (int row = y > 0 ? y - 1 : 0; row <= y + 1 && row < s.height; ++row)
    for (int column = x > 0 ? x - 1 : 0; column <= x + 1 && column < s.width; ++column) {
      const Grain& g = from[row * s.width + column];
      float weight = (column == x ? 2.0f : 1.0f) * (row == y ? 2.0f : 1.0f);
      spread += weight * g.spread, doubt += weight * g.doubt, total += weight;
    }
  spread /= total, doubt /= total;
}

/** One pass: `step` px lie between those that are looked at, so that each pass reaches further than the one before. */
SHARED Grain smoothed(const Scene& s, const Pixel* px, const Grain* from, int index, int step) {
  const float kernel[3] = {0.375f, 0.25f, 0.0625f};
  int x = index % s.width, y = index / s.width;
  const Pixel& own = px[index];
  const Grain mine = from[index];
  float spread, doubt;
  spreads(s, from, x, y, spread, doubt);
  // what differs by no more than the grain counts as the same
  float by_light = 1 / (3 * sqrtf(spread) + 1e-4f),
        by_normal = 1 / (0.1f + 4 * (1 - dot(own.normal, own.normal)) / s.samples);
  float by_color = 1 / (0.01f * dot(mine.color, mine.color) + 8 * doubt),
        by_doubt = mine.doubt > 0 ? 1 / (6 * doubt) : 0;
  Grain sum{vec(0, 0, 0), vec(0, 0, 0), 0, 0};
  float lights = 0, colors = 0;
  for (int dy = -2; dy <= 2; ++dy)
    for (int dx = -2; dx <= 2; ++dx) {
      int column = x + dx * step, row = y + dy * step, there = row * s.width + column;
      if (column < 0 || row < 0 || column >= s.width || row >= s.height || px[there].owner != own.owner) continue;
      const Grain& other = from[there];
      V off = px[there].normal - own.normal, tone = other.color - mine.color;
      float alike = kernel[dx < 0 ? -dx : dx] * kernel[dy < 0 ? -dy : dy] * expf(-dot(off, off) * by_normal);
      float light = alike * expf(-dot(tone, tone) * by_color - fabsf(mean(other.light) - mean(mine.light)) * by_light);
      sum.light = sum.light + other.light * light, sum.spread += other.spread * light * light, lights += light;
      if (!by_doubt) continue;
      float color = alike * expf(-dot(tone, tone) * by_doubt);
      sum.color = sum.color + other.color * color, sum.doubt += other.doubt * color * color, colors += color;
    }
  return {sum.light * (1 / lights), by_doubt ? sum.color * (1 / colors) : mine.color, sum.spread / (lights * lights),
          by_doubt ? sum.doubt / (colors * colors) : 0};
}
