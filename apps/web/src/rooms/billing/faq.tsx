import type { PlanOffer } from '@crisper/contract/billing/plans';
import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { dollars } from '../../lib/plans.ts';

/** Questions before paying; all figures come from the server. */
function questionsOf(free: PlanOffer, pro: PlanOffer): readonly [question: string, answer: string][] {
  const { scansPerDay, savedRecipes, resultsPerScan } = free.limits;
  const prices = pro.prices ?? { month: 0, year: 0 };
  return [
    [
      t`Can I cancel anytime?`,
      t`Yes, in your account, with one click. You keep Pro until the end of the period you paid for, and nothing more is charged.`,
    ],
    [
      t`How does the 7-day money-back guarantee work?`,
      t`Within 7 days of your first payment you’ll find a Refund button in your account. It refunds everything at once, no questions asked, once per person.`,
    ],
    [
      t`What can I do without paying?`,
      t`The free plan gives you ${scansPerDay ?? 0} scans a day, ${resultsPerScan ?? 0} recipes per scan and ${savedRecipes ?? 0} saved recipes, for as long as you like.`,
    ],
    [
      t`Can I change between monthly and yearly?`,
      t`At any time. You see the price first, and time you haven’t used is credited. A month is ${dollars(prices.month)}, a year ${dollars(prices.year)}.`,
    ],
    [
      t`What happens to my recipes when Pro ends?`,
      t`Nothing is deleted. Anything over the free plan’s limits can still be read and cooked. You just can’t add more until there’s room.`,
    ],
    [
      t`Where do the nutrition figures come from?`,
      t`From the food composition databases of the USDA. Where a figure is an estimate, we show its range and say so.`,
    ],
  ];
}

export function Faq({ free, pro }: { free: PlanOffer; pro: PlanOffer }) {
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-surface">
      {questionsOf(free, pro).map(([question, answer]) => (
        <details key={question} className="group">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-ink-soft transition group-open:rotate-180"
            />
          </summary>
          <p className="px-5 pb-5 text-ink-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}
