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
      expect([language, key, names(says[key as keyof typeof says])]).toEqual([language, key, names(text)]);
});

it('scales an amount', () => {
  expect(scaledText('400 g Spaghetti', 2)).toBe('800 g Spaghetti');
  expect(scaledText('1 1/2 TL Salz', 2)).toBe('3 TL Salz');
  expect(scaledText('2 bis 3 Zwiebeln', 2)).toBe('4 bis 6 Zwiebeln');
});

describe('measures and what cooks know', () => {
  it.each([
    ['de', 'Wie viel Gramm sind 2 EL Butter?', /28 g/],
    ['fr', 'combien de grammes font 2 cuillères à soupe de beurre ?', /28 g/],
    ['es', '¿Cuántos gramos son dos cucharadas de mantequilla?', /28 g/],
    ['it', 'quanti grammi sono 2 cucchiai di burro?', /28 g/],
    ['de', 'Wie viel sind 350 Fahrenheit?', /177 °C/],
    ['fr', '180 degrés en Fahrenheit ?', /356 °F/],
    ['es', '¿cuánto son 180 grados en Fahrenheit?', /356 °F/],
    ['it', '180 gradi in Fahrenheit?', /356 °F/],
  ] as const)('converts in %s: "%s"', (language, question, says) => {
    expect(ask(language, question).text).toMatch(says);
  });

  it('still tells how much of it the recipe has', () => {
    expect(ask('es', '¿cuánta mantequilla lleva?').text).toMatch(/^50 g/);
  });

  it('hears a sauce by its whole name', () => {
    expect(ask('es', 'no me queda salsa de soja').text).toMatch(/^En lugar de salsa de soja: tamari/);
  });

  it.each([
    ['Me he cortado con el cuchillo cortando el pollo', /112/],
    ['Me he cortado y sale mucha sangre', /112/],
    ['Se me ha cortado la nata', /granulosa/],
    ['Tengo la garganta rara después de comer, me pica y se me hincha', /112/],
    ['Saqué la carne de la nevera esta mañana', /^Tíralo/],
    ['El bizcocho está crudo por dentro y quemado por fuera', /papel de aluminio/],
    ['¿Lleva mantequilla o leche?', /^Contiene leche/],
    ['Somos dos, ¿cuánta mantequilla pongo?', /25 g/],
    ['¿qué tenía que hacer en el paso dos?', /^Paso 2/],
    ['me ha saltado aceite al ojo', /15 minutos/],
    ['se me ha quemado el ajo', /^Retíralo del fuego/],
    ['Mi hija se ha quemado la mano', /20 minutos/],
    ['¿Tengo que lavarme las manos después de tocar el pollo?', /^Sí/],
    ['¿Hay que lavar el pollo?', /^No/],
  ] as const)('answers in Spanish: "%s"', (question, says) => {
    expect(ask('es', question).text).toMatch(says);
  });
});

it('tells an oven as the book of that language does', () => {
  const steps = context.steps.map((step) => ({
    ...step,
    text: 'Hornea a 200 °C.',
    temps: [{ of: 'oven' as const, f: 400, c: 205 }],
    heat: null,
  }));
  expect(ask('es', '¿A cuánto pongo el horno?', { steps }).text).toBe('Ponlo a 200 °C.');
});
