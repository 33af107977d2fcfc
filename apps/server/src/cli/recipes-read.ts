import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { readRecipeFile } from './recipes-files.ts';
import { readAll } from './recipes-read-all.ts';

/** Prints each file's recipe as one line of JSON. Files without a recipe are reported on standard error. */
export async function read(args: string[]): Promise<number> {
  if (args[0] === '--all') return readAll(args.slice(1));
  if (args.length === 0) {
    console.error('read needs a file');
    return 2;
  }
  let bad = 0;
  for (const path of args) {
    const draft = await readRecipeFile(path).catch((error: Error) => error.message);
    if (typeof draft === 'string') {
      console.error(`${path}: ${draft}`);
      bad += 1;
      continue;
    }
    const recipe = finishRecipe(draft);
    // Values missing in the source stay null here; the recipe itself has defaults for them.
    const { prepMinutes, cookMinutes, totalMinutes, servings, yieldText, sourceUrl } = draft;
    const answer = { ...recipe, prepMinutes, cookMinutes, totalMinutes, servings, yieldText, sourceUrl };
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
  return bad === 0 ? 0 : 1;
}
