import type { HomeView } from '@crisper/contract/home/home';
import { Leaf } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { BoardCard, EmptyLine } from './board-card.tsx';
import { DishRow } from './dish-row.tsx';
import { leftText, listed } from './home-words.ts';

/** What spoils first, and a dish that uses it. */
export function UseSoonCard({ pantry: { count, soon, dish } }: Pick<HomeView, 'pantry'>) {
  return (
    <BoardCard icon={Leaf} title="Use soon" more={{ to: '/pantry', label: 'Pantry' }} wide>
      {soon.length === 0 ? (
        <EmptyLine
          action={
            <Button asChild variant="outline">
              <Link to="/pantry">{count === 0 ? 'Fill the pantry' : 'Open the pantry'}</Link>
            </Button>
          }
        >
          {count === 0
            ? 'Tell Crisper what you have, and it reminds you before anything goes off.'
            : `Nothing has to go today: everything in your pantry keeps for a while (${count} ${count === 1 ? 'item' : 'items'}).`}
        </EmptyLine>
      ) : (
        <>
          <ul className="flex flex-wrap gap-2">
            {soon.map(({ id, name, emoji, daysLeft }) => (
              <li key={id}>
                <Chip>
                  <span aria-hidden>{emoji}</span> {name}
                  <span className="text-ink-soft">{leftText(daysLeft)}</span>
                </Chip>
              </li>
            ))}
          </ul>
          {dish && (
            <DishRow dish={dish.recipe} facts={[`${dish.matchPercentage}% match`]}>
              <p>Uses your {listed(dish.uses)}.</p>
            </DishRow>
          )}
        </>
      )}
    </BoardCard>
  );
}
