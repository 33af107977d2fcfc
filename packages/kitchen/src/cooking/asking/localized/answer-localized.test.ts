import { describe, expect, it } from 'vitest';
import { FOOD_LANGUAGES, type FoodLanguage } from '../../../foods/localized/shown-names.ts';
import { EMPTY_DRAFT, plainIngredient, plainStep } from '../../../recipes/draft.ts';
import { finishRecipe } from '../../../recipes/finish.ts';
import type { CookingContext } from '../../cooking-context.ts';
import { interactiveSteps } from '../../interactive-steps.ts';
import { answerLocalized } from './answer-localized.ts';
import { scaledText } from './dish.ts';
import { type Phrasebook, phrasebookOf } from './phrasebooks.ts';

const recipe = finishRecipe({
  ...EMPTY_DRAFT,
  title: 'Chicken with rice',
  servings: 4,
  ingredients: ['500 g chicken breast', '200 g rice', '50 g butter', '1 tsp salt'].map(plainIngredient),
  steps: ['Fry the chicken in the butter for 10 minutes.', 'Boil the rice for 18 minutes.'].map(plainStep),
});
const context: CookingContext = {
  recipe: { ...recipe, calories: null, nutrition: null },
  steps: interactiveSteps(recipe),
  people: [],
  currentStep: 0,
  timers: [],
  lastReply: null,
  lastQuestion: null,
};
const ask = (language: FoodLanguage, question: string, more: Partial<CookingContext> = {}) =>
  answerLocalized(question, { ...context, ...more }, language)!;

describe('timers and steps', () => {
  it.each([
    ['de', 'Timer auf zehn Minuten', 600],
    ['de', 'stell den Timer auf fünfundzwanzig Minuten', 1_500],
    ['de', 'Timer auf 1,5 Stunden', 5_400],
    ['fr', 'minuteur de trente-cinq minutes', 2_100],
    ['fr', 'mets un minuteur de deux heures et demie', 9_000],
    ['es', 'temporizador de veinticinco minutos', 1_500],
    ['es', 'pon un temporizador de cuarenta y cinco minutos', 2_700],
    ['it', 'timer di trentacinque minuti', 2_100],
    ['it', 'timer di un’ora e un quarto', 4_500],
  ] as const)('in %s: "%s"', (language, question, seconds) => {
    expect(ask(language, question).action).toMatchObject({ type: 'set-timer', seconds });
  });

  it.each([
    ['de', 'weiter', 'nochmal'],
    ['fr', 'étape suivante', 'répète'],
    ['es', 'siguiente paso', 'otra vez'],
    ['it', 'avanti', 'ripeti'],
  ] as const)('goes on and repeats in %s', (language, next, again) => {
    expect(ask(language, next).action).toEqual({ type: 'go-to', step: 1 });
    expect(ask(language, again)).toMatchObject({ intent: 'repeat', action: null });
  });
});

describe('what an Italian cook asks', () => {
  it.each([
    ['Un cucchiaio di burro quanti grammi sono?', /^1 cucchiaio di burro: circa 14 g\.$/],
    ['100 g di burro quanti cucchiai sono?', /^100 g di burro: circa 7 cucchiai\.$/],
    ['350 gradi fahrenheit quanti sono?', /^350 °F sono circa 177 °C\.$/],
    ['Due decilitri quanti ml sono?', /200 ml/],
  ])('%s', (question, says) => {
    expect(ask('it', question)).toMatchObject({ intent: 'convert', text: expect.stringMatching(says) });
  });

  it('gives the reason that the recipe gives', () => {
    const steps = context.steps.map((step) => ({ ...step, tip: 'Il burro freddo non schizza.' }));
    expect(ask('it', 'Perché il burro dev’essere freddo?', { steps }).text).toBe(
      'Il burro freddo non schizza.',
    );
    expect(ask('it', 'Perché piove?', { steps }).intent).toBe('unknown');
  });

  it('bakes a cake on that is burnt outside and raw inside, and no chicken', () => {
    const cake = finishRecipe({
      ...EMPTY_DRAFT,
      title: 'Cake',
      ingredients: ['3 eggs', '200 g flour'].map(plainIngredient),
      steps: ['Bake for 40 minutes.'].map(plainStep),
    });
    const more = { recipe: { ...cake, calories: null, nutrition: null }, steps: interactiveSteps(cake) };
    expect(ask('it', 'È bruciato sopra ma dentro è ancora crudo', more).text).toMatch(/alluminio/);
    expect(ask('it', 'Il pollo è bruciato fuori e ancora crudo dentro')).toMatchObject({ intent: 'safety' });
  });

  it.each([
    ['Ho lasciato il pollo sui fornelli spenti da ieri sera, lo riscaldo?', /^Buttalo/],
    ['Sono al sesto mese, il pollo così va bene?', /gravidanza/],
    ['La carne macinata è marrone fuori e rossa dentro, è andata a male?', /buttalo/],
    ['C’è il burro?', /latte|Sì/],
  ])('%s', (question, says) => {
    expect(ask('it', question).text).toMatch(says);
  });

  it('counts guests without a noun', () => {
    expect(ask('it', 'Siamo in dodici, quanto riso serve?').text).toMatch(/600 g/);
  });
});

