import { ALLERGENS, DIETS } from '@crisper/contract/vocabulary';
import { z } from 'zod';
import { KINDS, type Kind, TECHNIQUES } from '../../src/composing/kinds.ts';
import { AISLES } from '../../src/foods/food.ts';
import { DRAWN, type Drawn, TAGS, type Tag } from './tags.ts';

/** Household units that a food may have a weight for. */
const UNITS = [
  ...[
    'cup',
    'tablespoon',
    'teaspoon',
    'piece',
    'piece:small',
    'piece:medium',
    'piece:large',
    'slice',
    'ring',
  ],
  ...[
    'block',
    'rack',
    'sleeve',
    'clove',
    'can',
    'stick',
    'bunch',
    'head',
    'sprig',
    'leaf',
    'stalk',
    'fillet',
  ],
  ...['package', 'jar', 'ear', 'wedge', 'rib', 'handful', 'sheet', 'strip', 'spear', 'inch', 'knob', 'bulb'],
  ...['floret', 'rasher', 'link', 'scoop', 'pat', 'cube', 'ball', 'spray', 'bottle', 'pinch', 'dash', 'bag'],
  ...['loaf', 'shell', 'square', 'envelope', 'drop', 'shot'],
] as const;

/** The end points of cooking/safe-temperatures.ts. */
const END_POINTS = ['poultry', 'ground', 'shells', 'shellfish', 'fish', 'egg', 'whole'] as const;

const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const text = z.string().min(1);
const texts = z.array(text).min(1);
const ids = z.array(id).min(1);
const grams = z.number().positive();
const days = z.number().positive().nullable();

const names = z.strictObject({
  one: text.describe('The name in the singular, as a cook says it'),
  many: text.optional().describe('The plural, where adding s, es or ies does not make it'),
  also: texts.optional().describe('Every other name that recipes, packages and tills use'),
});

const cooking = z.strictObject({
  kind: z
    .enum(Object.keys(KINDS) as [Kind, ...Kind[]])
    .optional()
    .describe('How it is cooked: kinds.ts has the minutes of each'),
  form: z
    .enum(['counted', 'plural', 'mass'])
    .optional()
    .describe('counted: "2 onions"; plural: "green beans"; mass: "rice"'),
  short: text
    .optional()
    .describe('Its name in steps and titles, where that is shorter: "chicken" for chicken breast'),
  unit: z
    .union([z.literal('weight'), z.partialRecord(z.enum(['each', ...UNITS]), grams)])
    .optional()
    .describe('How recipes measure it, with the grams of one'),
  serving: grams.optional().describe('Grams of a usual serving'),
  cut: text.optional().describe('Its usual preparation'),
  minutes: z
    .partialRecord(z.enum(TECHNIQUES), z.number().int().min(0))
    .optional()
    .describe('Minutes that differ from those of its kind; 0: never this way'),
  water: grams.optional().describe('Grams of water that a gram of it drinks under a lid'),
  aside: z
    .literal(true)
    .optional()
    .describe('It cooks differently from what it is a kind of, and no composed recipe uses it'),
  raw: z
    .enum(['good', 'never'])
    .optional()
    .describe('Whether a salad may have it, where its kind does not say'),
});

const meets = z.strictObject({ always: texts.optional(), hot: texts.optional() });

