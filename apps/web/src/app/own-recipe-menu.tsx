import { lazy, Suspense } from 'react';
import type { OwnRecipeMenuProps } from '../rooms/own-recipes/own-recipe-menu.tsx';

const Menu = lazy(async () => ({
  default: (await import('../rooms/own-recipes/own-recipe-menu.tsx')).OwnRecipeMenu,
}));

/** Loaded only when a list contains an own recipe, which is rare. */
export function OwnRecipeMenu(props: OwnRecipeMenuProps) {
  return (
    <Suspense fallback={<span className="size-11" />}>
      <Menu {...props} />
    </Suspense>
  );
}
