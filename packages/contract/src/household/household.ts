import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { plainText } from '../pantry/pantry.ts';
import { ALLERGENS, DIETS, EQUIPMENT, UNITS } from '../vocabulary.ts';

/** Another name for one's own id, where an id is asked for. */
export const SELF = 'self';

const goal = (most: number) => z.number().int().positive('Enter a number above zero.').max(most).nullable();

/** Foods as a person calls them, like the words that a plan leaves out. */
const dislikes = z.array(plainText(60).min(1)).max(30, 'At most 30 foods.');

const needs = {
  name: plainText(40).min(1, 'Enter a name.'),
  diets: z.array(z.enum(DIETS)).max(DIETS.length),
  allergens: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length),
  /** Per day; null when there is no goal. */
  goals: z.object({
    calories: goal(10_000),
    protein: goal(1_000),
    carbs: goal(2_000),
    fat: goal(1_000),
  }),
  /** Portion size relative to an adult's. */
  portion: z.number().min(0.25).max(2),
};

export const householdProfile = z.object({
  id: z.string(),
  isSelf: z.boolean(),
  /** Has a login, and changes this profile themselves. */
  isMember: z.boolean(),
  ...needs,
  /** What they rather not eat: results, plans and ideas do without it. */
  dislikes,
  /** Whether this person eats the next meals. */
  eats: z.boolean(),
});
export type HouseholdProfile = z.infer<typeof householdProfile>;

export const household = z.object({
  /** Oneself first. The id of a member with a login is the id of their account. */
  profiles: z.array(householdProfile),
  /** How many people without a login the plan allows. */
  limit: z.number().int(),
  /** Diets and allergens of everybody who eats. */
  table: z.object({ diets: z.array(z.enum(DIETS)), allergens: z.array(z.enum(ALLERGENS)) }),
});
export type Household = z.infer<typeof household>;

export const getHousehold = endpoint({
  method: 'GET',
  path: '/api/household',
  summary: 'Who lives here, what they eat, and who eats now',
  access: 'user',
  response: household,
});

export const addProfile = endpoint({
  method: 'POST',
  path: '/api/household',
  summary: 'Add a person to the household (Pro)',
  access: 'user',
  body: z.object({ ...needs, dislikes: dislikes.default([]) }),
  response: household,
  status: 201,
});

const idParams = z.object({ id: z.union([z.uuid(), z.literal(SELF)]) });

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/household/:id',
  summary: 'Change a profile; your own on every plan',
  access: 'user',
  params: idParams,
  body: z.object({ ...needs, dislikes }).partial(),
  response: household,
});

export const removeProfile = endpoint({
  method: 'DELETE',
  path: '/api/household/:id',
  summary: 'Remove a person from the household',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  response: household,
});

export const chooseEaters = endpoint({
  method: 'PUT',
  path: '/api/household/eating',
  summary: 'Who eats: results, plans and warnings follow',
  access: 'user',
  body: z.object({ ids: z.array(z.string().max(40)).min(1, 'Choose at least one person.').max(20) }),
  response: household,
});

export const kitchen = z.object({
  /** Null until a member says what is there. */
  equipment: z.array(z.enum(EQUIPMENT)).nullable(),
  /** Null: those usual for the browser's language. */
  units: z.enum(UNITS).nullable(),
  /** Whether the questions about the kitchen were answered or put aside. */
  asked: z.boolean(),
});
export type Kitchen = z.infer<typeof kitchen>;

export const getKitchen = endpoint({
  method: 'GET',
  path: '/api/household/kitchen',
  summary: 'What the kitchen has, and the units of recipes and body',
  access: 'user',
  response: kitchen,
});

export const updateKitchen = endpoint({
  method: 'PATCH',
  path: '/api/household/kitchen',
  summary: 'Say what the kitchen has, or choose units; what is not named stays',
  access: 'user',
  body: z.object({
    equipment: z
      .array(z.enum(EQUIPMENT))
      .min(1, 'Choose at least one way to cook.')
      .max(EQUIPMENT.length)
      .optional(),
    units: z.enum(UNITS).optional(),
    /** The questions were answered or put aside. */
    asked: z.literal(true).optional(),
  }),
  response: kitchen,
});
