import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { featuresOf } from '../src/cooking/asking/features.ts';
import { WEIGHT_UNIT } from '../src/cooking/asking/learned-meaning.ts';
import { meaningsByRule } from '../src/cooking/asking/meaning.ts';
import { plainQuestion } from '../src/cooking/asking/plain-question.ts';

/**
 * Learns from examples what cooks mean: npx tsx packages/kitchen/scripts/train-meanings.ts [--check]
 * With --check it learns from four fifths at a time and tells how many of the others it understands.
 */

const EXAMPLES = new URL('../data/questions.txt', import.meta.url);
const OUT = new URL('../src/cooking/asking/meanings.gen.json', import.meta.url);
const ROUNDS = 40;
const RATE = 0.5;
const DECAY = 1e-3;
const FOLDS = 5;
/** Smaller weights are left out. */
const LEAST = 2 / WEIGHT_UNIT;

interface Example {
  meaning: string;
  features: string[];
}

const text = readFileSync(EXAMPLES, 'utf8');
const examples = read(text);
const meanings = [...new Set(examples.map(({ meaning }) => meaning))].sort();

/** A line that starts with @ names the meaning of the lines below it; F stands for a food. */
function read(lines: string): Example[] {
  let meaning = '';
  return lines.split('\n').flatMap((line) => {
    if (line.startsWith('@')) meaning = line.slice(1);
    if (line === '' || line.startsWith('@') || line.startsWith('#')) return [];
    const question = plainQuestion(line.replace(/\bF\b/g, 'onions'));
    return [{ meaning, features: featuresOf(question, [], meaningsByRule(question)) }];
  });
}

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

if (process.argv.includes('--check')) {
  let right = 0;
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const { weights, bias } = learn(examples.filter((_, at) => at % FOLDS !== fold));
    for (const { meaning, features } of examples.filter((_, at) => at % FOLDS === fold)) {
      const rows = features.flatMap((feature) => weights.get(feature) ?? []);
      const votes = bias.map(
        (one, at) => one + rows.reduce((sum, row) => sum + row[at]!, 0) / Math.sqrt(features.length),
      );
      if (meanings[votes.indexOf(Math.max(...votes))] === meaning) right += 1;
    }
  }
  console.log(`${right} of ${examples.length} understood without having seen them`);
} else {
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
