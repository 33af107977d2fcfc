import { afterEach, expect, it } from 'vitest';
import { inEnglish } from './in-english.ts';
import { saidList, say, saySentence, sentence, speakThrough } from './say.ts';

afterEach(() => speakThrough(inEnglish));

it('says a text in English where nobody said otherwise', () => {
  const text = 'It uses {count, plural, one {# thing} other {# things}} for {name}.';
  expect(say(text, { count: 1, name: 'Mia' })).toBe('It uses 1 thing for Mia.');
  expect(say(text, { count: 2, name: '{count}' })).toBe('It uses 2 things for {count}.');
  expect(saidList(['milk', 'eggs', 'nuts'])).toBe('milk, eggs and nuts');
});

it('says it through the one who knows the language', () => {
  const words: Record<string, string> = {
    milk: 'Milch',
    eggs: 'Eier',
    '{words} and {last}': '{words} und {last}',
  };
  speakThrough((text, values) => inEnglish(words[text] ?? text, values));
  expect(saidList(['milk', 'eggs'])).toBe('Milch und Eier');
});

it('says a sentence that was kept, with the texts and numbers in it', () => {
  const few = sentence('{days, number} days of {meal} ({needs})', {
    days: 1_200,
    meal: sentence('dinner'),
    needs: [sentence('vegan'), sentence('no {food}', { food: sentence('milk') })],
  });
  const kept: typeof few = JSON.parse(JSON.stringify(few));
  expect(saySentence(kept)).toBe('1,200 days of dinner (vegan, no milk)');
});
