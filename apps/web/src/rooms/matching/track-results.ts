import { useEffect, useRef } from 'react';
import { trackEvent } from '../../lib/analytics-events.ts';
import type { Kitchen } from '../../shared/kitchen-session.ts';

interface Search {
  recipeCount: number;
  milliseconds: number;
  cacheHit: boolean;
}

/** Records how many recipes were found and how quickly, for analytics. */
export function trackResults(
  { ingredients }: Kitchen,
  { recipeCount, milliseconds, cacheHit }: Search,
): void {
  const processingTime = Math.round(milliseconds);
  trackEvent({
    event: 'recipe_generated',
    properties: { ingredientCount: ingredients.length, recipeCount, processingTime, cacheHit },
  });
}

/** The same for recipes that were cached when the page opened. */
export function useTrackCachedResults(kitchen: Kitchen, recipeCount: number | undefined): void {
  const opened = useRef({ kitchen, recipeCount });
  useEffect(() => {
    const { kitchen: at, recipeCount: remembered } = opened.current;
    if (remembered === undefined) return;
    trackResults(at, { recipeCount: remembered, milliseconds: 0, cacheHit: true });
  }, []);
}
