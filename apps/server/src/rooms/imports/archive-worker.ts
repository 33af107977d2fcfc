import { open } from 'node:fs/promises';
import { FileProblem, LIMITS } from '@crisper/recipe-files/file-problem';
import { DAMAGED_PHOTO } from '@crisper/recipe-files/found-recipe';
import type { Photo } from '@crisper/recipe-files/photo';
import { type FoundInFile, readRecipeFile } from '@crisper/recipe-files/read-recipe-file';
import { type CurrentJob, serveJobs } from '@crisper/worker-pool/serve-jobs';
import type { ArchiveEvent, ArchiveTask } from './archive-events.ts';
import { importedItem } from './imported-recipe.ts';

const RECIPE_BYTES = 16 * 1024;

type Send = CurrentJob<ArchiveEvent>['send'];

/** Each photo is unpacked once, however many recipes name it. Null for one that is damaged. */
function photoNumbers(send: Send) {
  const numbers = new WeakMap<Photo, number | null>();
  let count = 0;
  const opened = async (photo: Photo): Promise<number | null> => {
    const bytes = await photo.bytes().catch(() => null);
    if (!bytes || bytes.length === 0 || bytes.length > LIMITS.photoBytes) return null;
    const number = count++;
    await send({ type: 'photo', number, bytes }, bytes.length);
    return number;
  };
  return async (photo: Photo): Promise<number | null> => {
    const known = numbers.get(photo);
    if (known !== undefined) return known;
    const number = await opened(photo);
    numbers.set(photo, number);
    return number;
  };
}

type NumberOf = ReturnType<typeof photoNumbers>;

async function sendRecipe(found: FoundInFile, numberOf: NumberOf, send: Send): Promise<void> {
  if ('error' in found) return send({ type: 'item', item: importedItem(found, []) }, RECIPE_BYTES);
  const { recipe } = found;
  const numbers: number[] = [];
  const lost = [...recipe.lost];
  for (const photo of recipe.photos) {
    const number = await numberOf(photo);
    if (number === null) lost.push(DAMAGED_PHOTO);
    else numbers.push(number);
  }
  const item = importedItem({ ...found, recipe: { ...recipe, lost } }, numbers);
  return send({ type: 'item', item }, RECIPE_BYTES);
}

serveJobs(async ({ name, path }: ArchiveTask, { send }: CurrentJob<ArchiveEvent>): Promise<void> => {
  const file = await open(path);
  // From here on its name is not needed any more.
  await send({ type: 'opened' });
  try {
    const { size } = await file.stat();
    const numberOf = photoNumbers(send);
    for await (const found of readRecipeFile(name, { fd: file.fd, bytes: size }))
      await sendRecipe(found, numberOf, send);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    await send({ type: 'problem', sentence: error.message });
  } finally {
    await file.close();
  }
});
