const CLAMP = 0.0001;

export function logit(probability: number): number {
  const p = Math.min(1 - CLAMP, Math.max(CLAMP, probability));
  return Math.log(p / (1 - p));
}

export function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
