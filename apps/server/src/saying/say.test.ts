import { expect, it } from 'vitest';
import { inLanguage } from '../language.ts';
import { Speaker, say } from './say.ts';

const speaker = (language: string, texts: Record<string, string>) =>
  new Speaker(
    language,
    Object.entries(texts)
      .map(([id, text]) => `msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n`)
      .join('\n'),
  );

const SCANS = 'You have {count, plural, one {# scan} other {# scans}} left.';

it('says English where nobody asked for another language', () => {
  expect(say(SCANS, { count: 1 })).toBe('You have 1 scan left.');
  expect(say(SCANS, { count: 2 })).toBe('You have 2 scans left.');
});

it('chooses the plural form of the language', () => {
  const french = speaker('fr', { [SCANS]: 'Il te reste {count, plural, one {# scan} other {# scans}}.' });
  expect(french.say(SCANS, { count: 0 })).toBe('Il te reste 0 scan.');
  const polish = speaker('pl', {
    [SCANS]: '{count, plural, one {# skan} few {# skany} many {# skanów} other {# skanu}}',
  });
  expect([1, 3, 5].map((count) => polish.say(SCANS, { count }))).toEqual(['1 skan', '3 skany', '5 skanów']);
});

it('says English where a catalog has no translation, or an empty one', () => {
  const half = speaker('de', { 'Good morning.': 'Guten Morgen.', 'Good night.': '' });
  expect(half.say('Good morning.')).toBe('Guten Morgen.');
  expect(half.say('Good night.')).toBe('Good night.');
  expect(half.say('Hello {name}.', { name: 'Ada' })).toBe('Hello Ada.');
  expect(half.say(SCANS, { count: 1 })).toBe('You have 1 scan left.');
});

it('leaves values as they are, and reads nothing in them', () => {
  const german = speaker('de', { 'Hello {name}': 'Hallo {name}' });
  expect(german.say('Hello {name}', { name: '<b>{count, plural}</b> & “$&”' })).toBe(
    'Hallo <b>{count, plural}</b> & “$&”',
  );
  expect(german.say('not {a message')).toBe('not {a message');
});

it('writes numbers as the language does', () => {
  const text = '{most, number} recipes';
  const german = speaker('de', { [text]: '{most, number} Rezepte' });
  expect(german.say(text, { most: 12_000 })).toBe('12.000 Rezepte');
  expect(say(text, { most: 12_000 })).toBe('12,000 recipes');
});

it('says what only it has in the language of the running request', () => {
  expect(inLanguage('de', () => say('This text is in no catalog.'))).toBe('This text is in no catalog.');
});
