import { planCost, recipeCost } from '@crisper/contract/shopping/prices';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { call } from '../../lib/api.ts';
import { costText } from '../cost-text.ts';

/** What a recipe costs by the household's own prices; nothing before there are any. */
export function RecipeCost({ recipe, servings }: { recipe: string; servings: number }) {
  const { data } = useQuery({
    queryKey: ['cost', 'recipe', recipe, servings],
    queryFn: ({ signal }) => call(recipeCost, { params: { recipe }, query: { servings }, signal }),
    retry: false,
  });
  return <CostLine text={data ? costText(data) : ''} />;
}

/** What the planned week costs. */
export function PlanCost({ version }: { version: number }) {
  const { data } = useQuery({
    queryKey: ['cost', 'plan', version],
    queryFn: ({ signal }) => call(planCost, { signal }),
    retry: false,
  });
  const text = data?.cost ? costText(data.cost) : '';
  return <CostLine text={text && t`This week uses up ${text}`} />;
}

function CostLine({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <p className="flex items-center gap-2 text-ink-soft text-sm tabular-nums">
      <Coins aria-hidden className="size-4 shrink-0" /> {text}
    </p>
  );
}
