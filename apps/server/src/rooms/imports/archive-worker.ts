import { parentPort } from 'node:worker_threads';
import { FileProblem } from '@crisper/recipe-files/file-problem';
import type { OpenedFile } from '@crisper/recipe-files/opened-file';
import { readRecipeFile } from '@crisper/recipe-files/read-recipe-file';
import { type BroughtItem, broughtItem } from './brought-recipe.ts';

export interface ArchiveFile {
  name: string;
  file: OpenedFile;
}

/** What the thread says: some recipes, the end, or a sentence that says why the file cannot be read. */
export type ThreadWords =
  | { type: 'items'; items: BroughtItem[] }
  | { type: 'end' }
  | { type: 'problem'; sentence: string };

const PER_MESSAGE = 10;

const port = parentPort!;
const tell = (words: ThreadWords) => port.postMessage(words);
const heard = () => new Promise<unknown>((resolve) => port.once('message', resolve));

/** Tells the recipes of one file in small groups; the next group is read when the last has been taken. */
async function read({ name, file }: ArchiveFile): Promise<void> {
  let items: BroughtItem[] = [];
  const hand = async () => {
    const taken = heard();
    tell({ type: 'items', items });
    items = [];
    await taken;
  };
  for await (const found of readRecipeFile(name, file)) {
    items.push(broughtItem(found));
    if (items.length >= PER_MESSAGE) await hand();
  }
  if (items.length > 0) await hand();
}

for (;;) {
  const file = (await heard()) as ArchiveFile;
  try {
    await read(file);
    tell({ type: 'end' });
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    tell({ type: 'problem', sentence: error.message });
  }
}
