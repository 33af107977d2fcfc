import { isObject, type Json } from '@crisper/kitchen/recipes/reading/json-values';
import type { Sectioned } from '@crisper/kitchen/recipes/sections';
import { trimEndOf } from '@crisper/kitchen/trim-end';
import type { Photo } from './photo.ts';

/** Small readings that several formats share. */

export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** The first of these fields that has something in it. */
export function pick(row: Json, ...keys: string[]): unknown {
  for (const key of keys) {
    const value = row[key];
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
}

export function objectsIn(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf).filter((text) => text !== '') : [];
}

/** Names in a list of texts or of objects with a name. */
export function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(',');
  if (!Array.isArray(value)) return [];
  return value.map((item) => (isObject(item) ? textOf(item.name) : textOf(item)));
}

export function linesOf(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Lines in which some are headings. `headingOf` returns a heading's words, '' for the end of a part, null for a line. */
export function inSections(
  lines: readonly string[],
  headingOf: (line: string) => string | null,
): Sectioned[] {
  const found: Sectioned[] = [];
  let section: string | null = null;
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading === null) found.push({ section, text: line });
    else section = heading.trim() || null;
  }
  return found;
}

/** "# Sauce", "## Sauce", "[Sauce]", "**Sauce**" */
export function markdownHeading(line: string): string | null {
  if (line.startsWith('#')) return trimEndOf(line.replace(/^#{1,6}/, ''), '#').trim() || null;
  return /^\[([^\]]+)\]$/.exec(line)?.[1] ?? /^\*\*([^*]+)\*\*:?$/.exec(line)?.[1]?.replace(/:$/, '') ?? null;
}

const BULLET = /^[-*•]\s+/;
const NUMBER = /^\d{1,2}[.)]\s+/;

/** "1." and "-" before steps; the list is numbered by itself. */
export function withoutBullets(lines: readonly string[]): string[] {
  const plain = lines.map((line) => line.replace(BULLET, ''));
  return plain.filter((line) => NUMBER.test(line)).length > 1
    ? plain.map((line) => line.replace(NUMBER, ''))
    : plain;
}

/** Whether such a number or sign would be taken away. */
export function looksNumbered(line: string): boolean {
  return BULLET.test(line) || NUMBER.test(line);
}

/** A picture in base64, with or without the head of a data URL; null when it is damaged. */
export function base64Photo(text: string): Photo | null {
  const plain = text.replace(/^data:[^,]{0,100},/, '').replace(/[\r\n\s]+/g, '');
  if (!/^[A-Za-z\d+/_-]{2,}={0,2}$/.test(plain)) return null;
  return { bytes: async () => Buffer.from(plain, 'base64') };
}

/** "200 g flour, sifted" of its parts. */
export function joinedLine(parts: {
  amount?: number | string | null;
  unit?: string;
  food?: string;
  note?: string;
}): string {
  const amount =
    typeof parts.amount === 'number'
      ? parts.amount === 0
        ? ''
        : spokenAmount(parts.amount)
      : (parts.amount ?? '').trim();
  const head = [amount, parts.unit?.trim(), parts.food?.trim()].filter(Boolean).join(' ');
  const note = parts.note?.trim() ?? '';
  if (note === '') return head;
  if (head === '') return note;
  return parts.food?.trim() ? `${head}, ${note}` : `${head} ${note}`;
}

const FRACTIONS: readonly (readonly [number, string])[] = [
  [1 / 2, '1/2'],
  [1 / 3, '1/3'],
  [2 / 3, '2/3'],
  [1 / 4, '1/4'],
  [3 / 4, '3/4'],
  [1 / 8, '1/8'],
];

/** 1.5 as "1 1/2"; what is no kitchen fraction stays a decimal. */
export function spokenAmount(value: number): string {
  const whole = Math.floor(value);
  const rest = value - whole;
  if (rest < 0.001) return String(whole);
  const fraction = FRACTIONS.find(([size]) => Math.abs(size - rest) < 0.004)?.[1];
  if (fraction === undefined) return String(Math.round(value * 1000) / 1000);
  return whole === 0 ? fraction : `${whole} ${fraction}`;
}

/** "calories: 200" of an object with figures. */
export function figuresIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!isObject(value)) return '';
  // Figures as a user wrote them.
  if (textOf(value.description) !== '') return textOf(value.description);
  return Object.entries(value)
    .filter(([key, figure]) => !/^@|(?:^|_)id$/i.test(key) && textOf(figure) !== '')
    .map(([key, figure]) => `${spokenKey(key)}: ${textOf(figure)}`)
    .join('\n');
}

/** "saturatedFatContent" and "fat_content" as "Saturated fat" and "Fat". */
function spokenKey(key: string): string {
  const words = key
    .replace(/_?content$/i, '')
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
