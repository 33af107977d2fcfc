import { type SearchAnswer, type SearchStage, searchRecipes } from '@crisper/contract/matching/matching';
import type { z } from 'zod';
import { create } from 'zustand';
import { ApiError, send, unreachable } from '../../lib/api.ts';
import { eventsIn } from '../../lib/event-stream.ts';

type SearchBody = z.input<NonNullable<typeof searchRecipes.body>>;

/** What the server does for the search that is waited for; null while it is being sent. */
export const useSearchStage = create<SearchStage | null>()(() => null);

async function read(response: Response): Promise<SearchAnswer> {
  // A proxy that cannot stream may request JSON, which contains only the answer.
  if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
    return searchRecipes.response.parse(await response.json());
  for await (const event of eventsIn(searchRecipes, response)) {
    if (event.type === 'result') return event.result;
    useSearchStage.setState(event.stage, true);
  }
  throw unreachable();
}

/** Searches, and shows the stages meanwhile. Throws ApiError, or the abort. */
export async function streamSearch(body: SearchBody, signal: AbortSignal): Promise<SearchAnswer> {
  useSearchStage.setState(null, true);
  const response = await send(searchRecipes, { body, accept: 'text/event-stream', signal });
  try {
    return await read(response);
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    throw unreachable();
  }
}
