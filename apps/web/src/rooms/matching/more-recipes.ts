import { followMoreRecipes, type MatchedRecipe, moreRecipesEvent } from '@crisper/contract/recipes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { send } from '../../lib/api.ts';
import { rememberResults } from './kitchen-session.ts';

/** A model takes its time; after this long nobody waits any more. */
const LIMIT_MS = 3 * 60 * 1000;
const MOST_CHARS = 2_000_000;

/** The recipes of a stream of server-sent events, as they come. Ends at its end, at an error, and at nonsense. */
export async function* recipesIn(body: ReadableStream<Uint8Array>): AsyncGenerator<MatchedRecipe> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || text.length > MOST_CHARS) return;
      text += decoder.decode(value, { stream: true }).replaceAll('\r', '');
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = block
          .split('\n')
          .filter((line) => line.startsWith('data:'))
          .map((line) => line.slice(5).trimStart())
          .join('\n');
        if (!data) continue;
        const event = moreRecipesEvent.safeParse(JSON.parse(data));
        if (!event.success || event.data.type !== 'recipe') return;
        yield event.data.recipe;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** What a text model adds to a search, one by one. Without a job: nothing. */
export function useMoreRecipes(job: string | null): { recipes: readonly MatchedRecipe[]; writing: boolean } {
  const queries = useQueryClient();
  const [state, setState] = useState<{
    job: string | null;
    recipes: readonly MatchedRecipe[];
    writing: boolean;
  }>({
    job: null,
    recipes: [],
    writing: false,
  });

  useEffect(() => {
    if (!job) return;
    const leaving = new AbortController();
    setState({ job, recipes: [], writing: true });
    const follow = async () => {
      const response = await send(followMoreRecipes, {
        params: { job },
        accept: 'text/event-stream',
        signal: leaving.signal,
        timeoutMs: LIMIT_MS,
      });
      if (!response.body) return;
      for await (const recipe of recipesIn(response.body)) {
        queries.setQueryData(['recipe', recipe.id], recipe);
        rememberResults([recipe.id]);
        setState((before) => ({ ...before, recipes: [...before.recipes, recipe] }));
      }
    };
    // The book has answered already: what a model could not add is not missed.
    follow()
      .catch(() => undefined)
      .finally(() => !leaving.signal.aborted && setState((before) => ({ ...before, writing: false })));
    return () => leaving.abort();
  }, [job, queries]);

  return state.job === job ? state : { recipes: [], writing: false };
}
