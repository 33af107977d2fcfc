import { LINE_PARSERS, linesPerCoreSecond } from '../quality/line-parsers.ts';
import type { Row } from '../row.ts';

const TARGET = 100_000;
const AMOUNTS = [
  '1',
  '2',
  '1/2',
  '1 1/2',
  '¾',
  '2-3',
  '2 to 3',
  '12',
  '0.25',
  '1 (14-oz) can',
  '2 large',
  '1 10-ounce package',
];
const UNITS = ['cups', 'tablespoons', 'tsp', 'pound', 'oz', 'g', 'cloves', ''];
const PREFIXES = ['', 'finely chopped', 'fresh', 'freshly grated', 'unsalted', 'boneless, skinless'];
const NAMES = [
  'onion',
  'olive oil',
  'chicken breasts',
  'parsley',
  'all-purpose flour',
  'brown sugar',
  'butter',
  'black beans',
  'ginger',
];
const TAILS = [
  '',
  ', minced',
  ', cut into 1/2-inch pieces',
  ' (optional)',
  ' or to taste',
  ', drained and rinsed',
  ', plus more for serving',
];

/** Steps through all combinations without repeating one: it shares no factor with their number. */
const STRIDE = 7_919;

/** Lines of every common shape, nearly all of them different, in a fixed order. */
function generate(count: number): string[] {
  return Array.from({ length: count }, (_, line) => {
    let left = line * STRIDE;
    const pick = (list: readonly string[]): string => {
      const at = left % list.length;
      left = Math.floor(left / list.length);
      return list[at]!;
    };
    const amount = pick(AMOUNTS);
    const unit = pick(UNITS);
    const isCounted = amount.includes('oz') || amount.includes('ounce') || amount.includes('large');
    const words = [amount, isCounted ? '' : unit, pick(PREFIXES), pick(NAMES)];
    return words.filter(Boolean).join(' ') + pick(TAILS);
  });
}

export default async function lines(): Promise<Row[]> {
  const inputs = generate(20_000);
  const [ours, ...others] = LINE_PARSERS.map(({ name, read }) => ({
    name,
    rate: linesPerCoreSecond(read, inputs),
  }));
  const show = (rate: number): string => `${Math.round(rate).toLocaleString('en-US')} lines/s`;
  return [
    {
      name: 'reading ingredient lines, one core, food and weight included',
      measured: show(ours!.rate),
      target: `${TARGET.toLocaleString('en-US')} lines/s`,
      ok: ours!.rate >= TARGET,
      alternative: others.map(({ name, rate }) => `${name} ${show(rate)}`).join(', '),
    },
  ];
}
