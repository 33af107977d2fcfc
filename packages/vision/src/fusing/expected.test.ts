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
