// A small path tracer for fridges: bodies with a straight axis, slabs, and cut-out photos as cards, lit by lamps.
// Built by ml/render.py as a library, with nvcc where there is one and with a C++ compiler to try it elsewhere.

#include "smooth.cuh"

SHARED void develop(const Grain& grain, int index, float* out) {
  V light = grain.light * grain.color;
  out[index * 3] = light.x, out[index * 3 + 1] = light.y, out[index * 3 + 2] = light.z;
}

#ifdef __CUDACC__
constexpr int ACROSS = 8, DOWN = 16, IN_ROW = 128;

__global__ void __launch_bounds__(ACROSS* DOWN, 4) paint_all(World w, Pixel* px, Grain* grains) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y,
      index = y * w.scene.width + x;
  if (x >= w.scene.width || y >= w.scene.height) return;
  px[index] = painted(w, index);
  grains[index] = grain(px[index]);
}
__global__ void smooth_all(Scene s, const Pixel* px, const Grain* from, Grain* to, int step) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y, index = y * s.width + x;
  if (x < s.width && y < s.height) to[index] = smoothed(s, px, from, index, step);
}
__global__ void develop_all(int count, const Pixel* px, const Grain* grains, float* out, int32_t* owner) {
  int index = blockIdx.x * blockDim.x + threadIdx.x;
  if (index < count) develop(grains[index], index, out), owner[index] = px[index].owner;
}
__global__ void count_all(World w, int cells, int32_t* whole) {
  int cell = blockIdx.x * blockDim.x + threadIdx.x;
  if (cell >= cells) return;
  int32_t owners[MOST_IN_LINE];
  for (int k = in_line(w, cell, owners) - 1; k >= 0; --k) atomicAdd(whole + owners[k], CELL * CELL);
}

/** Device memory that outlives a call: asking for it anew costs more than many a scene. */
struct Store {
  void* at = nullptr;
  int64_t room = 0;

  template <class T>
  T* hold(int64_t count) {
    int64_t bytes = count * (int64_t)sizeof(T);
    if (bytes > room) {
      cudaFree(at);
      room = bytes + bytes / 2;
      cudaMalloc(&at, room);
    }
    return (T*)at;
  }
  template <class T>
  const T* lend(const T* from, int64_t count) {
    T* to = hold<T>(count);
    if (count) cudaMemcpyAsync(to, from, count * sizeof(T), cudaMemcpyHostToDevice);
    return to;
  }
};

void run(World w, int64_t profile_count, int64_t print_count, int64_t node_count, int owners, float* out,
         int32_t* owner, int32_t* whole) {
  static Store stores[14];
  Store* store = stores;
  const Scene s = w.scene;
  int px = s.width * s.height, cells = (s.width / CELL) * (s.height / CELL);
  w.body = store++->lend(w.body, s.bodies), w.slab = store++->lend(w.slab, s.slabs),
  w.card = store++->lend(w.card, s.cards), w.lamp = store++->lend(w.lamp, s.lamps);
  w.profiles = store++->lend(w.profiles, profile_count), w.prints = store++->lend(w.prints, print_count);
  w.backdrop = store++->lend(w.backdrop, (int64_t)px * 3), w.nodes = store++->lend(w.nodes, node_count);
  Pixel* pixels = store++->hold<Pixel>(px);
  Grain *grains = store++->hold<Grain>(px), *other = store++->hold<Grain>(px);
  float* light = store++->hold<float>((int64_t)px * 3);
  int32_t *whose = store++->hold<int32_t>(px), *counts = store++->hold<int32_t>(owners + 1);

  dim3 block(ACROSS, DOWN), grid((s.width + ACROSS - 1) / ACROSS, (s.height + DOWN - 1) / DOWN);
  paint_all<<<grid, block>>>(w, pixels, grains);
  for (int pass = 0; pass < PASSES; ++pass, std::swap(grains, other))
    smooth_all<<<grid, block>>>(s, pixels, grains, other, 1 << pass);
  develop_all<<<(px + IN_ROW - 1) / IN_ROW, IN_ROW>>>(px, pixels, grains, light, whose);
  cudaMemsetAsync(counts, 0, (owners + 1) * sizeof(int32_t));
  if (cells) count_all<<<(cells + IN_ROW - 1) / IN_ROW, IN_ROW>>>(w, cells, counts);
  cudaMemcpy(out, light, (int64_t)px * 3 * sizeof(float), cudaMemcpyDeviceToHost);
  cudaMemcpy(owner, whose, (int64_t)px * sizeof(int32_t), cudaMemcpyDeviceToHost);
  cudaMemcpy(whole, counts, (owners + 1) * sizeof(int32_t), cudaMemcpyDeviceToHost);
}
#else
void run(const World& w, int owners, float* out, int32_t* owner, int32_t* whole) {
  const Scene& s = w.scene;
  int px = s.width * s.height, cells = (s.width / CELL) * (s.height / CELL);
  std::vector<Pixel> pixels(px);
  std::vector<Grain> grains(px), other(px);
#pragma omp parallel for schedule(dynamic, 256)
  for (int k = 0; k < px; ++k) pixels[k] = painted(w, k), grains[k] = grain(pixels[k]);
  for (int pass = 0; pass < PASSES; ++pass, std::swap(grains, other)) {
#pragma omp parallel for
    for (int k = 0; k < px; ++k) other[k] = smoothed(s, pixels.data(), grains.data(), k, 1 << pass);
  }
  for (int k = 0; k < px; ++k) develop(grains[k], k, out), owner[k] = pixels[k].owner;
  std::fill(whole, whole + owners + 1, 0);
  for (int k = 0; k < cells; ++k) {
    int32_t found[MOST_IN_LINE];
    for (int n = in_line(w, k, found) - 1; n >= 0; --n) whole[found[n]] += CELL * CELL;
  }
}
#endif

extern "C" int render(const Scene* scene, const Body* body, const Slab* slab, const Card* card, const Lamp* lamp,
                      const float* profiles, int64_t profile_count, const uint32_t* prints, int64_t print_count,
                      const uint8_t* backdrop, int owners, float* out, int32_t* owner, int32_t* whole) {
  World w{*scene, body, slab, card, lamp, profiles, prints, backdrop, nullptr};
  Tree tree(w);
  w.nodes = tree.nodes.data();
#ifdef __CUDACC__
  run(w, profile_count, print_count, (int64_t)tree.nodes.size(), owners, out, owner, whole);
  return (int)cudaGetLastError();
#else
  (void)profile_count, (void)print_count;
  run(w, owners, out, owner, whole);
  return 0;
#endif
}
