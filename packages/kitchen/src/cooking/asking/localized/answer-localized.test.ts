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

it('offers nobody nuts who cannot have peanuts', () => {
  const nutty = finishRecipe({
    ...EMPTY_DRAFT,
    title: 'Noodles',
    servings: 2,
    ingredients: ['200 g noodles', '50 g peanuts'].map(plainIngredient),
    steps: ['Boil the noodles for 5 minutes.', 'Scatter with the peanuts.'].map(plainStep),
  });
  const more = { recipe: { ...nutty, calories: null, nutrition: null }, steps: interactiveSteps(nutty) };
  const { text } = ask('fr', 'Mon ami est allergique aux arachides, il peut en manger ?', more);
  expect(text).toMatch(/contient.*arachides/);
  expect(text).not.toMatch(/noix|amande|cajou/);
});

describe('what French cooks know', () => {
  it.each([
    ['La pâte à pain n’a pas levé du tout', /levure/],
    ['220 degrés ça fait quel thermostat ?', /7/],
    ['je n’ai pas de rouleau à pâtisserie', /bouteille/],
    ['faut-il se laver les mains après avoir touché le poulet cru', /^Oui/],
    ['mon riz est encore dur', /Prolonge/],
  ])('"%s"', (question, says) => {
    expect(ask('fr', question).text).toMatch(says);
  });

  it('still calls chicken that is not cooked unsafe', () => {
    expect(ask('fr', 'le poulet n’est pas cuit, je peux le manger ?').text).toMatch(/^Pas encore.*74 °C/);
    expect(ask('fr', 'le poulet est saignant').text).toMatch(/^Pas encore/);
  });

  it('says an allergen that is in it without a no', () => {
    expect(ask('fr', 'Y a-t-il du lait dedans ?').text).toMatch(/^Attention, ça contient : lait/);
  });

  it('joins names as French does', () => {
    const { text } = ask('fr', 'quelle est la couleur du ciel', {
      recipe: {
        ...context.recipe,
        ingredients: [{ ...context.recipe.ingredients[0]!, name: 'ail' }],
      },
      steps: [],
    });
    expect(text).toContain('Combien d’ail');
  });
});

describe('the recipe itself', () => {
  const steps = context.steps.map((step, at) =>
    at === 0 ? { ...step, tip: 'Ne pas remuer : la viande doit croûter.' } : step,
  );

  it('gives the tip that a question is about', () => {
    expect(ask('fr', 'Est-ce que je dois remuer ?', { steps }).text).toContain('Ne pas remuer');
  });

  it('gives the time of the step that a question names', () => {
    const labeled = context.steps.map((step, at) =>
      at === 1 ? { ...step, timers: step.timers.map((timer) => ({ ...timer, label: 'mijoter' })) } : step,
    );
    expect(ask('fr', 'ça mijote combien de temps au total ?', { steps: labeled }).text).toContain(
      '18 minutes',
    );
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
  expect(scaledText('1,4 kg de paleron', 10 / 6)).toBe('2,3 kg de paleron');
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
