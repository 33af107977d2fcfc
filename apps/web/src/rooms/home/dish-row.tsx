import type { HomeView } from '@crisper/contract/home/home';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { timeOf } from '../../shared/minutes.ts';
import { RecipePicture } from '../../shared/recipes/recipe-picture.tsx';
import { Button } from '../../ui/button.tsx';

type Dish = Omit<HomeView['favorites']['recipes'][number], 'cookedOn'>;

interface DishRowProps {
  dish: Dish;
  /** Facts beside the time. */
  facts: readonly string[];
  /** Its page, where it is opened for a number of servings. */
  page?: string;
  children?: ReactNode;
}

/** A dish to cook now: its picture, its facts, and the button that starts it. */
export function DishRow({
  dish,
  facts,
  page = `/recipe/${encodeURIComponent(dish.id)}`,
  children,
}: DishRowProps) {
  return (
    <div className="grid flex-1 items-center gap-5 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
      <div className="aspect-[16/10] overflow-hidden rounded-control">
        <RecipePicture recipe={dish} />
      </div>
      <div className="grid justify-items-start gap-2">
        <Link to={page} className="font-display font-semibold text-2xl leading-tight hover:underline">
          {dish.title}
        </Link>
        <p className="text-ink-soft tabular-nums">{[timeOf(dish.totalTimeMin), ...facts].join(' · ')}</p>
        {children}
        <Button asChild className="mt-2">
          <Link to={`${page}${page.includes('?') ? '&' : '?'}cook`}>Start cooking</Link>
        </Button>
      </div>
    </div>
  );
}
