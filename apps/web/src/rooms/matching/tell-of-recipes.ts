import { useEffect, useRef } from 'react';
import { happened } from '../../app/happenings.ts';
import type { Kitchen } from './kitchen-session.ts';

interface Search {
  recipeCount: number;
  milliseconds: number;
  cacheHit: boolean;
}

/** For whoever counts how often and how quickly recipes are found. */
export function tellOfRecipes(
  { ingredients }: Kitchen,
  { recipeCount, milliseconds, cacheHit }: Search,
): void {
  const processingTime = Math.round(milliseconds);
  happened({
    event: 'recipe_generated',
    properties: { ingredientCount: ingredients.length, recipeCount, processingTime, cacheHit },
  });
}

/** The same for recipes that were there already when the page opened. */
export function useTellOfRemembered(kitchen: Kitchen, recipeCount: number | undefined): void {
  const opened = useRef({ kitchen, recipeCount });
  useEffect(() => {
    const { kitchen: at, recipeCount: remembered } = opened.current;
    if (remembered === undefined) return;
    tellOfRecipes(at, { recipeCount: remembered, milliseconds: 0, cacheHit: true });
  }, []);
}
