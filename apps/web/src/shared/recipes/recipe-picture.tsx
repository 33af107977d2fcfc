import type { RecipeCard } from '@crisper/contract/recipes/recipes';
import { type Drawable, DrawnPlate } from '@crisper/plates/drawn-plate';
import { useState } from 'react';
import { inBase } from '../../lib/base-path.ts';

type Pictured = Drawable & Pick<RecipeCard, 'imageUrl'>;

/** Only photos from this site: the content security policy blocks others, so those recipes get a drawn plate. */
function ownPhoto(url: string | null): string | null {
  if (url?.startsWith('@assets/')) return `/attached_assets/${url.slice('@assets/'.length)}`;
  return url?.startsWith('/') && !url.startsWith('//') ? url : null;
}

/** The photo of a recipe, or its drawn plate; a generic plate if there is nothing to draw. `rich`: for its own page. */
export function RecipePicture({ recipe, rich }: { recipe: Pictured; rich?: boolean }) {
  const [broken, setBroken] = useState(false);
  const photo = ownPhoto(recipe.imageUrl);
  if (photo && !broken)
    return (
      <img
        src={inBase(photo)}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setBroken(true)}
        className="h-full w-full object-cover"
      />
    );
  if (recipe.plate.length > 0) return <DrawnPlate recipe={recipe} rich={rich} />;
  return (
    <div
      aria-hidden
      className="grid h-full w-full place-items-center bg-linear-to-br from-herb-soft to-honey-soft text-6xl"
    >
      🍽️
    </div>
  );
}
