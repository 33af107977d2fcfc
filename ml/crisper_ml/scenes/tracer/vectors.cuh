// Vectors, chance, and what turns points of space into those of a thing.
#pragma once

#include <cmath>
#include <cstdint>

#ifdef __CUDACC__
#define SHARED __host__ __device__ inline
// for what is long, called from several places and not by every ray: a GPU slows down when its code outgrows its cache
#define APART __host__ __device__ __noinline__
#else
#define SHARED inline
#define APART inline
#endif

constexpr float PI = 3.14159265f;
constexpr float FAR_AWAY = 1e9f;

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
SHARED float mean(V a) { return (a.x + a.y + a.z) * (1 / 3.0f); }
SHARED V linear(float r, float g, float b) {
  return vec(powf(r * (1 / 255.0f), 2.2f), powf(g * (1 / 255.0f), 2.2f), powf(b * (1 / 255.0f), 2.2f));
}

/** Four numbers that a GPU reads in one go, which counts where neighbouring rays read far apart. */
struct alignas(16) Quad {
  float x, y, z, w;
};
SHARED Quad fetched(const Quad& from) {
#ifdef __CUDA_ARCH__
  float4 all = __ldg((const float4*)&from);
  return {all.x, all.y, all.z, all.w};
#else
  return from;
#endif
}

struct Chance {
  uint32_t state;
  SHARED float next() {
    state = state * 747796405u + 2891336453u;
    uint32_t word = ((state >> ((state >> 28u) + 4u)) ^ state) * 277803737u;
    word = (word >> 22u) ^ word;
    return (word >> 8) * (1.0f / 16777216.0f);
  }
};

struct Frame {
  float r[9], at[3];
};
SHARED V turned_into(const Frame& f, V d) {
  return vec(f.r[0] * d.x + f.r[1] * d.y + f.r[2] * d.z, f.r[3] * d.x + f.r[4] * d.y + f.r[5] * d.z,
             f.r[6] * d.x + f.r[7] * d.y + f.r[8] * d.z);
}
SHARED V turned_out(const Frame& f, V d) {
  return vec(f.r[0] * d.x + f.r[3] * d.y + f.r[6] * d.z, f.r[1] * d.x + f.r[4] * d.y + f.r[7] * d.z,
             f.r[2] * d.x + f.r[5] * d.y + f.r[8] * d.z);
}
SHARED V place(const Frame& f) { return vec(f.at[0], f.at[1], f.at[2]); }
SHARED V into(const Frame& f, V p) { return turned_into(f, p - place(f)); }

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
