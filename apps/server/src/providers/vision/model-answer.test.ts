import { expect, it } from 'vitest';
import { answerReader, MAX_FOODS } from './model-answer.ts';

function read(...pieces: string[]) {
  const reader = answerReader();
  const names = pieces.map((piece) => reader.push(piece).map(({ name }) => name));
  return { names, isWhole: reader.isWhole(), dish: reader.dish() };
}

it('hands each food on as soon as it is complete', () => {
  const { names, isWhole, dish } = read(
    '{"dish": "Soup", "foods": [{"name": "mi',
    'lk", "confidence": 0.9}, {"name": "egg"}',
    ', {"name": "a } \\" b"}]}',
  );
  expect(names).toEqual([[], ['milk', 'egg'], ['a } " b']]);
  expect([isWhole, dish]).toEqual([true, 'Soup']);
});

it.each([
  ['words and a fence', 'Sure! Here "you" are:\n```json\n{"foods": [{"name": "milk"}]}\n```', ['milk'], true],
  ['a list', '[{"name": "milk"}, {"name": "egg"}]', ['milk', 'egg'], true],
  ['names alone', '{"foods": ["milk", "egg"]}', ['milk', 'egg'], true],
  ['nothing', '{"foods": []}', [], true],
  ['prose', 'I see milk and eggs.', [], false],
  ['another shape', '{"items": "milk"}', [], false],
  ['an answer cut off', '{"foods": [{"name": "milk"}, {"name": "eg', ['milk'], false],
  ['braces without end', '{'.repeat(5000), [], false],
  ['braces that close first', '}}}{"foods": [{"name": "milk"}]}', ['milk'], true],
])('reads %s', (_, text, names, isWhole) => {
  const answer = read(text);
  expect([answer.names.flat(), answer.isWhole]).toEqual([names, isWhole]);
});

it('takes figures as small models write them, and no more foods than fit in a fridge', () => {
  const reader = answerReader();
  expect(
    reader.push('{"name":"milk","confidence":"90","photo":"2"}{"name":"egg","confidence":"high"}'),
  ).toEqual([
    { name: 'milk', confidence: 0.9, photo: 2, thing: null },
    { name: 'egg', confidence: 0.7, photo: 1, thing: null },
  ]);
  expect(reader.push('{"name":"milk"}'.repeat(500))).toHaveLength(MAX_FOODS - 2);
});