export const record = z.strictObject({
  parents: ids.optional().describe('What it is a kind of; the first lends what the record does not say'),
  names: z
    .strictObject({ en: names })
    .describe('What it is called in English; other languages have files of their own'),
  aisle: z.enum(AISLES).optional().describe('Where a shop has it'),
  emoji: text.optional(),
  picture: z
    .string()
    .regex(/^[a-z]+( [a-z]+){1,2}$/)
    .optional()
    .describe('How it is drawn in lists: a shape of scripts/pictures and one or two of its colors'),
  usda: z
    .union([z.int().positive(), z.strictObject({ nearest: z.int().positive() })])
    .describe(
      'Number of its figures in usda/figures.csv; nearest: of the most similar food, where USDA has none',
    ),
  allergens: z
    .strictObject({
      contains: z.array(z.enum(ALLERGENS)).min(1).optional(),
      may: z.array(z.enum(ALLERGENS)).min(1).optional().describe('It depends on the maker'),
      not: z
        .array(z.enum(ALLERGENS))
        .min(1)
        .optional()
        .describe('What it does not take over from its parents'),
    })
    .optional(),
  diets: z
    .strictObject({
      breaks: z.array(z.enum(DIETS)).min(1).optional(),
      suits: z
        .array(z.enum(DIETS))
        .min(1)
        .optional()
        .describe('Which of its parents it breaks, and it does not'),
      lowCarb: z
        .enum(['fine', 'by figures'])
        .optional()
        .describe('fine: for seasonings, whatever the figures say'),
    })
    .optional(),
  eaten: z
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe('Share of its weight as bought without bone, skin and peel'),
  grams: z.partialRecord(z.enum(UNITS), grams).optional().describe('Eaten grams of household units'),
  keeps: z
    .strictObject({
      foodkeeper: z.int().positive().optional().describe('Number of its row in usda/foodkeeper.csv'),
      pantry: days.optional(),
      fridge: days.optional(),
      freezer: days.optional(),
    })
    .optional()
    .describe('Days, or where to look them up'),
  cooked: id.optional().describe('The same food after cooking, with figures of its own'),
  drained: z
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe('Share of what its can says that is left when drained'),
  done: z.enum(END_POINTS).optional().describe('When it and its kinds are safe to eat: safe-temperatures.ts'),
  staple: z.literal(true).optional().describe('Every kitchen has it'),
  sold: z
    .strictObject({
      us: text.describe('As shopping/sold.ts reads it: "bunch", "can 15oz", "loose 4oz/8oz"'),
      metric: text.optional(),
      cupboard: z.literal(true).optional().describe('Keeps for months and is used by the spoon'),
    })
    .optional(),
  price: z
    .union([z.literal(1), z.literal(2), z.literal(3)])
    .optional()
    .describe(
      'What the amount for a dish costs: 1 as rice, eggs and carrots do, 2 as most meat and cheese, 3 as steak',
    ),
  boughtAs: z
    .strictObject({ food: id, ratio: grams, part: z.literal(true).optional() })
    .optional()
    .describe('What a shop sells for it: lemons for lemon juice'),
  anyOf: ids.optional().describe('Where a recipe says only this, any of these on the list will do'),
  seen: z
    .strictObject({
      detector: text.optional().describe('Its class in the detector'),
      label: text.optional().describe('Name in the lexicon of labels, if neither its class nor its name'),
      within: text.optional().describe('Class of the detector that takes it in'),
      narrows: texts
        .optional()
        .describe('Names in the lexicon that it makes more exact: orange juice is juice'),
      words: texts.optional().describe('Product names on labels; "?" first: too ambiguous to name it alone'),
      brands: texts.optional(),
      receipt: texts.optional().describe('How tills shorten its name'),
    })
    .optional(),
  cooking: cooking.optional(),
  clashes: meets.optional().describe('Kinds and foods that it must not meet in a dish, always or when hot'),
  substitutes: z
    .array(z.strictObject({ food: id, ratio: z.number().positive().max(10), note: text }))
    .min(1)
    .optional()
    .describe('What can stand in for it: parts by weight for one part of it, and what the cook should know'),
  instead: text.optional().describe('What helps where no other food does the same job'),
  alike: z
    .array(id)
    .min(1)
    .optional()
    .describe('Groups of alike.yaml within which a cook takes one for another'),
  goodAs: id
    .optional()
    .describe('The food that changes nothing about the dish when it stands in for this one'),
  yields: ids.optional().describe('Who has it has these too: lemons give juice'),
  leftoverOf: z
    .strictObject({ foods: ids, in: z.enum(['reheated', 'boiled', 'mashed']) })
    .optional()
    .describe('Raw foods that it stands for, already cooked, in dishes that only reheat, boil or mash them'),
  notAKindOf: ids.optional().describe('Parents that a recipe does not mean it by: bacon is no pork roast'),
  defines: z
    .number()
    .positive()
    .optional()
    .describe('Percent of the weight of a dish from which it is another dish without it'),
  titleWords: texts.optional().describe('Words of titles that mean it without naming it'),
  look: z
    .string()
    .regex(/^[a-z]+ [a-z-]+ [a-z-]+$/)
    .optional()
    .describe('How it is drawn on a plate: shape, tone and second tone'),
  drawn: z
    .array(z.enum(Object.keys(DRAWN) as [Drawn, ...Drawn[]]))
    .min(1)
    .optional()
    .describe('What it does to the drawing of a dish'),
  dishes: z
    .strictObject({ fits: texts.optional(), not: texts.optional() })
    .optional()
    .describe('Roles of composed dishes, as "dish.role": that take it when they take few, and that never do'),
  tags: z
    .array(z.enum(Object.keys(TAGS) as [Tag, ...Tag[]]))
    .min(1)
    .optional(),
});

export type FoodRecord = z.infer<typeof record>;
export type FoodId = string;
