import type { HomeView } from '@crisper/contract/home/home';
import { Link } from 'react-router';
import { timeOf } from '../../shared/minutes.ts';
import { RecipePicture } from '../../shared/recipes/recipe-picture.tsx';

interface DishRowProps {
  dish: NonNullable<HomeView['pantry']['dish']>['recipe'];
  /** What speaks for it. */
  why: string;
}

/** A dish as one row: its picture, its time, and why it is here. */
export function DishRow({ dish, why }: DishRowProps) {
  return (
    <Link
      to={`/recipe/${encodeURIComponent(dish.id)}`}
      className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-4 rounded-control hover:bg-sunken"
    >
      <span className="aspect-[4/3] overflow-hidden rounded-control">
        <RecipePicture recipe={dish} />
      </span>
      <span>
        <span className="block font-semibold leading-snug">{dish.title}</span>
        <span className="block text-ink-soft text-sm tabular-nums">
          {timeOf(dish.totalTimeMin)} · {why}
        </span>
      </span>
    </Link>
  );
}
