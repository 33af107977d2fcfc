import { isSameHeat } from '../../../recipes/translated/check-translation.ts';
import type { Heard } from './heard.ts';

const OVEN_FROM_C = 90;
const CELSIUS = /(\d{2,3})\s?°/g;

/** How hot the oven is, first of the step that one is at, as the page says it: a translation may round 205 to 200. */
export function ovenDegrees({ context: { steps, currentStep } }: Heard): number | null {
  const ordered = [...steps.slice(Math.max(0, currentStep), currentStep + 1), ...steps];
  const oven = ordered.flatMap(({ temps }) => temps.filter(({ c }) => c >= OVEN_FROM_C))[0];
  if (!oven) return null;
  const said = ordered.flatMap(({ text }) => [...text.matchAll(CELSIUS)].map(([, c]) => Number(c)));
  return said.find((degrees) => isSameHeat(degrees, oven.c)) ?? oven.c;
}
