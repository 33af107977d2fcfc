import type { Part } from './marks.ts';

/** A text with places, and what stands in them. */
export interface Template {
  text: string;
  values: readonly (readonly Part[])[];
}

/** Parts of a text with at most as many letters are translated together with it: "with {0}", "half of the", "Slow-Cooker". */
const SHORT = 14;
/** A duration stands in too many places to be translated with each of them. */
const DURATIONS: ReadonlySet<string> = new Set(['1 minute', '{0} minutes']);
const PLACE = /\{(\d+)\}/g;

/**
 * The texts that translators see: a text of the blueprints with its short parts in it, so that they can turn the words as their
 * language wants. A title is one text.
 */
export function templateOf(part: Exclude<Part, string>, isTitle: boolean): Template | null {
  if (!('text' in part)) return null;
  const values: (readonly Part[])[] = [];
  const place = (value: readonly Part[]): string => `{${values.push(value) - 1}}`;
  const text = part.text.replace(PLACE, (_, at: string) => {
    const parts = part.values[Number(at)]!;
    const inner = parts.map((value) => (typeof value === 'string' ? null : shortOf(value, isTitle)));
    // Several sentences one after the other stand in one place, however many they are.
    if (parts.length > 1 && inner.every((one) => one === null)) return place(parts);
    return parts
      .map((value, index) => {
        const own = inner[index];
        if (own) return own.text.replace(PLACE, (__, from: string) => place(own.values[Number(from)]!));
        return typeof value === 'string' && !/\d/.test(value) ? value : place([value]);
      })
      .join('');
  });
  return { text: text.replace(/ {2,}/g, ' '), values };
}

/** The template of a part that is translated with what is around it. */
function shortOf(part: Exclude<Part, string>, isTitle: boolean): Template | null {
  const template = templateOf(part, isTitle);
  if (!template || DURATIONS.has(template.text)) return null;
  return isTitle || template.text.replace(PLACE, '').length <= SHORT ? template : null;
}

/** Places and signs alone read the same in every language. */
export const isGlue = (text: string): boolean => !/\p{L}/u.test(text);
