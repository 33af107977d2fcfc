import type { HomeView } from '@crisper/contract/home/home';
import { Leaf } from 'lucide-react';
import { FoodPicture } from '../../shared/foods/food-picture.tsx';
import { Chip } from '../../ui/chip.tsx';
import { BoardCard } from './board-card.tsx';
import { DishRow } from './dish-row.tsx';
import { leftText, listed } from './home-words.ts';

interface UseSoonCardProps {
  pantry: HomeView['pantry'];
  /** Whether another card shows the dish. */
  isDishShown: boolean;
}

/** What spoils first, and a dish that uses it. */
export function UseSoonCard({ pantry: { soon, dish }, isDishShown }: UseSoonCardProps) {
  return (
    <BoardCard icon={Leaf} title="Use soon" more={{ to: '/pantry', label: 'Pantry' }} wide>
      <ul className="flex flex-wrap gap-2">
        {soon.map(({ id, name, food, daysLeft }) => (
          <li key={id}>
            <Chip>
              <FoodPicture food={food} className="size-6" /> {name}
              <span className="text-ink-soft">{leftText(daysLeft)}</span>
            </Chip>
          </li>
        ))}
      </ul>
      {dish && !isDishShown && dish.uses.length > 0 && (
        <DishRow dish={dish.recipe} why={`uses your ${listed(dish.uses)}`} />
      )}
    </BoardCard>
  );
}
