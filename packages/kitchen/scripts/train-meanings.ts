import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { featuresOf } from '../src/cooking/asking/features.ts';
import { WEIGHT_UNIT } from '../src/cooking/asking/learned-meaning.ts';
import { meaningsByRule } from '../src/cooking/asking/meaning.ts';
import { plainQuestion } from '../src/cooking/asking/normalize-question.ts';
import { readQuestions } from './read-questions.ts';

/**
 * Learns from examples what cooks mean: npx tsx packages/kitchen/scripts/train-meanings.ts [--check]
 * With --check it learns from four fifths at a time and tells how many of the others it understands.
 */

const EXAMPLES = new URL('../data/questions.txt', import.meta.url);
const OUT = new URL('../src/cooking/asking/meanings.gen.json', import.meta.url);
const ROUNDS = 25;
const RATE = 0.5;
const DECAY = 3e-4;
const FOLDS = 5;
/** Smaller weights are left out. */
const LEAST = 6 / WEIGHT_UNIT;

interface Example {
  meaning: string;
  line: number;
  features: string[];
}

const text = readFileSync(EXAMPLES, 'utf8');
const examples = readQuestions(text).map(({ meaning, line, text: said }): Example => {
  const question = plainQuestion(said);
  return { meaning, line, features: featuresOf(question, [], meaningsByRule(question)) };
});
const meanings = [...new Set(examples.map(({ meaning }) => meaning))].sort();

/** Softmax regression by stochastic gradient descent, the same result each time. */
function learn(from: readonly Example[]) {
  const weights = new Map<string, Float64Array>();
  const bias = new Float64Array(meanings.length);
  for (const { features } of from)
    for (const feature of features)
      if (!weights.has(feature)) weights.set(feature, new Float64Array(meanings.length));
  const rows = from.map(({ meaning, features }) => ({
    right: meanings.indexOf(meaning),
    rows: features.map((feature) => weights.get(feature)!),
    scale: 1 / Math.sqrt(features.length),
  }));
  const random = generator();
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = RATE / (1 + round / 10);
    for (const { right, rows: some, scale } of shuffled(rows, random)) {
      const shares = softmax(
        bias.map((one, at) => one + scale * some.reduce((sum, row) => sum + row[at]!, 0)),
      );
      for (let at = 0; at < shares.length; at += 1) {
        const slope = shares[at]! - (at === right ? 1 : 0);
        bias[at]! -= rate * slope * 0.1;
        for (const row of some) row[at]! -= rate * (slope * scale + DECAY * row[at]!);
      }
    }
  }
  return { weights, bias };
}

function softmax(votes: Float64Array): Float64Array {
  const top = Math.max(...votes);
  const powers = votes.map((vote) => Math.exp(vote - top));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function generator(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state / 0x8000_0000;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const out = [...items];
  for (let at = out.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [out[at], out[other]] = [out[other]!, out[at]!];
  }
  return out;
}

if (process.argv.includes('--check')) check();
else {
  const { weights, bias } = learn(examples);
  const whole = (weight: number) => Math.round(weight * WEIGHT_UNIT);
  const kept = [...weights].flatMap(([feature, row]): [string, number[]][] => {
    const pairs = [...row].flatMap((weight, at) => (Math.abs(weight) < LEAST ? [] : [at, whole(weight)]));
    return pairs.length === 0 ? [] : [[feature, pairs]];
  });
  const examplesHash = createHash('sha256').update(text).digest('hex');
  const model = { examplesHash, meanings, bias: [...bias].map(whole), weights: Object.fromEntries(kept) };
  writeFileSync(OUT, `${JSON.stringify(model)}\n`);
  console.log(`${examples.length} examples, ${kept.length} features`);
}

/** How often the likeliest meaning is right, and how that changes with the share from which it is believed. */
function check(): void {
  const heard: { right: boolean; share: number; told: string; taken: string }[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const inFold = ({ line }: Example) => line % FOLDS === fold;
    const { weights, bias } = learn(examples.filter((one) => !inFold(one)));
    for (const { meaning, features } of examples.filter(inFold)) {
      const rows = features.flatMap((feature) => weights.get(feature) ?? []);
      const scale = 1 / Math.sqrt(features.length);
      const shares = softmax(
        bias.map((one, at) => one + scale * rows.reduce((sum, row) => sum + row[at]!, 0)),
      );
      const share = Math.max(...shares);
      const taken = meanings[shares.indexOf(share)]!;
      heard.push({ right: taken === meaning, share, told: meaning, taken });
    }
  }
  const percent = (some: number, of: number) => `${((some / of) * 100).toFixed(1)} %`;
  console.log(
    `right: ${percent(heard.filter(({ right }) => right).length, heard.length)} of ${heard.length}`,
  );
  for (const least of [0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6]) {
    const believed = heard.filter(({ share }) => share >= least);
    const right = believed.filter(({ right: is }) => is).length;
    console.log(
      `share of ${least} and more: right ${percent(right, heard.length)}, wrong ${percent(believed.length - right, heard.length)}`,
    );
  }
  const mistaken = new Map<string, number>();
  for (const { right, told, taken } of heard)
    if (!right)
      mistaken.set(`${told} taken for ${taken}`, (mistaken.get(`${told} taken for ${taken}`) ?? 0) + 1);
  for (const [pair, count] of [...mistaken].sort(([, one], [, other]) => other - one).slice(0, 25))
    console.log(`${count} ${pair}`);
}
