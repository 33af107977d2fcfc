import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, send, signUp } from '../../scale/support/requests.ts';

/** Every fiftieth action is a scan. */
const SCAN_EVERY = 50;
/** The daily scan limit of the free plan. */
const SCANS_EACH = 2;
const FRIDGE_FOODS = 8;
const SIGN_UPS_AT_ONCE = 8;
const WORDS = ['chicken', 'tomato soup', 'aubergine', 'choc', 'lasanga', 'lemon', 'beans', 'pasta'];
const FOODS = [
  'egg',
  'butter',
  'milk',
  'flour',
  'tomato',
  'onion',
  'garlic',
  'rice',
  'spinach',
  'carrot',
  'chicken breast',
  'potato',
  'cheddar',
  'yogurt',
  'lemon',
  'mushroom',
  'bell pepper',
  'broccoli',
  'pasta',
  'beans',
];

export interface Person {
  /** The instance that receives this person's requests. */
  base: string;
  token: string;
  from: string;
  scansLeft: number;
}

interface Timed {
  what: string;
  /** Milliseconds since the start of the run. */
  at: number;
  took: number;
}

export interface Day {
  requests: Timed[];
  scans: Timed[];
  /** Unexpected answers. */
  errors: string[];
}

/** Creates accounts, each with its own IP address, spread over the instances. */
export async function people(count: number, bases: readonly string[]): Promise<Person[]> {
  const made: Person[] = [];
  const make = async (first: number): Promise<void> => {
    for (let n = first; n < count; n += SIGN_UPS_AT_ONCE) {
      const base = bases[n % bases.length]!;
      const { token } = await signUp(base);
      made.push({ base, token, from: `10.8.${n >> 8}.${n & 255}`, scansLeft: SCANS_EACH });
    }
  };
  await Promise.all(Array.from({ length: SIGN_UPS_AT_ONCE }, (_, first) => make(first)));
  return made;
}

export interface Course {
  seconds: number;
  /** Mean pause between two requests of one person. */
  thinkMs: number;
  scans: boolean;
}

/** All people browse, search, open and save recipes, log meals, read the community and sometimes scan, concurrently. */
export async function spendDay(cooks: readonly Person[], course: Course): Promise<Day> {
  const day: Day = { requests: [], scans: [], errors: [] };
  const photo = await readFile(new URL('../../packages/vision/test-photos/shelf.webp', import.meta.url));
  const images = [`data:image/webp;base64,${photo.toString('base64')}`];
  const { recipes, discussions } = await whatIsThere(cooks[0]!);
  const start = performance.now();
  const end = start + course.seconds * 1000;
  let done = 0;

  const ask = async (person: Person, what: string, method: string, path: string, body?: unknown) => {
    const began = performance.now();
    const answer = await send(person.base, method, path, { body, token: person.token, from: person.from });
    const list = what === 'scan' ? day.scans : day.requests;
    list.push({ what, at: began - start, took: performance.now() - began });
    if (answer.status < 200 || answer.status > 299) day.errors.push(`${what}: ${told(answer)}`);
  };

  const next = (person: Person): Promise<void> => {
    done += 1;
    if (course.scans && done % SCAN_EVERY === 0 && person.scansLeft > 0) {
      person.scansLeft -= 1;
      return ask(person, 'scan', 'POST', '/api/scan', { images });
    }
    switch (Math.floor(Math.random() * 10)) {
      case 0:
      case 1:
        return ask(person, 'browse', 'GET', `/api/recipes?page=${1 + Math.floor(Math.random() * 9)}`);
      case 2:
        return ask(person, 'text search', 'GET', `/api/recipes?search=${encodeURIComponent(one(WORDS))}`);
      case 3:
        return ask(person, 'search', 'POST', '/api/recipes/search', { ingredients: fridge() });
      case 4:
      case 5:
        return ask(person, 'recipe', 'GET', `/api/recipes/${one(recipes)}`);
      case 6:
        return ask(person, 'favorite', 'POST', '/api/favorites', { recipeId: one(recipes) });
      case 7:
        return ask(person, 'meal', 'POST', '/api/meals', { name: 'Soup and bread', calories: 420 });
      case 8:
        return ask(person, 'discussions', 'GET', '/api/discussions');
      default:
        return ask(person, 'discussion', 'GET', `/api/discussions/${one(discussions)}`);
    }
  };

  const live = async (person: Person): Promise<void> => {
    await pause(Math.random() * course.thinkMs);
    while (performance.now() < end) {
      await next(person);
      const thinks = -Math.log(1 - Math.random()) * course.thinkMs;
      if (thinks > 0) await pause(Math.min(thinks, Math.max(0, end - performance.now())));
    }
  };
  await Promise.all(cooks.map(live));
  return day;
}

async function whatIsThere({ base, token }: Person): Promise<{ recipes: string[]; discussions: string[] }> {
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);
  const recipes = await send(base, 'GET', '/api/recipes?limit=15', { token });
  const discussions = await send(base, 'GET', '/api/discussions', { token });
  return { recipes: ids(recipes.body), discussions: ids(discussions.body.discussions) };
}

function fridge(): string[] {
  const have = new Set<string>();
  while (have.size < FRIDGE_FOODS) have.add(one(FOODS));
  return [...have];
}

function one<Thing>(list: readonly Thing[]): Thing {
  return list[Math.floor(Math.random() * list.length)]!;
}

function told({ status, body }: Answer): string {
  return `${status} ${JSON.stringify(body).slice(0, 200)}`;
}
