const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';

/** Numbers of one word: in ingredient lines, yields, steps and questions. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...ONES.split(' ').map((word, at) => [word, at + 1] as const),
  ...TENS.split(' ').map((word, at) => [word, (at + 2) * 10] as const),
]);
