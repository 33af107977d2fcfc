import { localStore } from '../../lib/browser-storage.ts';

/** The key in the browser's storage. */
const KEY = 'foods_used';
const USES_KEPT = 200;
/** A use counts half as much once this many others followed it. */
const HALF_AFTER = 20;

/** The foods that this cook took last, the newest first; one stands there as often as it was taken. */
function used(): string[] {
  try {
    const value: unknown = JSON.parse(localStore.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberFood(id: string): void {
  localStore.setItem(KEY, JSON.stringify([id, ...used()].slice(0, USES_KEPT)));
}

/** The foods that this cook takes often or took lately before the others, which stay in their order. */
export function ownFirst<Food extends { id: string }>(foods: readonly Food[], most: number): Food[] {
  const weights = new Map<string, number>();
  used().forEach((id, at) => {
    weights.set(id, (weights.get(id) ?? 0) + HALF_AFTER / (HALF_AFTER + at));
  });
  const weight = ({ id }: Food) => weights.get(id) ?? 0;
  return foods.toSorted((a, b) => weight(b) - weight(a)).slice(0, most);
}
