import { expect, it } from 'vitest';
import { tagName } from './tag-names.ts';

it.each(['dairy-free', 'american', 'beef', 'air fryer', 'grandma’s'])(
  'says “%s” in English as the recipe does',
  (tag) => expect(tagName(tag)).toBe(tag),
);
