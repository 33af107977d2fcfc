import { randomBytes } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { openZip } from './folder.ts';
import type { Photo } from './photo.ts';
import { readRecipeFile } from './read-recipe-file.ts';
import { gzipped, PHOTO, readAll, zipOf } from './testing/make-files.ts';
import { Unpacking } from './unpacking.ts';

const good = { name: 'Soup', ingredients: '1 onion', directions: 'Cook.' };
const refusal = async (name: string, content: string | Uint8Array) =>
  readAll(name, content).then(
    (found) => found,
    (error: Error) => `${error.name}: ${error.message}`,
  );

it('an archive that unpacks to gigabytes', async () => {
  const bomb = await zipOf({ 'a.paprikarecipe': Buffer.alloc(8_000_000), 'b.paprikarecipe': gzipped(good) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(await refusal('bomb.zip', bomb)).toMatchObject([
    { source: 'a.paprikarecipe', error: 'It unpacks to far more than a recipe can be.' },
    { recipe: { title: 'Soup' } },
  ]);
  // The directory lies about the size; the real one is found while it is unpacked.
  const liar = await zipOf({ 'a.cook': Buffer.alloc(900_000, 'a') });
  liar.writeUInt32LE(100, liar.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24);
  expect(await refusal('liar.zip', liar)).toEqual([
    { source: 'a.cook', error: 'It is damaged or incomplete.' },
  ]);
  expect(await refusal('x.paprikarecipe', Buffer.concat([gzipped('a'.repeat(5_000_000))]))).toContain(
    'unpacks to far more',
  );
});

it('a photo named again and again is unpacked once', async () => {
  const names = Array.from({ length: 20 }, () => 'photo.jpg');
  const recipes = Array.from({ length: 10 }, (_, at) => ({
    ...{
      '@type': 'Recipe',
      name: `Soup ${at}`,
      recipeIngredient: ['1 onion'],
      recipeInstructions: ['Cook.'],
    },
    image: names,
  }));
  const file = await zipOf({ 'recipes.json': JSON.stringify(recipes), 'photo.jpg': PHOTO });
  const unpacked = vi.spyOn(Unpacking.prototype, 'charge');
  try {
    const photos = new Set<Photo>();
    for await (const found of readRecipeFile('photos.zip', file)) {
      if ('error' in found) throw new Error(found.error);
      expect(found.recipe.photos).toHaveLength(1);
      photos.add(found.recipe.photos[0]!);
    }
    // Only the text: photos are unpacked when they are asked for, and here is but one.
    expect(unpacked.mock.calls).toEqual([[JSON.stringify(recipes).length]]);
    expect(photos.size).toBe(1);
  } finally {
    unpacked.mockRestore();
  }
});

it('a photo that is too large is refused by what the archive says of it, before it is unpacked', async () => {
  const recipe = { ...good, photo: 'huge.jpg', '@type': 'Recipe', recipeIngredient: ['1 onion'] };
  const huge = Buffer.alloc(11 * 1024 * 1024, randomBytes(64 * 1024));
  const file = await zipOf({ 'recipe.json': JSON.stringify(recipe), 'huge.jpg': huge });
  const folder = await openZip(file, new Unpacking());
  const unpacked = vi.spyOn(Unpacking.prototype, 'charge');
  await expect(folder.photo('huge.jpg').bytes()).rejects.toThrow('larger than 10 MB');
  expect(unpacked).not.toHaveBeenCalled();
  unpacked.mockRestore();
  expect(await readAll('huge.zip', file)).toMatchObject([
    { recipe: { title: 'Soup', photos: [], lost: ['A photo of it is damaged.'] } },
  ]);
});

it('archives in archives in archives', async () => {
  let file = await zipOf({ 'a.paprikarecipe': gzipped(good) });
  for (let at = 0; at < 6; at += 1) file = await zipOf({ [`${at}.zip`]: file });
  expect(JSON.stringify(await refusal('deep.zip', file))).toContain('archives inside of archives');
});

it('more files than anybody has recipes', async () => {
  const file = await zipOf({ a: 'b' });
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  file.writeUInt16LE(60_000, end + 8);
  file.writeUInt16LE(60_000, end + 10);
  expect(await refusal('many.zip', file)).toContain('more than 50,000 files');
});

it('names that point outside, and files that are locked', async () => {
  const evil = await zipOf({ 'aa/aa/evil.paprikarecipe': gzipped(good), 'b.paprikarecipe': gzipped(good) });
  const turned = Buffer.from(evil.toString('latin1').replaceAll('aa/aa/evil', '../../evil'), 'latin1');
  expect(await refusal('evil.zip', turned)).toMatchObject([
    { source: '../../evil.paprikarecipe', error: 'Its name points outside of the archive.' },
    { recipe: { title: 'Soup' } },
  ]);
  const locked = await zipOf({ 'a.cook': 'Boil @eggs{3}.' });
  locked.writeUInt16LE(1, locked.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 8);
  expect(await refusal('locked.zip', locked)).toContain('locked with a password');
});

it('files that are something else, empty, or cut in half', async () => {
  expect(await refusal('recipes.zip', '%PDF-1.7 …')).toContain('This is a PDF');
  expect(await refusal('recipes.csv', PHOTO)).toContain('This is a picture');
  expect(await refusal('recipes.json', '')).toContain('empty');
  expect(await refusal('recipes.bin', Buffer.from([1, 0, 2, 0]))).toContain('not a file with recipes');
  expect(await refusal('song.txt', 'la la la')).toContain('No recipe was found');
  const file = await zipOf({ 'a.paprikarecipe': gzipped(good) });
  expect(await refusal('half.zip', file.subarray(0, file.length / 2))).toContain('damaged or incomplete');
  expect(await refusal('half.json', JSON.stringify([good, good]).slice(0, 60))).toContain(
    'damaged or incomplete',
  );
});

it('XML that defines its own words', async () => {
  const laughs = `<?xml version="1.0"?><!DOCTYPE cookbook [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><cookbook><recipe><title>&b;</title></recipe></cookbook>`;
  expect(await refusal('lol.xml', laughs)).toContain('XML entities');
  expect(await refusal('deep.xml', `<?xml version="1.0"?><cookbook>${'<a>'.repeat(5_000)}`)).toContain(
    'nested too deeply',
  );
});

it('a page with scripts: none runs, and none is read as text', async () => {
  const evil = '<script>globalThis.ran = true</script><img src=x onerror="globalThis.ran = true">';
  const node = { '@type': 'Recipe', name: `Soup ${evil}`, recipeIngredient: [`1 onion${evil}`] };
  const page = `<!doctype html><html><head>${evil}<script type="application/ld+json">${JSON.stringify({
    ...node,
    recipeInstructions: ['Cook.'],
  }).replaceAll('</', '<\\/')}</script></head><body onload="globalThis.ran = true">${evil}</body></html>`;
  expect(await refusal('page.html', page)).toMatchObject([
    { recipe: { title: 'Soup', ingredients: [{ line: '1 onion' }], steps: [{ text: 'Cook.' }] } },
  ]);
  expect(globalThis).not.toHaveProperty('ran');
});

it('a table with two million columns', async () => {
  const wide = `title,ingredients,directions${',x'.repeat(2_000_000)}\n`;
  expect(await refusal('wide.csv', wide)).toContain('more than 200 columns');
  const long = `title,ingredients,directions\n${'x,'.repeat(2_000_000)}`;
  expect(await refusal('long.csv', long)).toContain('too long for a recipe');
});

it('a photo that is none costs the photo, not the recipe', async () => {
  const [found] = await readAll(
    'p.zip',
    await zipOf({ 'a.paprikarecipe': gzipped({ ...good, photo_data: '%%%not base64%%%' }) }),
  );
  expect(found).toMatchObject({ recipe: { title: 'Soup', photos: [], lost: ['A photo of it is damaged.'] } });
});

it('one bad recipe does not stop the others', async () => {
  const file = await zipOf({
    'a.paprikarecipe': 'no gzip',
    'b.paprikarecipe': gzipped({ ...good, name: '' }),
    'c.paprikarecipe': gzipped(good),
  });
  expect(await refusal('some.paprikarecipes', file)).toMatchObject([
    { source: 'a.paprikarecipe', error: expect.any(String) },
    { source: 'b.paprikarecipe', error: 'It has no title.' },
    { recipe: { title: 'Soup' } },
  ]);
});

it('stops before one file has unpacked to more than it may in all', () => {
  const unpacking = new Unpacking();
  unpacking.charge(1024 * 1024 * 1024);
  expect(() => unpacking.charge(1)).toThrow('more than 1 GB');
});

it('an archive of no files', async () => {
  const empty = await zipOf({});
  expect((await openZip(empty, new Unpacking())).names).toEqual([]);
  expect(await refusal('empty.zip', empty)).toContain('No recipe was found');
});
