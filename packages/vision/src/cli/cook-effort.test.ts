import { expect, it } from 'vitest';
import type { OfferedFood } from '../asking/also-here.ts';
import type { Question } from '../asking/questions.ts';
import type { Finding } from '../finding.ts';
import { effortOf, type Way } from './cook-effort.ts';

const finding = (name: string, shown: boolean): Finding => ({
  ...{ food: null, name, label: name, confidence: shown ? 0.7 : 0.3, box: null, photo: 0 },
  ...{ source: 'seen', emoji: '', shown, evidence: [] },
});
const question = (name: string | null): Question => ({
  ...{ photo: 0, box: [0, 0, 1, 1], food: null, name, label: name, confidence: 0.5, likely: [] },
});
const offered = (name: string): OfferedFood => ({ food: null, name, emoji: '', label: name, chance: 0.4 });
const list = {
  findings: [finding('milk', true), finding('juice', true), finding('egg', false)],
  questions: [question('juice'), question(null)],
  also: [offered('jam'), offered('leek')],
  places: [],
};
const plain: Way = { asked: () => [], also: false, names: 'one by one' };
const effort = (present: string[], open: string[], way: Partial<Way> = {}) =>
  effortOf(list, new Set(present), new Set(open), { ...plain, ...way });
const everyCard = { asked: (questions: readonly Question[]) => questions };

it('a right list costs nothing, doubtful names among it, and what is left open counts neither way', () => {
  expect(effort(['milk', 'juice', 'egg'], [], everyCard)).toEqual({ taps: 0, seconds: 0 });
  expect(effort(['milk'], ['juice', 'egg'], everyCard)).toEqual({ taps: 0, seconds: 0 });
});

it('cards come first, then chips, then names, until the list is right', () => {
  expect(effort(['milk', 'egg'], [], everyCard)).toEqual({ taps: 1, seconds: 2 });
  expect(effort(['milk', 'juice'], [])).toEqual({ taps: 1, seconds: 1.5 });
  expect(effort(['milk', 'egg', 'kale'], [])).toEqual({ taps: 5, seconds: 1.5 + 2 + 6 / 3 });
});

it('a chip that is offered costs a glance, and a tap where it is there', () => {
  expect(effort(['milk', 'juice', 'egg', 'jam'], [], { also: true })).toEqual({ taps: 1, seconds: 1.8 });
  const typed = effort(['milk', 'juice', 'egg', 'kale'], [], { also: true });
  expect(typed.seconds).toBeCloseTo(2 * 0.3 + 2 + 6 / 3);
});

it('several names in one line cost one way to the field, and said ones a third of the letters', () => {
  const present = ['milk', 'juice', 'egg', 'kale', 'figs', 'plum'];
  const line = effort(present, [], { names: 'in one line' });
  expect(effort(present, []).seconds).toBeCloseTo(line.seconds + 2);
  expect(effort(present, [], { names: 'said' })).toEqual({
    taps: 1,
    seconds: expect.closeTo(2 + (2 * 6) / 9),
  });
});
