import { Suspense } from 'react';
import { lazyPart } from '../shared/parts/lazy-part.tsx';
import type { RecipeMenuProps } from './recipe-options.tsx';

const Options = lazyPart(async () => ({ default: (await import('./recipe-options.tsx')).RecipeOptions }));

/** Loaded after the list that shows it. */
export function RecipeMenu(props: RecipeMenuProps) {
  return (
    <Suspense fallback={<span className="size-11" />}>
      <Options {...props} />
    </Suspense>
  );
}

/** Cards do not say whose they are, but ids do. */
export const isOwnId = (id: string): boolean => id.startsWith('own-');
