import { open } from 'node:fs/promises';
import { FileProblem, LIMITS } from '@crisper/recipe-files/file-problem';
import { DAMAGED_PHOTO } from '@crisper/recipe-files/found-recipe';
import type { Photo } from '@crisper/recipe-files/photo';
import { type FoundInFile, readRecipeFile } from '@crisper/recipe-files/read-recipe-file';
import type { Broken } from '../../parsing/bounded-process.ts';
import {
  type ArchiveOrder,
  type ArchiveWords,
  bytesOf,
  type Handed,
  IN_FLIGHT_BYTES,
} from './archive-words.ts';
import { importedItem } from './imported-recipe.ts';

const say = (message: ArchiveWords | Broken) => process.send?.(message);

let inFlight = 0;
let resume = () => {};

async function hand(handed: Handed): Promise<void> {
  const bytes = bytesOf(handed);
  while (inFlight > 0 && inFlight + bytes > IN_FLIGHT_BYTES)
    await new Promise<void>((taken) => {
      resume = taken;
    });
  inFlight += bytes;
  say(handed);
}

/** Each photo is unpacked once, however many recipes name it. Null for one that is damaged. */
function photoNumbers() {
  const numbers = new WeakMap<Photo, number | null>();
  let count = 0;
  const opened = async (photo: Photo): Promise<number | null> => {
    const bytes = await photo.bytes().catch(() => null);
    if (!bytes || bytes.length === 0 || bytes.length > LIMITS.photoBytes) return null;
    const number = count++;
    await hand({ type: 'photo', number, bytes });
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

async function handRecipe(found: FoundInFile, numberOf: NumberOf): Promise<void> {
  if ('error' in found) return hand({ type: 'item', item: importedItem(found, []) });
  const { recipe } = found;
  const numbers: number[] = [];
  const lost = [...recipe.lost];
  for (const photo of recipe.photos) {
    const number = await numberOf(photo);
    if (number === null) lost.push(DAMAGED_PHOTO);
    else numbers.push(number);
  }
  return hand({ type: 'item', item: importedItem({ ...found, recipe: { ...recipe, lost } }, numbers) });
}

async function read(name: string, path: string): Promise<void> {
  const file = await open(path);
  // From here on no user needs its name any more.
  say({ type: 'opened' });
  try {
    const { size } = await file.stat();
    const numberOf = photoNumbers();
    for await (const found of readRecipeFile(name, { fd: file.fd, bytes: size }))
      await handRecipe(found, numberOf);
    say({ type: 'end' });
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    say({ type: 'problem', sentence: error.message });
  } finally {
    await file.close();
  }
}

process.on('message', (order: ArchiveOrder) => {
  if (order.type === 'file') {
    inFlight = 0;
    read(order.name, order.path).catch((error) => say({ type: 'broken', reason: String(error?.message) }));
    return;
  }
  inFlight -= order.bytes;
  resume();
});
