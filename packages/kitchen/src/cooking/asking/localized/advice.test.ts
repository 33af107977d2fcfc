import { describe, expect, it } from 'vitest';
import type { FoodLanguage } from '../../../foods/localized/shown-names.ts';
import { EMPTY_DRAFT, plainIngredient, plainStep } from '../../../recipes/draft.ts';
import { finishRecipe } from '../../../recipes/finish.ts';
import type { CookingContext } from '../../cooking-context.ts';
import { interactiveSteps } from '../../interactive-steps.ts';
import { answerLocalized } from './answer-localized.ts';

const recipe = finishRecipe({
  ...EMPTY_DRAFT,
  title: 'Gratin',
  servings: 4,
  ingredients: ['500 g ground beef', '200 ml cream', '100 g mascarpone', '200 g flour'].map(plainIngredient),
  steps: ['Fry the ground beef for 8 minutes.', 'Bake at 200 °C for 30 minutes.'].map(plainStep),
});
const steps = interactiveSteps(recipe);
const context: CookingContext = {
  recipe: { ...recipe, calories: null, nutrition: null },
  steps: [
    { ...steps[0]!, tip: 'Die Pfanne nicht vollpacken, sonst kocht das Fleisch.', timers: [] },
    { ...steps[1]!, timers: [{ label: 'Überbacken', seconds: 1_800 }] },
  ],
  people: [],
  currentStep: 0,
  timers: [],
  lastReply: null,
  lastQuestion: null,
};
const askIn = (language: FoodLanguage, question: string, more: Partial<CookingContext> = {}) =>
  answerLocalized(question, { ...context, ...more }, language)!.text;
const ask = (question: string, more: Partial<CookingContext> = {}) => askIn('de', question, more);

describe('what a German cook knows beyond the recipe', () => {
  it('gives the recipe’s own reason', () => {
    expect(ask('Warum darf ich die Pfanne nicht so voll mit Fleisch packen?')).toBe(context.steps[0]!.tip);
  });

  it('takes twenty degrees off for a fan oven', () => {
    expect(ask('Wie viel Grad bei Umluft?')).toMatch(/ 180 °C/);
    expect(ask('Was sind 220 Grad Oberhitze in Umluft?')).toMatch(/ 200 °C/);
  });

  it.each([
    ['Wie viel Gramm ist ein EL Mehl?', /^1 EL .*\b8 g/],
    ['Wie viel sind 120 ml in Tassen?', /1\/2 Tasse zu 240 ml/],
    ['Wie viele EL sind 30 ml?', /\b2 EL/],
  ])('converts: %s', (question, says) => {
    expect(ask(question)).toMatch(says);
  });

  it('finds the timer that is called so', () => {
    expect(ask('Wie lange muss ich es überbacken?')).toMatch(/^Überbacken: 30 Minuten/);
  });

  it('names nothing that somebody at the table must not have', () => {
    const people = [{ name: 'Mia', isSelf: false, eats: true, diets: [], allergens: ['milk' as const] }];
    expect(ask('Was kann ich statt Mascarpone nehmen?')).toMatch(/Quark/);
    expect(ask('Was kann ich statt Mascarpone nehmen?', { people })).not.toMatch(/Quark|Ricotta|Schmand/);
  });

  it('never begins with "no" when it says that an allergen is in it', () => {
    expect(ask('Ist in der Soße Milch?')).toMatch(/^Es enthält Milch/);
  });

  it('knows which of two is missing', () => {
    expect(ask('Geht auch Butter statt Sahne?')).toMatch(/(?:statt|Ob statt) „Sahne“/);
    expect(ask('Meine Frau isst kein Fleisch, womit ersetze ich das Hackfleisch?')).toMatch(
      /^Statt „.*(?:Hack|Linse)/,
    );
  });

  it('lets nobody taste raw mince', () => {
    expect(ask('Darf ich das rohe Hack probieren?')).toMatch(/nie für Kinder/);
  });

  it('scales for fewer who are named in passing', () => {
    expect(ask('Ich koche nur für zwei, wie viel Hackfleisch brauche ich?')).toMatch(/250 g/);
  });
});

