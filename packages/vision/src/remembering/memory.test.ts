import { describe, expect, it } from 'vitest';
import {
  FORGOTTEN_AFTER_DAYS,
  freshness,
  type Memory,
  MOST_MEMORIES,
  recall,
  rememberedAt,
} from './memory.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1000 * DAY;

/** A look that points along one of eight axes, and a little along the next. */
const look = (axis: number, aside = 0) => {
  const bytes = new Int8Array(8);
  bytes[axis] = Math.round(120 * Math.cos(aside));
  bytes[(axis + 1) % 8] = Math.round(120 * Math.sin(aside));
  return Uint8Array.of(1, ...new Uint8Array(bytes.buffer));
};
const memory = (name: string, axis: number, more: Partial<Memory> = {}): Memory => ({
  name,
  label: name,
  embedding: look(axis),
  words: [],
  seenAt: NOW,
  ...more,
});

describe('recall', () => {
  const household = [memory('milk', 0), memory('jam', 3), memory('ketchup', 5)];

  it('names the thing that looks the same', () => {
    const found = recall(household, { embedding: look(3, 0.3), words: [] });
    expect(found?.memory.name).toBe('jam');
    expect(found!.confidence).toBeGreaterThan(0.7);
  });

  it('rejects what is unlike everything', () => {
    expect(recall(household, { embedding: look(7), words: [] })).toBeNull();
    expect(recall([], { embedding: look(0), words: [] })).toBeNull();
  });

  it('is unsure between two names that look the same', () => {
    const twins = [...household, memory('mustard', 3)];
    const sure = recall(household, { embedding: look(3, 0.3), words: [] })!;
    expect(recall(twins, { embedding: look(3, 0.3), words: [] })!.confidence).toBeLessThan(
      sure.confidence - 0.15,
    );
  });

  it('lets the words on two look-alikes decide', () => {
    const twins = [memory('jam', 3, { words: ['dalfour'] }), memory('honey', 3, { words: ['langnese'] })];
    expect(recall(twins, { embedding: look(3, 0.4), words: ['langnese'] })?.memory.name).toBe('honey');
  });

  it('takes no harm from nonsense', () => {
    const nonsense = [
      memory('a', 0, { embedding: new Uint8Array(0) }),
      memory('b', 0, { embedding: look(0).slice(3) }),
    ];
    expect(recall(nonsense, { embedding: look(0), words: [] })).toBeNull();
  });
});

describe('forgetting', () => {
  it('trusts old memories less, and drops what was not seen for long', () => {
    const old = memory('milk', 0, { seenAt: NOW - 30 * DAY });
    expect(freshness(memory('milk', 0), NOW)).toBe(1);
    expect(freshness(old, NOW)).toBeLessThan(0.5);
    const gone = memory('jam', 1, { seenAt: NOW - (FORGOTTEN_AFTER_DAYS + 1) * DAY });
    expect(rememberedAt([gone, old], NOW)).toEqual([old]);
  });

  it('keeps the newest of too many', () => {
    const many = Array.from({ length: MOST_MEMORIES + 50 }, (_, n) =>
      memory(`food ${n}`, 0, { seenAt: NOW - n }),
    );
    expect(rememberedAt(many.toReversed(), NOW)).toEqual(many.slice(0, MOST_MEMORIES));
  });
});
