import type { RecipeCard as RecipeCardData } from '@crisper/contract/recipes/recipes';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { RecipeFacts } from './recipe-facts.tsx';
import { RecipePicture } from './recipe-picture.tsx';

const MOST_TAGS = 3;

/** row: a row on a phone, a card from there on. tile: a small card everywhere. hero: the one that is suggested. */
type Shape = 'row' | 'tile' | 'hero';

const SHAPES: Readonly<
  Record<Shape, Record<'card' | 'picture' | 'badge' | 'body' | 'title' | 'action', string>>
> = {
  row: {
    card: 'max-sm:gap-3 max-sm:p-2 sm:flex-col',
    picture: 'max-sm:size-24 max-sm:shrink-0 max-sm:rounded-control sm:aspect-[16/10]',
    badge: 'start-1 bottom-1 sm:start-3 sm:top-3 sm:bottom-auto',
    body: 'max-sm:justify-center sm:p-5',
    title: 'text-base max-sm:line-clamp-2 sm:text-xl',
    action:
      'max-sm:-me-1 max-sm:shrink-0 max-sm:flex-col max-sm:justify-center max-sm:[&_button]:bg-transparent max-sm:[&_button]:shadow-none sm:absolute sm:end-2 sm:top-2',
  },
  tile: {
    card: 'flex-col',
    picture: 'aspect-[2/1] xl:aspect-auto xl:min-h-36 xl:flex-1',
    badge: 'start-1.5 bottom-1.5 sm:start-3 sm:top-3 sm:bottom-auto',
    body: 'p-2.5 sm:p-4 xl:flex-none',
    title: 'line-clamp-2 text-base sm:text-lg',
    action: 'absolute end-1 top-1 max-sm:*:not-first:hidden sm:end-2 sm:top-2',
  },
  hero: {
    card: 'flex-col',
    picture: 'aspect-[11/4] xl:aspect-auto xl:min-h-64 xl:flex-1',
    badge: 'start-3 top-3',
    body: 'p-3 sm:p-5 xl:flex-none',
    title: 'text-xl sm:text-3xl',
    action: 'absolute end-2 top-2',
  },
};

interface RecipeCardProps {
  recipe: RecipeCardData;
  to: string;
  /** Router state for the recipe page. */
  state?: unknown;
  /** Shown if the recipe has no time; by default a text says that it is unknown. */
  usualMinutes?: number;
  /** Over the picture: the match badge. */
  badge?: ReactNode;
  /** Over the picture, in a row at its end: the heart and the menu. */
  action?: ReactNode;
  /** Below the facts: used and missing ingredients. */
  children?: ReactNode;
  as?: 'h2' | 'h3';
  shape?: Shape;
}

/** One recipe in a list. The whole of it is a link; its buttons stay clickable. */
export function RecipeCard({
  recipe,
  to,
  state,
  usualMinutes = 0,
  badge,
  action,
  children,
  as: Heading = 'h3',
  shape = 'row',
}: RecipeCardProps) {
  const at = SHAPES[shape];
  return (
    <Card lively className={cx('group relative flex h-full overflow-hidden', at.card)}>
      <div className={cx('relative overflow-hidden', at.picture)}>
        <RecipePicture recipe={recipe} />
        {badge && <div className={cx('absolute', at.badge)}>{badge}</div>}
      </div>
      <div className={cx('flex min-w-0 flex-1 flex-col', at.body)}>
        <Heading className={cx('leading-snug', at.title)}>
          <Link
            to={to}
            state={state}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-herb focus-visible:after:outline-offset-2"
          >
            {recipe.title}
          </Link>
        </Heading>
        {shape !== 'tile' && (
          <p className="mt-1.5 line-clamp-2 text-ink-soft text-sm max-sm:hidden">
            {recipe.description || t`A recipe worth a try.`}
          </p>
        )}
        <RecipeFacts
          recipe={recipe}
          usualMinutes={usualMinutes}
          isShort={children !== undefined}
          className="mt-1 sm:mt-2"
        />
        {children}
        {shape !== 'tile' && recipe.tags.length > 0 && (
          <ul aria-label={t`Tags`} className="mt-auto flex flex-wrap gap-1.5 pt-4 max-sm:hidden">
            {recipe.tags.slice(0, MOST_TAGS).map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      {/* After the link in tab order, above it in z-order. */}
      {action && <div className={cx('z-1 flex gap-1 sm:gap-2', at.action)}>{action}</div>}
    </Card>
  );
}
