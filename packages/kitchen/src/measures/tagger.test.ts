import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanLine } from './clean-line.ts';
import { ROLES } from './features.ts';
import { lineModel } from './model.ts';
import { decode, tagLine } from './tagger.ts';
import { tokenize } from './tokens.ts';

const WORDS =
  '1 2-3 ½ cup cups tbsp g oz (14-oz) can large cloves onion garlic chicken breasts brown sugar olive oil , ( ) - or and finely chopped minced boneless, plus more for serving optional to taste'.split(
    ' ',
  );

it('finds the same roles by the fast way as by the plain one', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 14 }), (words) => {
      const tokens = tokenize(cleanLine(words.join(' ')));
      fc.pre(tokens.length > 0);
      const { roles, sure } = tagLine(tokens, lineModel());
      if (sure) expect(roles).toEqual(decode(tokens, lineModel()).path.map((at) => ROLES[at]));
    }),
    { numRuns: 300 },
  );
});
