import { useQuery } from '@tanstack/react-query';
import { RecipePicture } from '../../../shared/recipes/recipe-picture.tsx';
import { cx } from '../../../ui/cx.ts';
import { featuredQuery } from './browsing.queries.ts';

const PLACES = [
  'left-0 top-[14%] w-[56%] -rotate-5',
  'right-0 top-0 w-[52%] rotate-3',
  'right-[8%] bottom-0 w-[58%] -rotate-2',
];

/** Three featured plates as decoration, hidden from screen readers: the same recipes follow as cards. */
export function HeroPlates() {
  const { data = [] } = useQuery(featuredQuery);
  return (
    <div aria-hidden="true" className="relative hidden aspect-[5/4] md:block">
      {data.slice(0, PLACES.length).map((recipe, index) => (
        <div
          key={recipe.id}
          className={cx(
            'absolute aspect-[16/10] animate-fade overflow-hidden rounded-card border-4 border-raised shadow-lift',
            PLACES[index],
          )}
        >
          <RecipePicture recipe={recipe} />
        </div>
      ))}
    </div>
  );
}
