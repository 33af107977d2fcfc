import { t } from '@lingui/core/macro';
import { Heart } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { type FavoriteTarget, useFavorite } from './use-favorite.ts';

/** The heart on a card. */
export function FavoriteButton({ recipe }: { recipe: FavoriteTarget }) {
  const toggle = useFavorite();
  const saved = recipe.isFavorite;
  return (
    <IconButton
      label={saved ? t`Remove from favorites: ${recipe.title}` : t`Add to favorites: ${recipe.title}`}
      title={saved ? t`Remove from favorites` : t`Add to favorites`}
      onClick={() => void toggle(recipe)}
      className="rounded-full bg-raised/90 shadow-soft backdrop-blur-sm hover:bg-raised"
    >
      <Heart
        aria-hidden
        className={cx('transition', saved && 'scale-110 fill-tomato text-tomato')}
        strokeWidth={2.2}
      />
    </IconButton>
  );
}
