import { cleanLine } from '../src/measures/clean-line.ts';
import { FEATURES, ROLE_COUNT, ROLES, TABLE_BITS } from '../src/measures/features.ts';
import { allowedRoles, decode, type Weights } from '../src/measures/tagger.ts';
import { tokenize } from '../src/measures/tokens.ts';
import { alignRoles, type Example } from './align-roles.ts';
import type { LabelledLine } from './labelled-lines.ts';
import { varied } from './vary-lines.ts';

const NAME = ROLES.indexOf('name');
const PREPARATION = ROLES.indexOf('preparation');
const COMMENT = ROLES.indexOf('comment');
const MARK = ROLES.indexOf('mark');
const LIMIT = 127;

export const EPOCHS = 12;

class Trainer {
  readonly weights: Weights = {
    table: new Float32Array((1 << TABLE_BITS) * ROLE_COUNT),
    steps: new Float32Array((ROLE_COUNT + 1) * ROLE_COUNT),
  };
  private readonly tableSum = new Float64Array((1 << TABLE_BITS) * ROLE_COUNT);
  private readonly stepSum = new Float64Array((ROLE_COUNT + 1) * ROLE_COUNT);
  private clock = 1;

  private learn(path: readonly number[], rows: Int32Array, by: number): void {
    path.forEach((role, i) => {
      for (let f = i * FEATURES; f < (i + 1) * FEATURES; f++) {
        const at = rows[f]! * ROLE_COUNT + role;
        this.weights.table[at]! += by;
        this.tableSum[at]! += by * this.clock;
      }
      const step = (i === 0 ? ROLE_COUNT : path[i - 1]!) * ROLE_COUNT + role;
      this.weights.steps[step]! += by;
      this.stepSum[step]! += by * this.clock;
    });
  }

  see({ tokens, gold }: Example): void {
    const { path, rows } = decode(tokens, this.weights);
    if (path.some((role, i) => role !== gold[i])) {
      this.learn(gold, rows, 1);
      this.learn(path, rows, -1);
    }
    this.clock++;
  }

  average(): Weights {
    const mean = (last: ArrayLike<number>, sum: Float64Array): Float32Array =>
      Float32Array.from(last, (value, i) => value - sum[i]! / this.clock);
    return { table: mean(this.weights.table, this.tableSum), steps: mean(this.weights.steps, this.stepSum) };
  }
}

function shuffled<T>(items: readonly T[], seed: number): T[] {
  const out = [...items];
  let state = seed;
  for (let i = out.length - 1; i > 0; i--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const j = state % (i + 1);
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}

/**
 * Files without a preparation column keep "chopped" inside the name. Where other files label such a word as preparation or
 * comment, the first model decides its role, so that all files follow one convention.
 */
function settle(example: Example, loose: ReadonlySet<string>, model: Weights): Example {
  const bits = (...roles: number[]): number => roles.reduce((mask, role) => mask | (1 << role), 0);
  let depth = 0;
  const masks = example.tokens.map((token, i) => {
    if (token.text === '(') depth++;
    const inside = depth > 0;
    if (token.text === ')') depth--;
    const gold = example.gold[i]!;
    const free = token.kind === 'mark' || (gold === NAME && (inside || loose.has(token.lower)));
    if (free) return allowedRoles(token) & bits(NAME, PREPARATION, COMMENT, MARK);
    return gold === COMMENT ? bits(PREPARATION, COMMENT) : bits(gold);
  });
  const { path } = decode(example.tokens, model, masks);
  return { tokens: example.tokens, gold: path };
}

function train(examples: readonly Example[], epochs: number): Weights {
  const trainer = new Trainer();
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const example of shuffled(examples, epoch + 1)) trainer.see(varied(example, epoch));
  return trainer.average();
}

const exampleOf = (line: LabelledLine): Example[] => {
  const tokens = tokenize(cleanLine(line.input));
  const gold = alignRoles(tokens, line);
  // Skip lines whose roles the tagger does not allow, or whose name includes the amount ("juice of 1 lemon", "pinch of salt").
  const swallowed = tokens.some(
    (token, i) => gold[i] === NAME && (token.kind === 'number' || (i === 0 && token.unit !== undefined)),
  );
  const usable = tokens.length > 0 && gold.every((role, i) => (allowedRoles(tokens[i]!) & (1 << role)) !== 0);
  return usable && !(swallowed && line.quantity === '') ? [{ tokens, gold }] : [];
};

function looseWords(examples: readonly Example[]): Set<string> {
  const tally = new Map<string, number>();
  for (const { tokens, gold } of examples) {
    tokens.forEach((token, i) => {
      const aside = gold[i] === PREPARATION || gold[i] === COMMENT;
      if (aside || gold[i] === NAME) tally.set(token.lower, (tally.get(token.lower) ?? 0) + (aside ? 1 : -1));
    });
  }
  return new Set([...tally].filter(([, balance]) => balance >= 2).map(([word]) => word));
}

/** Weights as committed: integers, one byte per table cell. */
export interface SmallWeights {
  scale: number;
  steps: number[];
  table: Int8Array;
}

function quantize(weights: Weights): SmallWeights {
  let largest = 0;
  for (const value of weights.table) largest = Math.max(largest, Math.abs(value));
  const scale = LIMIT / Math.min(largest, 24);
  const small = (value: number): number => Math.max(-LIMIT, Math.min(LIMIT, Math.round(value * scale)));
  return {
    scale,
    steps: Array.from(weights.steps, (value) => Math.round(value * scale)),
    table: Int8Array.from(weights.table, small),
  };
}

/** Trains an averaged structured perceptron over hashed features. A first model relabels the files without a preparation column. */
export function trainOn(lines: readonly LabelledLine[], epochs: number): SmallWeights {
  const full = lines.filter((line) => line.site === 'nyt-clean').flatMap(exampleOf);
  const rest = lines.filter((line) => line.site !== 'nyt-clean').flatMap(exampleOf);
  const first = full.length > 0 && rest.length > 0 ? train(full, 4) : null;
  const loose = looseWords(full);
  const settled = first === null ? rest : rest.map((example) => settle(example, loose, first));
  return quantize(train([...full, ...settled], epochs));
}
