import { expect, it } from 'vitest';
import type { Question } from '../asking/questions.ts';
import type { Finding } from '../finding.ts';
import { effortOf } from './cook-effort.ts';

const finding = (name: string, shown: boolean): Finding => ({
  ...{ food: null, name, label: name, confidence: shown ? 0.7 : 0.3, box: null, photo: 0 },
  ...{ source: 'seen', emoji: '', shown, evidence: [] },
});
const question = (name: string | null): Question => ({
  ...{ photo: 0, box: [0, 0, 1, 1], food: null, name, label: name, confidence: 0.5, likely: [] },
});
const list = {
  findings: [finding('milk', true), finding('juice', true), finding('egg', false)],
  questions: [question('juice'), question(null)],
};
const effort = (present: string[], open: string[], asked: number) =>
  effortOf(list, new Set(present), new Set(open), asked);

it('a right list costs nothing, doubtful names among it, and what is left open counts neither way', () => {
  expect(effort(['milk', 'juice', 'egg'], [], 5)).toEqual({ taps: 0, seconds: 0 });
  expect(effort(['milk'], ['juice', 'egg'], 5)).toEqual({ taps: 0, seconds: 0 });
});

it('questions come first, then chips, then typing, until the list is right', () => {
  expect(effort(['milk', 'egg'], [], 5)).toEqual({ taps: 1, seconds: 2 });
  expect(effort(['milk', 'juice'], [], 0)).toEqual({ taps: 1, seconds: 1.5 });
  expect(effort(['milk', 'egg', 'jam'], [], 5)).toEqual({ taps: 6, seconds: 8 });
});
