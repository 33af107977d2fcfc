import { expect, it } from 'vitest';
import type { Finding } from '../finding.ts';
import { withExpected } from './expected.ts';

const finding = (food: string | null, confidence: number): Finding => ({
  ...{ food, name: food ?? 'mystery', label: food, confidence, box: null, photo: 0 },
  ...{ source: 'seen', emoji: '', shown: confidence >= 0.5, evidence: [] },
});
const RULES = { show: { seen: 0.5, read: 0.6 } };
const shown = (findings: Finding[]) => findings.filter((one) => one.shown).map(({ food }) => food);

it('what the household has is believed a little sooner, and nothing else changes', () => {
  const seen = [finding('milk', 0.6), finding('beer', 0.4), finding(null, 0.4), finding('leek', 0.2)];
  expect(withExpected(seen, new Set(), RULES)).toEqual(seen);
  const found = withExpected(seen, new Set(['beer', 'leek', 'egg']), RULES);
  expect(shown(found)).toEqual(['milk', 'beer']);
  expect(found.map(({ food }) => food)).toEqual(['milk', 'beer', null, 'leek']);
  expect(found.at(-1)!.confidence).toBeLessThan(0.4);
});

it('what most of the last lists held is believed sooner, and a doubtful food that none held later', () => {
  const habits = new Map([['beer', 0.6]]);
  const seen = [finding('leek', 0.45), finding('beer', 0.3), finding('jam', 0.9)];
  const found = withExpected(seen, new Set(), RULES, (key) => habits.get(key) ?? 0);
  expect(found.map(({ food }) => food)).toEqual(['jam', 'beer', 'leek']);
  expect(found[0]).toEqual(seen[2]);
  expect(shown(found)).toEqual(['jam', 'beer']);
  expect(withExpected(seen, new Set(), RULES, () => null)).toEqual([seen[2], seen[0], seen[1]]);
});
