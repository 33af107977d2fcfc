/** Samples a module, so that a digit of seven modules is compared in 28 places. */
export const PER_MODULE = 4;

/** How bars look out of focus: bright is 1. What lies beyond the ends is taken to go on as they do. */
export function blurredBits(bits: string, sigma: number): Float32Array {
  const fine = 4 * PER_MODULE;
  const reach = Math.ceil(3 * sigma * fine);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-(((at - reach) / (sigma * fine)) ** 2) / 2),
  );
  const sum = weights.reduce((a, b) => a + b, 0);
  const brightAt = (at: number) => {
    const module = Math.min(bits.length - 1, Math.max(0, Math.floor(at / fine)));
    return bits[module] === '1' ? 0 : 1;
  };
  return Float32Array.from({ length: bits.length * PER_MODULE }, (_, sample) => {
    const middle = (sample + 0.5) * (fine / PER_MODULE);
    let total = 0;
    for (let k = -reach; k <= reach; k += 1) total += weights[k + reach]! * brightAt(middle + k);
    return total / sum;
  });
}

/** The profile at the places where so many modules are sampled. */
export function samplesBetween(
  profile: Float32Array,
  from: number,
  to: number,
  modules: number,
): Float32Array {
  const last = profile.length - 2;
  const samples = new Float32Array(modules * PER_MODULE);
  const step = (to - from) / samples.length;
  for (let at = 0; at < samples.length; at += 1) {
    const place = Math.min(last, Math.max(0, from + (at + 0.5) * step));
    const left = place | 0;
    samples[at] = profile[left]! + (place - left) * (profile[left + 1]! - profile[left]!);
  }
  return samples;
}

/** Correlation: light and contrast do not count. */
export function likeness(seen: Float32Array, look: Float32Array): number {
  const count = seen.length;
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let at = 0; at < count; at += 1) {
    const [x, y] = [seen[at]!, look[at]!];
    a += x;
    b += y;
    aa += x * x;
    bb += y * y;
    ab += x * y;
  }
  const [va, vb] = [aa - (a * a) / count, bb - (b * b) / count];
  return va <= 1e-6 || vb <= 1e-6 ? 0 : (ab - (a * b) / count) / Math.sqrt(va * vb);
}
