import type { importRecipe } from '@crisper/contract/recipes/own-recipes';
import type { z } from 'zod';
import type { Limiter, Rule } from '../../../cache/limiter.ts';
import type { Parsing } from '../../../parsing/parser.ts';
import { Problem } from '../../../problem.ts';
import { PageError, type PageFetch } from '../../../providers/page-fetch/page-fetch.provider.ts';
import { readDraft } from '../recipes.parsers.ts';

const IMPORTS: Rule = { name: 'recipe-import', max: 30, seconds: 600 };

type Source = z.output<NonNullable<typeof importRecipe.body>>;
type Answer = z.output<typeof importRecipe.response>;

interface Deps {
  pages: PageFetch;
  parsing: Parsing;
  limiter: Limiter;
}

export type DraftsService = ReturnType<typeof createDrafts>;

/** Reads a recipe from a link or a text, for the person to review. Nothing is stored. */
export function createDrafts({ pages, parsing, limiter }: Deps) {
  const fetched = async (link: string): Promise<{ page: string; url: string }> => {
    try {
      const { text, url } = await pages.read(link);
      return { page: text, url };
    } catch (error) {
      if (error instanceof PageError) throw new Problem('bad_request', error.message, { cause: error });
      throw error;
    }
  };

  return {
    async read({ url, text = '' }: Source, userId: string): Promise<Answer> {
      await limiter.use(IMPORTS, userId);
      const found = await parsing.read(readDraft, url ? await fetched(url) : { text }, userId);
      if (!found)
        throw new Problem(
          'bad_request',
          'No recipe was found there. Paste its text, or write it down yourself.',
        );
      return found;
    },
  };
}
