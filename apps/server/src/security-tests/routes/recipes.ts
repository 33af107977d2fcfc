import { ANY_PHOTO } from '../../testing/photos.ts';
import { type Aim, type Attack, aimless, at, type Entry, NOT_FOUND, NOTHING_TO_AIM_AT } from '../attack.ts';
import { MARK, OWN_RECIPE } from '../private-data.ts';

const ownRecipe: Aim = at(({ recipe }) => recipe, { answers: NOT_FOUND });

const NO_VERSION = '0a0a0a0a-0000-4000-8000-00000000000b';

const ownCollection = (more: Partial<Attack> = {}): Aim =>
  at(({ collection }) => collection, { answers: NOT_FOUND, ...more });

export const RECIPES: Record<string, Entry> = {
  ...aimless('POST /api/scan', 'POST /api/demo/scan', 'GET /api/scans'),
  ...aimless('GET /api/memories', 'DELETE /api/memories'),
  'POST /api/scans/:id/answers': at(({ scan }) => scan, {
    answers: NOT_FOUND,
    body: { answers: [{ question: 'q1', answer: 'name', name: 'egg' }] },
  }),
  'DELETE /api/memories/:id': at(({ memory }) => memory, { answers: NOT_FOUND }),
  'POST /api/scans/:id/corrections': at(({ scan }) => scan, {
    answers: NOT_FOUND,
    body: { removed: ['tomato'], added: [] },
  }),

  'POST /api/recipes/search': ({ profile }) => [
    { body: { ingredients: ['egg'], eaters: [profile] }, answers: [200] },
  ],
  // The job's name is a hash of the search. It holds no personal data and is shared by everybody with the same search.
  // The status 200 is sent before the job is looked up, so an unknown job ends the stream with an error event.
  'GET /api/recipes/search/:job/events': () => [
    { params: { job: 'a'.repeat(32) }, answers: [200], ownerMay: false },
  ],
  'GET /api/recipes/:id': ownRecipe,
  'GET /api/recipes/:id/preview': at(({ recipe }) => recipe, { answers: NOT_FOUND, ownerMay: false }),
  'POST /api/recipes/:id/enhance': ownRecipe,
  'GET /api/recipes/:id/marks': ownRecipe,
  'PATCH /api/recipes/:id/marks': at(({ recipe }) => recipe, {
    answers: NOT_FOUND,
    body: { notes: `Mine ${MARK}` },
  }),
  'POST /api/recipes/:id/photos': at(({ recipe }) => recipe, {
    answers: NOT_FOUND,
    body: { photo: ANY_PHOTO },
    ownerMay: false,
  }),
  'PUT /api/recipes/:id/photos': at(({ recipe }) => recipe, { answers: NOT_FOUND, body: { photos: [] } }),
  'GET /api/recipes/:id/sources': ownRecipe,
  ...aimless('GET /api/recipes', 'POST /api/recipes/import', 'POST /api/recipes/pages', 'POST /api/recipes'),
  ...aimless('POST /api/imports', 'GET /api/imports', 'GET /api/recipe-export'),
  'GET /api/imports/:id': at(({ archive }) => archive, { answers: NOT_FOUND }),
  'GET /api/imports/:id/report': at(({ archive }) => archive, { answers: NOT_FOUND }),
  'DELETE /api/imports/:id': at(({ archive }) => archive, { answers: NOT_FOUND }),
  'PATCH /api/recipes/:id': at(({ recipe }) => recipe, { answers: NOT_FOUND, body: { title: 'Mine now' } }),
  'DELETE /api/recipes/:id': ownRecipe,

  ...aimless('POST /api/collections', 'GET /api/recipe-tags'),
  'GET /api/recipes/:id/versions': ownRecipe,
  'POST /api/recipes/:id/versions/:version': ({ recipe }) => [
    { params: { id: recipe, version: NO_VERSION }, answers: NOT_FOUND, ownerMay: false },
  ],
  'GET /api/collections': ({ recipe }) => [{ query: `?recipe=${recipe}`, answers: NOT_FOUND }],
  'GET /api/collections/:id': ownCollection(),
  'PATCH /api/collections/:id': ownCollection({ body: { title: 'Mine now' } }),
  'DELETE /api/collections/:id': ownCollection(),
  'GET /api/collections/:id/booklet': ownCollection(),
  'PUT /api/collections/:id/recipes/:recipe': ({ collection, recipe }) => [
    { params: { id: collection, recipe: 'shakshuka' }, answers: NOT_FOUND },
    { params: { id: collection, recipe }, answers: NOT_FOUND },
  ],
  'DELETE /api/collections/:id/recipes/:recipe': ({ collection, recipe }) => [
    // By then the owner has deleted the whole collection; so it is with the links below.
    { params: { id: collection, recipe }, answers: NOT_FOUND, ownerMay: false },
  ],
  'PUT /api/collections/:id/link': ownCollection(),
  'DELETE /api/collections/:id/link': ownCollection({ ownerMay: false }),
  'GET /api/recipes/:id/link': ownRecipe,
  'PUT /api/recipes/:id/link': ownRecipe,
  'DELETE /api/recipes/:id/link': at(({ recipe }) => recipe, { answers: NOT_FOUND, ownerMay: false }),
  // A link has 128 random bits; nothing else opens what is shared.
  'GET /api/shared/:token': ({ recipe }) => [
    { params: { token: 'A'.repeat(22) }, answers: NOT_FOUND, ownerMay: false },
    { params: { token: recipe }, answers: NOT_FOUND, ownerMay: false },
  ],
  'GET /api/shared/:token/recipes/:id': ({ recipe }) => [
    { params: { token: 'A'.repeat(22), id: recipe }, answers: NOT_FOUND, ownerMay: false },
  ],
  'POST /api/shared/:token/copy': ({ recipe }) => [
    { params: { token: 'A'.repeat(22) }, body: { recipe }, answers: NOT_FOUND, ownerMay: false },
  ],

  'POST /api/favorites': ({ recipe }) => [
    { body: { recipeId: recipe, idempotencyKey: 'key of the owner' }, answers: NOT_FOUND },
    { body: { recipeId: recipe, recipeData: { ...OWN_RECIPE, title: 'Mine now' } }, answers: [200, 404] },
  ],
  'GET /api/favorites': NOTHING_TO_AIM_AT,
  // Another person's recipe is not read. The reply uses only what the request itself contains.
  'POST /api/chat/cooking-assistant': ({ recipe }) => [
    {
      body: {
        message: 'What are the ingredients?',
        context: { recipe: { id: recipe, title: 'A soup', currentStep: 1, totalSteps: 1 } },
      },
      answers: [200],
    },
  ],
};
