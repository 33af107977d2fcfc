import type { HomeView } from '@crisper/contract/home/home';
import { UtensilsCrossed } from 'lucide-react';
import { Link } from 'react-router';
import { plannedPath } from '../../shared/planned-path.ts';
import { Button } from '../../ui/button.tsx';
import { BoardCard, EmptyLine } from './board-card.tsx';
import { DishRow } from './dish-row.tsx';

/** Today's dinner, or the way to one. */
export function TonightCard({ plan, hasScans }: { plan: HomeView['plan']; hasScans: boolean }) {
  const { may, made, tonight } = plan;
  return (
    <BoardCard icon={UtensilsCrossed} title="Tonight" more={{ to: '/plan', label: 'The week' }} wide>
      {tonight?.recipe ? (
        <DishRow
          dish={tonight.recipe}
          facts={[`about ${Math.round(tonight.figures.calories)} kcal`]}
          page={plannedPath(tonight.recipe.id, tonight)}
        >
          {tonight.leftover && <p>Leftovers: it only needs warming up.</p>}
        </DishRow>
      ) : (
        <EmptyLine action={<NextStep may={may} made={made} hasScans={hasScans} />}>
          {may
            ? 'Nothing is planned for tonight. Plan the week in one tap, from what you have.'
            : 'What’s for dinner? Scan the fridge and cook what’s there, or pick something you feel like.'}
        </EmptyLine>
      )}
    </BoardCard>
  );
}

function NextStep({ may, made, hasScans }: { may: boolean; made: boolean; hasScans: boolean }) {
  if (may)
    return (
      <Button asChild>
        <Link to="/plan">{made ? 'Choose a dinner' : 'Plan my week'}</Link>
      </Button>
    );
  return (
    <div className="flex flex-wrap gap-3">
      <Button asChild>
        <Link to="/scan">{hasScans ? 'Scan again' : 'Scan my fridge'}</Link>
      </Button>
      <Button asChild variant="outline">
        <Link to="/recipes">Pick a recipe</Link>
      </Button>
    </div>
  );
}
