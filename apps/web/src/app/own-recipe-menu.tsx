import { lazy, Suspense } from 'react';
import type { OwnRecipeMenuProps } from '../rooms/own-recipes/own-recipe-menu.tsx';

const Menu = lazy(async () => ({
  default: (await import('../rooms/own-recipes/own-recipe-menu.tsx')).OwnRecipeMenu,
}));

/** Few recipes are one's own: the menu comes when there is one. */
export function OwnRecipeMenu(props: OwnRecipeMenuProps) {
  return (
    <Suspense fallback={<span className="size-11" />}>
      <Menu {...props} />
    </Suspense>
  );
}
