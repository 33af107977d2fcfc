import { type MatchedRecipe, searchRecipes } from '@crisper/contract/matching';
import { type DetectedIngredient, MAX_PHOTOS } from '@crisper/contract/scans';
import { ApiError, call } from '../../lib/api.ts';
import { preparePhoto } from './photos/prepare-photo.ts';
import { streamScan } from './scan-stream.ts';

const RECIPES = 3;

export interface DemoAnswer {
  ingredients: DetectedIngredient[];
  note: string | null;
  recipes: MatchedRecipe[];
  scansLeft: number | null;
}

/** Scans the files and searches recipes for the result; `goTo` gets the percentage at each stage. */
export async function runDemo(
  files: readonly File[],
  goTo: (percent: number) => void,
  signal: AbortSignal,
): Promise<DemoAnswer> {
  goTo(20);
  const photos = await Promise.all(files.slice(0, MAX_PHOTOS).map(preparePhoto));
  for (const photo of photos) URL.revokeObjectURL(photo.url);
  goTo(60);
  const images = photos.map(({ dataUrl }) => dataUrl);
  const { ingredients, note, scansLeft } = await streamScan(images, () => undefined, signal);
  const certain = ingredients.filter((item) => item.preselected);
  goTo(80);
  if (certain.length === 0) return { ingredients: certain, note, recipes: [], scansLeft };
  const { recipes } = await call(searchRecipes, {
    body: { ingredients: certain.map(({ name }) => ({ name })), filters: {} },
    signal,
  });
  return { ingredients: certain, note, recipes: recipes.slice(0, RECIPES), scansLeft };
}

export function demoMessage(error: unknown): string {
  if (error instanceof ApiError) return error.message || 'Analysis failed';
  return 'Failed to analyze images. Please try again.';
}
