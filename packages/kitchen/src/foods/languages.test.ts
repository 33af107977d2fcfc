import { expect, it } from 'vitest';
import { checkLanguages, missingNames } from '../../scripts/catalogue/check-languages.ts';
import { LOCAL_LANGUAGES, type LocalCatalogue, readLanguage } from '../../scripts/catalogue/languages.ts';
import { foodById, foods } from './larder.ts';

const NONE = Object.fromEntries(LOCAL_LANGUAGES.map((one) => [one, []])) as unknown as LocalCatalogue;

function problemsOf(german: string): string {
  const problems: string[] = [];
  const de = readLanguage('languages/de.yaml', german, problems);
  return [...problems, ...checkLanguages({ ...NONE, de }, foods)].join('\n');
}

it('takes names in the form that translators write', () => {
  const lines = `# vegetables
tomato: { one: Tomate, many: Tomaten, gender: f, also: [Strauchtomate, Rispentomate] }
pasta: { one: Nudeln, always: many, also: [Pasta] }
milk: { one: Milch, gender: f, also: ["Vollmilch, 3,5 % Fett"] }
`;
  expect(problemsOf(lines)).toBe('');
});

it.each([
  ['a food that is none', 'moondust: { one: Mondstaub }', 'languages/de.yaml:1: no food moondust'],
  ['a field that is none', 'milk: { one: Milch, colour: white }', 'languages/de.yaml:1: milk'],
  ['an unknown gender', 'milk: { one: Milch, gender: x }', 'milk.gender'],
  ['a food without a first name', 'milk: { also: [Milch] }', 'milk.one'],
  ['an empty name', "milk: { one: ' ' }", 'milk.one'],
  ['a food twice', 'milk: { one: Milch }\nmilk: { one: Milch }', 'Map keys must be unique'],
  [
    'a name of two foods',
    'milk: { one: Milch }\ncream: { one: Sahne, also: [MILCH] }',
    '"MILCH" means milk and cream',
  ],
  [
    'accents that make two names of one',
    'milk: { one: Mîlch }\ncream: { one: Milch }',
    'means milk and cream',
  ],
  ['a name that would break a table', 'milk: { one: "Milch|Sahne" }', 'cannot be a name'],
  ['a name of signs', 'milk: { one: "!!" }', 'cannot be a name'],
])('refuses %s', (_what, lines, message) => {
  expect(problemsOf(lines)).toContain(message);
});

it('counts what a language lacks', () => {
  const one = { id: 'milk', one: 'Milch', where: '' };
  const said = missingNames({ ...NONE, de: [one] }, [foodById('milk')!, foodById('cream')!]);
  expect(said[0]).toBe('de: 1 foods named, 1 in English: cream');
});
