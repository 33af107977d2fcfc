import { Trans } from '@lingui/react/macro';
import { cx } from '../../ui/cx.ts';

const GREEN_FROM = 90;
const YELLOW_FROM = 70;

function look(percentage: number): string {
  if (percentage >= GREEN_FROM) return 'bg-herb text-on-herb';
  if (percentage >= YELLOW_FROM) return 'bg-honey text-on-honey';
  return 'bg-match-low text-on-match-low';
}

interface Match {
  matchPercentage: number;
  missingIngredients: readonly string[];
}

/** Less than everything where nothing is missing would contradict the words beside it. */
export function RecipeMatchBadge({ match: { matchPercentage, missingIngredients } }: { match: Match }) {
  if (missingIngredients.length === 0 && matchPercentage < 100) return null;
  return <MatchBadge percentage={matchPercentage} />;
}

/** The share of ingredients at hand: green from 90, yellow from 70, orange below. */
export function MatchBadge({ percentage }: { percentage: number }) {
  return (
    <span
      className={cx(
        'inline-flex items-center rounded-full px-2 py-0.5 font-semibold text-xs tabular-nums shadow-soft sm:px-3 sm:py-1 sm:text-sm',
        look(percentage),
      )}
    >
      <Trans>{percentage}% match</Trans>
    </span>
  );
}
