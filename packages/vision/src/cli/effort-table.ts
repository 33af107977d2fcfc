import type { PhotoSightings } from '../finding.ts';
import type { FusionRules } from '../fusing/fusion.ts';
import { effortsOf, type Way } from './cook-effort.ts';
import { earlierScans } from './earlier-scans.ts';
import { type Annotations, quantile } from './metrics.ts';

const NO_CARDS: Way = { asked: () => [], also: false, names: 'one by one' };

const WAYS: readonly [string, Way][] = [
  ['five cards, then chips, names one by one', { ...NO_CARDS, asked: (questions) => questions }],
  ['chips, names one by one', NO_CARDS],
  ['chips, names in one line', { ...NO_CARDS, names: 'in one line' }],
  ['all chips, names in one line', { ...NO_CARDS, also: true, names: 'in one line' }],
  ['all chips, names said', { ...NO_CARDS, also: true, names: 'said' }],
];

/** What a simulated cook needs until precision .9 and recall .8 of a photo: first scans, and scans of households that scanned before. */
export function printEfforts(
  data: Annotations,
  photos: ReadonlyMap<string, PhotoSightings>,
  rules: FusionRules,
): void {
  const before = earlierScans(data, photos);
  console.log('\nuntil the list is right, by a simulated cook; every second photo was chosen on');
  console.log('                                                    taps p50  seconds p50   p90  within 10 s');
  for (const [when, kitchenOf] of [['first scan', undefined] as const, ['later scan', before] as const])
    for (const [half, name] of ['chosen on', 'other half'].entries()) {
      const images = data.images.filter((_, at) => at % 2 === half);
      console.log(`${when}, ${name}, ${images.length} photos`);
      for (const [title, way] of WAYS) {
        const efforts = [...effortsOf({ ...data, images }, photos, rules, way, kitchenOf).values()];
        const seconds = efforts.map((one) => one.seconds);
        const taps = quantile(
          efforts.map((one) => one.taps),
          0.5,
        );
        const [middle, most] = [quantile(seconds, 0.5), quantile(seconds, 0.9)];
        const within = seconds.filter((one) => one <= 10).length / seconds.length;
        console.log(
          `  ${title.padEnd(48)} ${taps.toFixed(0).padStart(9)} ${middle.toFixed(1).padStart(12)} ${most.toFixed(1).padStart(5)} ${within.toFixed(2).padStart(12)}`,
        );
      }
    }
}
