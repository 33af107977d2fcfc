import type { HomeView } from '@crisper/contract/home/home';
import { t } from '@lingui/core/macro';
import { Leaf } from 'lucide-react';
import { listed } from '../../lib/i18n/listed.ts';
import { FoodPicture } from '../../shared/foods/food-picture.tsx';
import { Chip } from '../../ui/chip.tsx';
import { BoardCard } from './board-card.tsx';
import { DishRow } from './dish-row.tsx';
import { leftText } from './home-words.ts';

interface UseSoonCardProps {
  pantry: HomeView['pantry'];
  /** Whether another card shows the dish. */
  isDishShown: boolean;
}

/** What spoils first, and a dish that uses it. */
export function UseSoonCard({ pantry: { soon, dish }, isDishShown }: UseSoonCardProps) {
  return (
    <BoardCard icon={Leaf} title={t`Use soon`} more={{ to: '/pantry', label: t`Pantry` }} wide>
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
        <DishRow dish={dish.recipe} why={t`uses your ${listed(dish.uses)}`} />
      )}
    </BoardCard>
  );
}