describe('what could harm', () => {
  it.each([
    ['de', 'Mein Kind hat geschwollene Lippen und kriegt schlecht Luft'],
    ['fr', 'il a du mal à respirer après avoir mangé'],
    ['es', 'le cuesta respirar después de comer'],
    ['it', 'fa fatica a respirare dopo aver mangiato'],
  ] as const)('sends for help in %s', (language, question) => {
    expect(ask(language, question)).toMatchObject({
      intent: 'emergency',
      text: expect.stringMatching(/112/),
    });
  });

  it.each([
    ['de', 'Das Hähnchen hat innen 68 Grad, reicht das?', /^Nein/],
    ['fr', 'Le poulet est à 68 degrés à cœur, ça suffit ?', /^Non/],
    ['es', 'El pollo está a 68 grados por dentro, ¿basta?', /^No/],
    ['it', 'Il pollo è a 68 gradi al cuore, basta?', /^No/],
  ] as const)('compares a temperature in %s', (language, question, says) => {
    expect(ask(language, question).text).toMatch(says);
    expect(ask(language, question.replace('68', '76')).text).toMatch(/^76 °C/);
  });

  it.each([
    ['de', 'Ist das ungefährlich oder macht das Gerät giftige Dämpfe?'],
    ['fr', 'Est-ce que cette vapeur est dangereuse ?'],
    ['es', '¿Este vapor es peligroso?'],
    ['it', 'Questo vapore è pericoloso?'],
  ] as const)('says in %s that it does not know', (language, question) => {
    const { text } = ask(language, question);
    expect(text).toBe(phrasebookOf(language)!.says.unknownSafe);
  });

  it.each([
    ['de', 'Wie lange hält rohes Hähnchen im Kühlschrank?'],
    ['fr', 'combien de temps se garde le poulet cru au frigo ?'],
    ['es', '¿cuánto dura el pollo crudo en la nevera?'],
    ['it', 'quanto dura il pollo crudo in frigo?'],
  ] as const)('never gives raw meat the days of a cooked dish in %s', (language, question) => {
    expect(ask(language, question).text).toBe(phrasebookOf(language)!.says.keepsRaw);
  });

  it('names what somebody at the table must not have', () => {
    const people = [{ name: 'Mia', isSelf: false, eats: true, diets: [], allergens: ['milk' as const] }];
    expect(ask('de', 'Darf Mia das essen?', { people }).text).toBe('Nein, nicht für Mia: Es enthält Milch.');
  });
});

it('fills every text in', () => {
  const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();
  const books = FOOD_LANGUAGES.map((language): Phrasebook => phrasebookOf(language)!);
  for (const { language, says } of books)
    for (const [key, text] of Object.entries(books[0]!.says))
      expect([language, key, names(says[key as keyof typeof says] ?? '')]).toEqual([
        language,
        key,
        names(text),
      ]);
});

it('scales an amount', () => {
  expect(scaledText('400 g Spaghetti', 2)).toBe('800 g Spaghetti');
  expect(scaledText('1 1/2 TL Salz', 2)).toBe('3 TL Salz');
  expect(scaledText('2 bis 3 Zwiebeln', 2)).toBe('4 bis 6 Zwiebeln');
});
