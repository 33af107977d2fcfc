import { EMPTY_DRAFT, plainIngredient, plainStep, type RecipeDraft } from '@crisper/kitchen/recipes/draft';

/** The evaluation's baseline, as most importers work: the first JSON-LD block that parses and is a Recipe, taken as it is. */
export function readPageNaively(html: string): RecipeDraft | null {
  for (const [, source = ''] of html.matchAll(/<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/gi)) {
    let value: unknown;
    try {
      value = JSON.parse(source);
    } catch {
      continue;
    }
    const top = value as { '@graph'?: unknown[] };
    const nodes = Array.isArray(value) ? value : Array.isArray(top?.['@graph']) ? top['@graph'] : [value];
    const recipe = nodes.find((node) => (node as { '@type'?: string })?.['@type'] === 'Recipe') as
      | Record<string, unknown>
      | undefined;
    if (recipe) return toDraft(recipe);
  }
  return null;
}

function toDraft(recipe: Record<string, unknown>): RecipeDraft {
  const instructions = Array.isArray(recipe.recipeInstructions)
    ? recipe.recipeInstructions
    : [recipe.recipeInstructions];
  const ingredients = Array.isArray(recipe.recipeIngredient) ? recipe.recipeIngredient : [];
  const steps = instructions.map((step) =>
    typeof step === 'string' ? step : ((step as { text?: string })?.text ?? ''),
  );
  const servings = Number(/\d+/.exec(String(recipe.recipeYield))?.[0] ?? Number.NaN);
  return {
    ...EMPTY_DRAFT,
    title: String(recipe.name ?? ''),
    ingredients: ingredients.map((line) => plainIngredient(String(line))),
    steps: steps.map(plainStep),
    servings: Number.isFinite(servings) ? servings : null,
    prepMinutes: isoMinutes(recipe.prepTime),
    cookMinutes: isoMinutes(recipe.cookTime),
    totalMinutes: isoMinutes(recipe.totalTime),
  };
}

function isoMinutes(value: unknown): number | null {
  const match = /^PT(?:(\d+)H)?(?:(\d+)M)?/.exec(String(value ?? ''));
  return match ? Number(match[1] ?? 0) * 60 + Number(match[2] ?? 0) : null;
}
