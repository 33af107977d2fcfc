import type { PlanOffer } from '@crisper/contract/billing/plans';
import { ChevronDown } from 'lucide-react';
import { dollars } from '../../lib/plans.ts';

/** Questions before paying; all figures come from the server. */
function questionsOf(free: PlanOffer, pro: PlanOffer): readonly [question: string, answer: string][] {
  const { scansPerDay, savedRecipes, resultsPerScan } = free.limits;
  const prices = pro.prices ?? { month: 0, year: 0 };
  return [
    [
      'Can I cancel anytime?',
      'Yes, in your account, with one click. You keep Pro until the end of the period you paid for, and nothing more is charged.',
    ],
    [
      'How does the 7-day money-back guarantee work?',
      'Within 7 days of your first payment you’ll find a Refund button in your account. It refunds everything at once, no questions asked, once per person.',
    ],
    [
      'What can I do without paying?',
      `The free plan gives you ${scansPerDay} scans a day, ${resultsPerScan} recipes per scan and ${savedRecipes} saved recipes, for as long as you like.`,
    ],
    [
      'Can I change between monthly and yearly?',
      `At any time. You see the price first, and time you haven’t used is credited. A month is ${dollars(prices.month)}, a year ${dollars(prices.year)}.`,
    ],
    [
      'What happens to my recipes when Pro ends?',
      'Nothing is deleted. Anything over the free plan’s limits can still be read and cooked. You just can’t add more until there’s room.',
    ],
    [
      'Where do the nutrition figures come from?',
      'From the food composition databases of the USDA. Where a figure is an estimate, we show its range and say so.',
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
