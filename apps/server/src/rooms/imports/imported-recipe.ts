import type { RecipeMarks, StatedFacts } from '@crisper/contract/recipes/recipes';
import { EMPTY_DRAFT, plainIngredient, plainStep, type RecipeDraft } from '@crisper/kitchen/recipes/draft';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import type { FoundRecipe } from '@crisper/recipe-files/found-recipe';
import type { FoundInFile } from '@crisper/recipe-files/read-recipe-file';
import { phrase } from '../../saying/say.ts';

const TITLE_CHARS = 200;
const SERVINGS_MAX = 100;
const RECIPE_BYTES = 64 * 1024;

/** A recipe that a person brings along, computed and ready to be stored; it gets its id and address then. */
export interface ImportedRecipe {
  recipe: Recipe;
  stated: StatedFacts;
  marks: RecipeMarks | null;
  sourceUrl: string | null;
  ownBytes: number;
  /** By the numbers under which they were handed over. */
  photos: readonly number[];
  lost: readonly string[];
}

export type ImportedItem =
  | { source: string; format: string; title: string; imported: ImportedRecipe }
  | { source: string; title: string | null; error: string };

/** Runs in the process that reads the file, because computing a recipe takes a while. */
export function importedItem(found: FoundInFile, photos: readonly number[]): ImportedItem {
  if ('error' in found) return { source: found.source, title: null, error: found.error };
  const { photos: _, lost, ...text } = found.recipe;
  const { title } = text;
  const ownBytes = Buffer.byteLength(JSON.stringify(text));
  if (ownBytes > RECIPE_BYTES)
    return {
      source: found.source,
      title,
      error: phrase('It is longer than a recipe can be: 64 KB of text.'),
    };
  const recipe = finishRecipe(draftOf(found.recipe));
  return {
    source: found.source,
    format: found.format,
    title,
    imported: {
      recipe,
      stated: {
        sourceName: text.sourceName,
        yieldText: text.yieldText,
        nutrition: text.nutrition,
        writtenAt: text.createdAt,
      },
      marks: marksOf(found.recipe),
      sourceUrl: text.sourceUrl,
      ownBytes,
      photos,
      lost,
    },
  };
}

function marksOf({ rating, notes, tags }: FoundRecipe): RecipeMarks | null {
  return rating === null && notes === '' && tags.length === 0 ? null : { rating, notes, tags: [...tags] };
}

function draftOf(found: FoundRecipe): RecipeDraft {
  const inSections = found.steps.some(({ section }) => section !== null);
  return {
    ...EMPTY_DRAFT,
    title: found.title.slice(0, TITLE_CHARS),
    description: found.description,
    categories: found.tags,
    yieldText: found.yieldText,
    servings: found.servings === null ? null : Math.min(SERVINGS_MAX, found.servings),
    prepMinutes: found.prepMinutes,
    cookMinutes: found.cookMinutes,
    totalMinutes: found.totalMinutes,
    ingredients: found.ingredients.map(({ section, line }) => ({
      ...plainIngredient(line),
      ...(section === null ? {} : { section }),
    })),
    steps: found.steps.map(({ section, text }) => ({
      ...plainStep(text),
      ...(inSections ? { section } : {}),
    })),
    sourceUrl: found.sourceUrl,
    imageUrl: found.photos.length > 0 ? null : found.imageUrl,
  };
}
