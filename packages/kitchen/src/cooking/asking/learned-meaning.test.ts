import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readQuestions } from '../../../scripts/read-questions.ts';
import { meaningOf } from './meaning.ts';
import trained from './meanings.gen.json' with { type: 'json' };
import { plainQuestion } from './normalize-question.ts';

const text = readFileSync(new URL('../../../data/questions.txt', import.meta.url), 'utf8');

it('has learned from the examples as they are now', () => {
  expect(trained.examplesHash).toBe(createHash('sha256').update(text).digest('hex'));
});

it('understands what it was taught', () => {
  const examples = readQuestions(text);
  const heard = examples.filter((one) => {
    const meant = meaningOf(plainQuestion(one.text), []);
    return meant === one.meaning || (one.meaning === 'unknown' && meant === 'look-up');
  });
  expect(heard.length / examples.length).toBeGreaterThan(0.95);
});

it('says that it does not know rather than guess', () => {
  for (const question of ['florp the gribble', 'the quick brown fox', 'it was the best of times'])
    expect(['unknown', 'look-up', 'cannot-know']).toContain(meaningOf(plainQuestion(question), []));
});
