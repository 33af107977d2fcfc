import { parseLine } from '@crisper/kitchen/measures/parse-line';
import {
  isHeldOut,
  type LabelledLine,
  readLabelledLines,
} from '../packages/kitchen/scripts/labelled-lines.ts';
import { EPOCHS, trainOn } from '../packages/kitchen/scripts/line-trainer.ts';
import { LINE_PARSERS, linesPerCoreSecond } from './line-parsers.ts';
import { scoreLines } from './line-score.ts';

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** A line that names nothing to eat ("For the sauce:", an empty label) cannot be resolved and is not counted. */
const namesFood = (line: LabelledLine): boolean =>
  /[a-z]{2}/i.test(line.name) && !line.input.trimEnd().endsWith(':');

function report(title: string, lines: readonly LabelledLine[]): void {
  if (lines.length === 0) return;
  console.log(`\n${title}: ${lines.length} lines`);
  for (const { name, read } of LINE_PARSERS) {
    const { quantity, quantityAndUnit, nameF1 } = scoreLines(
      lines,
      lines.map(({ input }) => read(input)),
    );
    console.log(
      `  ${name.padEnd(28)} quantity+unit ${percent(quantityAndUnit)}  quantity ${percent(quantity)}  name F1 ${nameF1.toFixed(4)}`,
    );
  }
  const named = lines.filter(namesFood);
  const resolved = named.filter(({ input }) => parseLine(input).food !== null).length;
  console.log(
    `  resolved to a food: ${percent(resolved / named.length)} of ${named.length} lines that name one`,
  );
}

/** Every labelled CSV of a directory: all lines, the ones never trained on, and each site by itself. `sample` prints readings to check by hand. */
export function evaluateLines(directory: string, sample = 0): void {
  const lines = readLabelledLines(directory);
  const held = lines.filter(({ input }) => isHeldOut(input));
  report('all lines', lines);
  report('held out (never trained on)', held);
  for (const site of new Set(lines.map((line) => line.site))) {
    report(
      `held out, ${site}`,
      held.filter((line) => line.site === site),
    );
  }
  console.log('\nspeed, one core');
  const inputs = lines.slice(0, 20_000).map(({ input }) => input);
  for (const { name, read } of LINE_PARSERS)
    console.log(`  ${name.padEnd(28)} ${Math.round(linesPerCoreSecond(read, inputs))} lines/s`);
  const step = sample > 0 ? Math.max(1, Math.floor(held.length / sample)) : held.length + 1;
  for (let i = step - 1; i < held.length; i += step) {
    const { input } = held[i]!;
    const { name, food, grams } = parseLine(input);
    console.log(`${input}\t${name}\t${food ?? '-'}\t${grams === null ? '-' : Math.round(grams)}`);
  }
}

/** Each site read by a tagger trained on the other sites alone: how lines of a site nobody has seen will fare. */
export function evaluateUnseenSites(directory: string): void {
  const lines = readLabelledLines(directory);
  const sites = [...new Set(lines.map((line) => line.site))];
  if (sites.length < 2) return;
  console.log('\nsites never trained on');
  for (const site of sites) {
    const { table, steps } = trainOn(
      lines.filter((line) => line.site !== site),
      EPOCHS,
    );
    const model = { table, steps: Float32Array.from(steps) };
    const unseen = lines.filter((line) => line.site === site);
    const readings = unseen.map(({ input }) => parseLine(input, { model }));
    const { quantity, quantityAndUnit, nameF1 } = scoreLines(unseen, readings);
    console.log(
      `  ${site.padEnd(28)} quantity+unit ${percent(quantityAndUnit)}  quantity ${percent(quantity)}  name F1 ${nameF1.toFixed(4)}`,
    );
  }
}

export const hasLabelledLines = (directory: string): boolean => readLabelledLines(directory).length > 0;
