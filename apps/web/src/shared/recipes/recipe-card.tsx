import type { RecipeCard as RecipeCardData } from '@crisper/contract/recipes/recipes';
import { Clock, Flame, Star, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { timeOf } from '../minutes.ts';
import { RecipePicture } from './recipe-picture.tsx';

const MOST_TAGS = 3;

interface RecipeCardProps {
  recipe: RecipeCardData;
  to: string;
  /** Router state for the recipe page. */
  state?: unknown;
  /** Shown if the recipe has no time; by default a text says that it is unknown. */
  usualMinutes?: number;
  /** Over the picture, top left: the match badge. */
  badge?: ReactNode;
  /** Over the picture, top right: the heart. */
  action?: ReactNode;
  /** Below the facts: used and missing ingredients. */
  children?: ReactNode;
  as?: 'h2' | 'h3';
}

/** One recipe in a list. The whole card is a link; the buttons over the picture stay clickable. */
export function RecipeCard({
  recipe,
  to,
  state,
  usualMinutes = 0,
  badge,
  action,
  children,
  as: Heading = 'h3',
}: RecipeCardProps) {
  return (
    <Card lively className="group relative flex h-full flex-col overflow-hidden">
      <div className="relative aspect-video overflow-hidden sm:aspect-[16/10]">
        <RecipePicture recipe={recipe} />
        {badge && <div className="absolute top-3 left-3">{badge}</div>}
      </div>
      <div className="flex flex-1 flex-col p-5">
        <Heading className="text-xl leading-snug">
          <Link
            to={to}
            state={state}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-herb focus-visible:after:outline-offset-2"
          >
            {recipe.title}
          </Link>
        </Heading>
        <p className="mt-1.5 line-clamp-2 text-ink-soft text-sm">
          {recipe.description || 'A recipe worth a try.'}
        </p>
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm tabular-nums">
          <span className="flex items-center gap-1.5">
            <Clock aria-hidden className="size-4" />
            {timeOf(recipe.totalTimeMin || usualMinutes)}
          </span>
          {!recipe.servingsUnknown && (
            <span className="flex items-center gap-1.5">
              <Users aria-hidden className="size-4" />
              {recipe.servings} <span className="sr-only">servings</span>
            </span>
          )}
          {recipe.rating && (
            <span className="flex items-center gap-1.5">
              <Star aria-hidden className="size-4 fill-current text-honey-ink" />
              {recipe.rating} <span className="sr-only">of 5 stars</span>
            </span>
          )}
          {recipe.calories !== null && (
            <span className="flex items-center gap-1.5">
              <Flame aria-hidden className="size-4" />
              about {Math.round(recipe.calories / 10) * 10} kcal
            </span>
          )}
        </p>
        {children}
        {recipe.tags.length > 0 && (
          <ul aria-label="Tags" className="mt-auto flex flex-wrap gap-1.5 pt-4">
            {recipe.tags.slice(0, MOST_TAGS).map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      {/* After the link in tab order, above it in z-order. */}
      {action && <div className="absolute top-2 right-2 z-1">{action}</div>}
    </Card>
  );
}
