import { expect, it } from 'vitest';
import type { Finding, SceneThing } from '../finding.ts';
import type { RelativeBox } from '../picture.ts';
import { chooseQuestions } from './questions.ts';

const place = (n: number): RelativeBox => [n / 10, 0.1, 0.08, 0.2];
const finding = (name: string, confidence: number, n: number, more: Partial<Finding> = {}): Finding => ({
  food: name,
  name,
  label: name,
  confidence,
  box: place(n),
  photo: 0,
  source: 'seen',
  emoji: '🥛',
  shown: confidence >= 0.5,
  evidence: [{ photo: 0, box: place(n), source: 'seen', confidence }],
  ...more,
});
const thing = (n: number, food: number, ...names: string[]): SceneThing => ({
  photo: 0,
  box: place(n),
  names: names.map((label, at) => ({ label, score: 0.4 - at / 10 })),
  food,
  embedding: Uint8Array.of(1, n),
  words: [],
});
/** What the list holds: the doubtful is selected, too. */
const choose = (findings: Finding[], things: SceneThing[] = []) =>
  chooseQuestions(findings, new Set(findings.filter(({ confidence }) => confidence >= 0.25)), things);
const asked = (findings: Finding[], things: SceneThing[] = []) =>
  choose(findings, things).map((one) => one.name ?? 'what is this?');

it('asks about the doubtful, not about the certain', () => {
  const findings = [
    finding('milk', 0.99, 0),
    finding('jam', 0.4, 1),
    finding('egg', 0.55, 2),
    finding('ham', 0.02, 3),
  ];
  expect(asked(findings)).toEqual(['jam', 'egg']);
});

it('a food that is not on the list yet is worth more than a selected one to take out', () => {
  const findings = [finding('jam', 0.7, 1), finding('egg', 0.2, 2), finding('ham', 0.3, 3)];
  expect(asked(findings)).toEqual(['ham', 'egg', 'jam']);
});

it('asks five questions at most, each with its piece of the photo', () => {
  const many = Array.from({ length: 9 }, (_, n) => finding(`food ${n}`, 0.3 + n / 100, n));
  const questions = choose([...many, finding('cheese', 0.49, 0, { box: null, evidence: [] })]);
  expect(questions).toHaveLength(5);
  expect(questions.map((one) => one.name)).not.toContain('cheese');
});

it('asks about one place once, whatever it may be', () => {
  expect(asked([finding('jam', 0.3, 1), finding('honey', 0.35, 1), finding('egg', 0.4, 2)])).toEqual([
    'jam',
    'egg',
  ]);
});

it('asks what a thing is that nothing names, once at most', () => {
  const unnamed = [4, 5, 6].map((n) => thing(n, 0.7, 'butter', 'cheese'));
  expect(asked([finding('milk', 0.99, 0)], [thing(0, 0.9, 'milk'), ...unnamed])).toEqual(['what is this?']);
});

it('offers other names for the thing, none that is on the list already', () => {
  const things = [thing(1, 0.9, 'jam', 'milk', 'honey', 'mustard', 'ketchup', 'beer')];
  const [question] = choose([finding('milk', 0.99, 0), finding('jam', 0.45, 1)], things);
  expect(question?.likely.map((one) => one.label)).toEqual(['honey', 'mustard', 'ketchup']);
});
