import { followMoreRecipes, type MatchedRecipe } from '@crisper/contract/matching/matching';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { send } from '../../lib/api.ts';
import { eventsIn } from '../../lib/event-stream.ts';
import { rememberResults } from '../../shared/kitchen-session.ts';

/** The longest wait for a text model. */
const LIMIT_MS = 3 * 60 * 1000;

/** Streams the recipes that a text model adds to a search. Does nothing without a job. */
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
      for await (const event of eventsIn(followMoreRecipes, response)) {
        if (event.type === 'end') return;
        const { recipe } = event;
        queries.setQueryData(['recipe', recipe.id], recipe);
        rememberResults([recipe.id]);
        setState((before) => ({ ...before, recipes: [...before.recipes, recipe] }));
      }
    };
    // The search has its results already, so a model failure is not shown.
    follow()
      .catch(() => undefined)
      .finally(() => !leaving.signal.aborted && setState((before) => ({ ...before, writing: false })));
    return () => leaving.abort();
  }, [job, queries]);

  return state.job === job ? state : { recipes: [], writing: false };
}
