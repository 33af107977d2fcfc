import { inBase } from '../../lib/base-path.ts';

/** The file with the picture of every food: food-pictures-plugin.ts. */
declare const __FOOD_PICTURES__: string;

interface FoodPictureProps {
  /** Its id in the catalogue; a shopping bag is drawn for what is no food of it. */
  food: string | null | undefined;
  /** Its size. */
  className?: string;
}

/** The drawing of a food, beside its name. */
export function FoodPicture({ food, className = 'size-7' }: FoodPictureProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 32 32"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`inline-block shrink-0 ${className}`}
    >
      <use href={inBase(`${__FOOD_PICTURES__}#${food ?? 'anything'}`)} />
    </svg>
  );
}
