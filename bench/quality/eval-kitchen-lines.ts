import { parseLine } from '@crisper/kitchen/measures/parse-line';
import {
  isHeldOut,
  type LabelledLine,
  readLabelledLines,
} from '../../packages/kitchen/scripts/labelled-lines.ts';
import { EPOCHS, trainOn } from '../../packages/kitchen/scripts/line-trainer.ts';
import type { Row } from '../row.ts';
import { LINE_PARSERS, linesPerCoreSecond } from './line-parsers.ts';
import { type LineScore, scoreLines } from './line-score.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** Lines without a food ("For the sauce:", an empty label) cannot be resolved and are not counted. */
const namesFood = (line: LabelledLine): boolean =>
  /[a-z]{2}/i.test(line.name) && !line.input.trimEnd().endsWith(':');

const TARGET = { quantityAndUnit: 0.96, nameF1: 0.94, resolved: 0.95, linesPerSecond: 100_000 } as const;

/** The table rows for a set of lines; `isGoal` marks the set that the targets apply to. */
function rowsOf(title: string, lines: readonly LabelledLine[], isGoal: boolean): Row[] {
  if (lines.length === 0) return [];
  const scores = LINE_PARSERS.map(({ name, read }) => ({
    name,
    score: scoreLines(
      lines,
      lines.map(({ input }) => read(input)),
    ),
  }));
  const named = lines.filter(namesFood);
  const resolved = named.filter(({ input }) => parseLine(input).food !== null).length / named.length;
  const ours = scores[0]!.score;
  const others = (show: (score: LineScore) => string) =>
    scores
      .slice(1)
      .map(({ name, score }) => `${name} ${show(score)}`)
      .join(', ');
  const row = (what: string, value: number, least: number, show: (value: number) => string): Row => ({
    name: `${title} (${lines.length.toLocaleString('en')} lines): ${what}`,
    measured: show(value),
    target: isGoal ? show(least) : '',
    ok: !isGoal || value >= least,
  });
  const f1 = (value: number) => value.toFixed(3);
  return [
    {
      ...row('quantity and unit', ours.quantityAndUnit, TARGET.quantityAndUnit, percent),
      alternative: others((score) => percent(score.quantityAndUnit)),
    },
    {
      ...row('name, token F1', ours.nameF1, TARGET.nameF1, f1),
      alternative: others((score) => f1(score.nameF1)),
    },
    row('resolved to a food', resolved, TARGET.resolved, percent),
  ];
}

/** Every labelled CSV of a directory: all lines, the held-out lines, and each site separately. */
export function evaluateLines(directory: string): Row[] {
  const lines = readLabelledLines(directory);
  const held = lines.filter(({ input }) => isHeldOut(input));
  const sites = [...new Set(lines.map((line) => line.site))];
  return [
    ...rowsOf('all lines', lines, true),
    ...rowsOf('held out', held, true),
    ...sites.flatMap((site) =>
      rowsOf(
        `held out, ${site}`,
        held.filter((line) => line.site === site),
        false,
      ),
    ),
    speedRow(lines),
  ];
}

function speedRow(lines: readonly LabelledLine[]): Row {
  const inputs = lines.slice(0, 20_000).map(({ input }) => input);
  const show = (rate: number) => `${Math.round(rate).toLocaleString('en')} lines/s`;
  const [ours, ...others] = LINE_PARSERS.map(({ name, read }) => ({
    name,
    rate: linesPerCoreSecond(read, inputs),
  }));
  return {
    name: 'speed, one core',
    measured: show(ours!.rate),
    target: show(TARGET.linesPerSecond),
    ok: ours!.rate >= TARGET.linesPerSecond,
    alternative: others.map(({ name, rate }) => `${name} ${show(rate)}`).join(', '),
  };
}

/** Evenly spread readings of held-out lines, to check by hand. */
export function printSample(directory: string, sample: number): void {
  const held = readLabelledLines(directory).filter(({ input }) => isHeldOut(input));
  const step = Math.max(1, Math.floor(held.length / sample));
  for (let i = step - 1; i < held.length; i += step) {
    const { input } = held[i]!;
    const { name, food, grams } = parseLine(input);
    console.log(`${input}\t${name}\t${food ?? '-'}\t${grams === null ? '-' : Math.round(grams)}`);
  }
}

/** Leave-one-site-out: each site is read by a tagger trained on the other sites, to estimate accuracy on unseen sites. */
export function evaluateUnseenSites(directory: string): Row[] {
  const lines = readLabelledLines(directory);
  const sites = [...new Set(lines.map((line) => line.site))];
  if (sites.length < 2) return [];
  return sites.map((site) => {
    const { table, steps } = trainOn(
      lines.filter((line) => line.site !== site),
      EPOCHS,
    );
    const model = { table, steps: Float32Array.from(steps) };
    const unseen = lines.filter((line) => line.site === site);
    const readings = unseen.map(({ input }) => parseLine(input, { model }));
    const { sameAmount, quantityAndUnit, nameF1 } = scoreLines(unseen, readings);
    return {
      name: `${site}, read by a tagger that never saw it (${unseen.length.toLocaleString('en')} lines)`,
      measured: `quantity and unit ${percent(quantityAndUnit)} as labelled, ${percent(sameAmount)} where the label says the same otherwise; name F1 ${nameF1.toFixed(3)}`,
      target: '',
      ok: true,
    };
  });
}

export const hasLabelledLines = (directory: string): boolean => readLabelledLines(directory).length > 0;
