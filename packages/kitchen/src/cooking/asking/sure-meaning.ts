import type { Intent } from './rules/intents.ts';

/** What a few words alone decide, whatever the rest could mean: what was learned from examples is not asked. */
const SURE: readonly (readonly [about: RegExp, intent: Intent, unless?: RegExp])[] = [
  [
    /^(?:i |we )?(?:have |got |there is |there are )?no (?!idea|time|need|clue|problem|thanks|more than|longer|one\b|grill\b|oven\b|stove\b)[a-z]/,
    'substitute',
    /\b(?:flavor|taste|timer|power|thermometer|pan|pot|torch|mixer|blender|processor|sheet|dish|tin|lid|rack|machine|cooker|fryer|wok|skillet|whisk|bowl|foam|bubbles)\b|\bno [a-z ]{1,30}\b(?:in (?:it|this|here|there))\b/,
  ],
  [
    /\b(?:flat|boring|dull|missing something|something (?:is )?missing|what is missing|tastier|needs something|more flavor)\b/,
    'rescue',
    /\b(?:pan|lid|bread|lay|press\w*|griddle|iron|surface|leaf|parsley|noodles|ingredients?|cake|pancakes?)\b|^(?:what am i|am i) missing\b/,
  ],
  [
    /\b(?:is|are|it|tastes?|went|gone|a bit|turned|so|very) bitter\b|\bstuck in the (?:tin|pan|mou?ld|dish)\b/,
    'rescue',
  ],
  [/\blooks? (?:like )?(?:scrambled|curdled|split|lumpy|grainy|separated|broken)\b/, 'rescue'],
  [/\bwhite (?:stuff|gunk|goo|foam|bits|blobs)\b|\bfat floating\b/, 'rescue'],
  [/\bdough\b.{0,30}\b(?:overnight|fridge|tomorrow)\b/, 'make-ahead', /\b(?:freez|counter|left|forgot)/],
  [/\beggshell\b|\b(?:bit|piece) of (?:egg )?shell\b/, 'rescue'],
  [
    /\b(?:keep|store|save|last|good for)\b.{0,40}\b(?:a week|\d+ (?:weeks?|days|months?))\b/,
    'storage',
    /\bfreez|\btimer\b/,
  ],
];

export const sureMeaning = (text: string): Intent | null =>
  SURE.find(([about, , unless]) => about.test(text) && !unless?.test(text))?.[1] ?? null;
