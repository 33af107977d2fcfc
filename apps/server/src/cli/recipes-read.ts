import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { readRecipeFile } from './recipes-files.ts';

/** Prints each file's recipe as one line of JSON; says on standard error which had none. */
export async function read(args: string[]): Promise<number> {
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
    // What the source left out stays unknown here, where the recipe itself has a usable default.
    const { prepMinutes, cookMinutes, totalMinutes, servings, yieldText, sourceUrl } = draft;
    const answer = { ...recipe, prepMinutes, cookMinutes, totalMinutes, servings, yieldText, sourceUrl };
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
  return bad === 0 ? 0 : 1;
}
