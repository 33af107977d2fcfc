import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { RecipeImport } from '@crisper/contract/imports/imports';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { withHeadings } from '@crisper/kitchen/recipes/sections';
import { writeRecipes } from '@crisper/recipe-files/writers/write-recipes';
import { sharpPictures } from '../../apps/server/src/providers/pictures/sharp.ts';
import { readCookBook } from '../../apps/server/src/rooms/recipes/book/cook-book.ts';
import type { Row } from '../row.ts';
import { newPlace, signUp } from './built-process.ts';

const BOOK = fileURLToPath(new URL('../../recipes', import.meta.url));
const RECIPES = 1_000;
const PHOTOS = 25;
const LIMIT_S = 30;
const LIMIT_MB = 200;
const ONE_BY_ONE = 20;
const LOOK_MS = 500;

/** A plate on a grainy table: as hard to pack as a photo from a phone. */
async function madePhoto(at: number): Promise<Buffer> {
  const hue = (at * 360) / PHOTOS;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
    <filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="0.2" numOctaves="2" seed="${at}"/></filter>
    <rect width="100%" height="100%" fill="hsl(${hue},40%,60%)"/><circle cx="600" cy="450" r="380" fill="#eee"/>
    <circle cx="600" cy="450" r="280" fill="hsl(${hue + 90},60%,45%)"/>
    <rect width="100%" height="100%" filter="url(#grain)" opacity="0.3"/></svg>`;
  return sharpPictures.jpeg(await sharpPictures.png(svg));
}

async function madeArchive(book: readonly Recipe[]): Promise<Buffer> {
  const photos = await Promise.all(Array.from({ length: PHOTOS }, (_, at) => madePhoto(at)));
  const recipes = Array.from({ length: RECIPES }, (_, at) => {
    const recipe = book[at % book.length]!;
    const title = `${recipe.title} ${at}`;
    const lines = [...recipe.ingredients.map(({ text }) => text), `${at} g salt`];
    const text = async () => ({
      ...{ title, description: recipe.description, servings: recipe.servings, yieldText: null },
      ...{ prepMinutes: recipe.prepMinutes, cookMinutes: recipe.cookMinutes },
      totalMinutes: recipe.totalMinutes,
      ingredients: lines.map((line) => ({ section: null, line })),
      steps: recipe.steps.map((step) => ({ section: null, text: step.text })),
      ...{ tags: ['Weekday'], rating: 1 + (at % 5), notes: 'From my old app.', sourceUrl: null },
      ...{ sourceName: 'Mia', nutrition: null, createdAt: null, imageUrl: null },
    });
    return { title, text, photos: [{ ending: 'jpg', bytes: async () => photos[at % PHOTOS]! }] };
  });
  return buffer(writeRecipes('paprika', recipes));
}

const megabytesOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** The plain way: each recipe and each photo in a request of its own. */
async function plain(url: string, headers: Record<string, string>, book: readonly Recipe[]): Promise<number> {
  const photo = `data:image/jpeg;base64,${(await madePhoto(0)).toString('base64')}`;
  const began = performance.now();
  for (const recipe of book.slice(0, ONE_BY_ONE)) {
    const body = {
      title: recipe.title,
      ingredients: withHeadings(recipe.ingredients.map(({ text }) => ({ section: null, text }))),
      steps: withHeadings(recipe.steps.map(({ text }) => ({ section: null, text }))),
    };
    const made = await post(`${url}/api/recipes`, headers, body);
    await post(`${url}/api/recipes/${made.id}/photos`, headers, { photo });
  }
  return (performance.now() - began) / ONE_BY_ONE;
}

async function post(url: string, headers: Record<string, string>, body: object): Promise<{ id: string }> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return (await answer.json()) as { id: string };
}

export default async function importArchive(): Promise<Row[]> {
  const book = await readCookBook(BOOK);
  const file = await madeArchive(book);
  const place = await newPlace();
  const server = await place.start({ TRUST_PROXY: '1' });
  try {
    const token = (await signUp(place.url, 'mover', '10.0.0.1'))!;
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '10.0.0.1' };
    const other = { authorization: `Bearer ${await signUp(place.url, 'patient', '10.0.0.2')}` };
    const each = await plain(place.url, { ...other, 'x-forwarded-for': '10.0.0.2' }, book);
    const before = megabytesOf(server.child.pid!);
    let most = before;
    const began = performance.now();
    const started = await fetch(`${place.url}/api/imports?name=my.paprikarecipes`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(file),
    });
    if (!started.ok)
      throw new Error(`the upload was answered with ${started.status}: ${await started.text()}`);
    const { id } = (await started.json()) as RecipeImport;
    let state: RecipeImport;
    do {
      await new Promise((resume) => setTimeout(resume, LOOK_MS));
      most = Math.max(most, megabytesOf(server.child.pid!));
      const answer = await fetch(`${place.url}/api/imports/${id}`, { headers });
      if (!answer.ok) throw new Error(`progress was answered with ${answer.status}: ${await answer.text()}`);
      state = ((await answer.json()) as { import: RecipeImport }).import;
    } while (state.state === 'waiting' || state.state === 'reading');
    const seconds = (performance.now() - began) / 1_000;
    const more = Math.max(0, most - before);
    return [
      {
        name: `${RECIPES.toLocaleString('en-US')} Paprika recipes with photos (${Math.round(file.length / 1e6)} MB) into one account`,
        measured: `${seconds.toFixed(1)} s, +${Math.round(more)} MB`,
        target: `< ${LIMIT_S} s, +${LIMIT_MB} MB`,
        ok: seconds < LIMIT_S && more < LIMIT_MB && state.added === RECIPES,
        alternative: `one by one, each with its photo: ${((each * RECIPES) / 1_000).toFixed(0)} s`,
      },
    ];
  } finally {
    server.child.kill();
    await server.ended;
    await place.remove();
  }
}