describe('in every language', () => {
  it.each([
    ['de', 'Wie heiß bei Umluft?'],
    ['fr', 'quelle température en chaleur tournante ?'],
    ['es', '¿a qué temperatura con ventilador?'],
    ['it', 'quanti gradi con il forno ventilato?'],
  ] as const)('%s: %s', (language, question) => {
    expect(askIn(language, question)).toMatch(/180 °C.*200 °C/);
  });

  it.each([
    ['de', 'Ist da Gluten drin?'],
    ['fr', 'Y a-t-il du gluten dedans ?'],
    ['es', '¿Lleva gluten?'],
    ['it', 'C’è glutine?'],
    ['de', 'Ich bin allergisch gegen Rindfleisch, ist da welches drin?'],
    ['fr', 'Je suis allergique au bœuf, il y en a dedans ?'],
    ['es', 'Soy alérgico a la ternera, ¿lleva?'],
    ['it', 'Sono allergico al manzo, ce n’è dentro?'],
  ] as const)('%s: what is in it is not told with a no: %s', (language, question) => {
    expect(askIn(language, question)).toMatch(
      /^(?:Es enthält|Attention, ça|Contiene|Lleva|Attenzione, contiene) /,
    );
  });

  it.each([
    ['de', 'Wie viel Gramm sind eine halbe Tasse Mehl?', /^1\/2 Tasse/],
    ['fr', 'une demi-tasse de farine en grammes ?', /^1\/2 tasse/],
    ['es', '¿Cuántos gramos es media taza de harina?', /^1\/2 taza/],
    ['it', 'mezza tazza di farina quanti grammi sono?', /^1\/2 tazza/],
    ['de', 'Was wiegt eine Banane?', /118 g/],
    ['fr', 'combien pèse une banane ?', /118 g/],
    ['es', '¿cuánto pesa un plátano?', /118 g/],
    ['it', 'quanto pesa una banana?', /118 g/],
  ] as const)('%s converts: %s', (language, question, says) => {
    expect(askIn(language, question)).toMatch(says);
  });

  it.each([
    ['es', 'El puré me ha quedado como chicle', /leche/],
    ['it', 'Perché si sfuma con il vino?', /vino/],
    ['fr', 'ma crème au mascarpone ne prend pas', /crème entière/],
  ] as const)('%s names nothing forbidden: %s', (language, question, named) => {
    const mia = {
      name: 'Mia',
      isSelf: false,
      eats: true,
      diets: ['dairy-free' as const],
      allergens: ['milk' as const, 'sulphites' as const],
    };
    expect(askIn(language, question)).toMatch(named);
    expect(askIn(language, question, { people: [mia] })).not.toMatch(named);
  });

  it('takes no weight of a bird for a question of measures', () => {
    expect(askIn('fr', 'Mon poulet fait 1,4 kilo, je le laisse moins longtemps ?')).not.toMatch(/1400 g/);
  });

  it('means the leaven that the recipe has', () => {
    const cake = finishRecipe({
      ...EMPTY_DRAFT,
      title: 'Cake',
      ingredients: ['200 g flour', '2 tsp baking powder'].map(plainIngredient),
      steps: ['Bake for 40 minutes.'].map(plainStep),
    });
    const ingredients = cake.ingredients.map((line, at) =>
      at === 1 ? { ...line, name: 'lievito per dolci' } : line,
    );
    const more = { recipe: { ...cake, ingredients, calories: null, nutrition: null } };
    expect(askIn('it', 'Quanti grammi è un cucchiaino di lievito?', more)).toMatch(/per dolci.*\b[45] g/);
  });

  it('does not take the name of the dish for what is asked about it', () => {
    const more = {
      recipe: { ...context.recipe, title: 'Linsensuppe' },
      steps: context.steps.map((step) => ({ ...step, tip: 'Die Suppe einmal abschäumen.' })),
    };
    expect(ask('Kann ich die heiße Suppe in den Mixer füllen?', more)).not.toContain('abschäumen');
  });
});
