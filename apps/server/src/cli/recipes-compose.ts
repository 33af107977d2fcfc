import { blueprints } from '@crisper/kitchen/composing/blueprints/all';
import { sampleRecipes } from '@crisper/kitchen/composing/samples';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';

const MOST = 100;

/** Prints composed recipes of the named blueprints, or of all of them, for review. */
export function compose(args: string[]): number {
  const at = args.indexOf('--count');
  const count = at < 0 ? 10 : Number(args[at + 1]);
  const named = at < 0 ? args : args.toSpliced(at, 2);
  const known = blueprints.map(({ id }) => id);
  const unknown = named.filter((id) => !known.includes(id));
  if (unknown.length > 0 || !Number.isInteger(count) || count < 1 || count > MOST) {
    console.error(`compose takes --count 1 to ${MOST} and blueprints of these: ${known.join(', ')}`);
    return 2;
  }
  for (const id of named.length > 0 ? named : known) {
    for (const recipe of sampleRecipes(id, count)) console.log(pageOf(id, recipe));
  }
  return 0;
}

function pageOf(blueprint: string, recipe: Recipe): string {
  const { title, description, servings, prepMinutes, cookMinutes, nutritionPerServing } = recipe;
  const steps = recipe.steps.map(({ text, tip, looksRight }, i) => {
    const notes = [looksRight && `Looks right: ${looksRight}`, tip && `Tip: ${tip}`].filter(Boolean);
    return [`${i + 1}. ${text}`, ...notes.map((note) => `   ${note}`)].join('\n');
  });
  return [
    `# ${title} [${blueprint}]`,
    description,
    `serves ${servings}, ${prepMinutes} + ${cookMinutes} min, ${nutritionPerServing?.calories ?? '?'} kcal`,
    ...recipe.ingredients.map((line) => `- ${line.text}`),
    ...steps,
    '',
  ].join('\n');
}
