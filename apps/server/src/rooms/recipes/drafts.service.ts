import type { importRecipe } from '@crisper/contract/own-recipes';
import { LIMITS, type RecipeDraft } from '@crisper/kitchen/recipes/draft';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { readLoose } from '@crisper/kitchen/recipes/read-loose';
import { readPage } from '@crisper/kitchen/recipes/read-page';
import { readText } from '@crisper/kitchen/recipes/read-text';
import { joinHeadings } from '@crisper/kitchen/recipes/step-headings';
import type { z } from 'zod';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import { Problem } from '../../problem.ts';
import { PageError, type PageFetch } from '../../providers/page-fetch/page-fetch.provider.ts';

const IMPORTS: Rule = { name: 'recipe-import', max: 30, seconds: 600 };
const TITLE_MAX = 200;
const URL_MAX = 2_000;
const SERVINGS_MAX = 100;
const MINUTES_MAX = 44_640;

type Source = z.output<NonNullable<typeof importRecipe.body>>;
type Answer = z.output<typeof importRecipe.response>;

export type DraftsService = ReturnType<typeof createDrafts>;

/** Reads a recipe from a link or a text, for the person to review. Nothing is stored. */
export function createDrafts(pages: PageFetch, limiter: Limiter) {
  const fromLink = async (link: string): Promise<{ draft: RecipeDraft | null; url: string }> => {
    try {
      const { text, url } = await pages.read(link);
      return { draft: readPage(text), url };
    } catch (error) {
      if (error instanceof PageError) throw new Problem('bad_request', error.message, { cause: error });
      throw error;
    }
  };

  return {
    async read({ url, text = '' }: Source, userId: string): Promise<Answer> {
      await limiter.use(IMPORTS, userId);
      const found = url ? await fromLink(url) : { draft: readLoose(text) ?? readText(text), url: null };
      if (!found.draft || found.draft.ingredients.length === 0)
        throw new Problem(
          'bad_request',
          'No recipe was found there. Paste its text, or write it down yourself.',
        );
      return present(found.draft, found.url);
    },
  };
}

function present(draft: RecipeDraft, url: string | null): Answer {
  const recipe = finishRecipe(draft);
  return {
    draft: {
      title: draft.title.trim().slice(0, TITLE_MAX) || 'My recipe',
      description: draft.description.trim().slice(0, LIMITS.description),
      ingredients: draft.ingredients.map((line) => line.text.trim()).filter((line) => line !== ''),
      steps: joinHeadings(draft.steps)
        .map((step) => step.text.trim())
        .filter((step) => step !== ''),
      servings: bounded(recipe.servings, 1, SERVINGS_MAX),
      prepTimeMin: draft.prepMinutes === null ? null : bounded(draft.prepMinutes, 0, MINUTES_MAX),
      cookTimeMin: recipe.cookMinutes === 0 ? null : bounded(recipe.cookMinutes, 0, MINUTES_MAX),
      courses: [...recipe.courses],
      sourceUrl: url !== null && url.length <= URL_MAX ? url : null,
      imageUrl: pictureOf(draft),
    },
    unknown: recipe.ingredients.filter((line) => line.food === null).map((line) => line.text),
    calories: recipe.nutritionPerServing?.calories ?? null,
  };
}

/** The picture's address in the form in which it may be saved. */
function pictureOf({ imageUrl }: RecipeDraft): string | null {
  if (!imageUrl || !URL.canParse(imageUrl)) return null;
  const { href, protocol } = new URL(imageUrl);
  return /^https?:$/.test(protocol) && href.length <= URL_MAX ? href : null;
}

function bounded(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, Math.round(value)));
}
