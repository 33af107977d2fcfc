import type { InteractiveStep, Recipe } from '@crisper/contract/recipes/recipes';
import { withFractionSigns } from '@crisper/kitchen/measures/fraction-signs';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Clock, CookingPot, Flame, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { locales } from '../../lib/i18n/i18n.ts';
import { amountOf, type Scale } from '../../shared/amounts.ts';
import { minutes } from '../../shared/minutes.ts';

interface GetReadyProps {
  recipe: Recipe;
  steps: readonly InteractiveStep[];
  scale: Scale;
  now: number;
  /** Below the ingredients. */
  children?: ReactNode;
}

const clock = new Intl.DateTimeFormat(locales(), { timeStyle: 'short' });
/** Said in passing, not taken out of a cupboard. */
const NOT_TAKEN_OUT = new Set(['oven', 'microwave', 'grill']);

/** Before the first step: what to take out, what to heat, and when it will be on the table. */
export function GetReady({ recipe, steps, scale, now, children }: GetReadyProps) {
  const heated = steps.flatMap((step) => step.temps).find(({ of }) => of === 'oven' || of === 'air fryer');
  const tools = [...new Set(steps.flatMap((step) => step.equipment))].filter(
    (tool) => !NOT_TAKEN_OUT.has(tool),
  );
  const { servings, baseServings } = scale;
  return (
    <div className="grid grid-cols-1 gap-6 short:gap-4">
      <h2 className="text-4xl sm:text-5xl short:text-2xl">
        <Trans>Get ready</Trans>
      </h2>
      <dl className="flex flex-wrap gap-2">
        <Fact icon={<Clock aria-hidden />} name={t`Takes`}>
          {recipe.totalTimeMin > 0 ? minutes(recipe.totalTimeMin) : t`Time unknown`}
        </Fact>
        {recipe.totalTimeMin > 0 && (
          <Fact icon={<Utensils aria-hidden />} name={t`On the table at`}>
            {clock.format(now + recipe.totalTimeMin * 60_000)}
          </Fact>
        )}
        {heated && (
          <Fact
            icon={<Flame aria-hidden className="text-honey-ink" />}
            name={heated.of === 'oven' ? t`Heat the oven to` : t`Heat the air fryer to`}
          >
            {heated.f}°F / {heated.c}°C
          </Fact>
        )}
      </dl>
      <section aria-labelledby="take-out">
        <h3 id="take-out" className="text-2xl">
          <Trans>Take out, for {servings}</Trans>
        </h3>
        <ul className="mt-3 grid gap-x-8 gap-y-1.5 text-lg sm:grid-cols-2">
          {recipe.ingredients.map((line, at) => {
            const amount = amountOf(line, scale);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of the lines is fixed
              <li key={at}>
                {amount && <strong className="font-semibold tabular-nums">{amount} </strong>}
                {line.ingredient.name || line.text}
                {line.preparation && (
                  <span className="text-ink-soft">, {withFractionSigns(line.preparation)}</span>
                )}
                {line.optional && (
                  <span className="text-ink-soft">
                    {' '}
                    <Trans>(optional)</Trans>
                  </span>
                )}
              </li>
            );
          })}
        </ul>
        {children && <div className="mt-4">{children}</div>}
        {tools.length > 0 && (
          <p className="mt-4 flex items-start gap-2 text-ink-soft text-lg">
            <CookingPot aria-hidden className="mt-1 size-5 shrink-0" />
            <span className="first-letter:uppercase">{tools.join(', ')}</span>
          </p>
        )}
        {servings !== baseServings && (
          <p className="mt-4 text-ink-soft">
            <Trans>
              Amounts are for {servings}. Pans, pieces and times in the text are for {baseServings}.
            </Trans>
          </p>
        )}
      </section>
    </div>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 rounded-card bg-sunken px-4 py-2 [&_svg]:size-5">
      <dt className="flex items-center gap-2 text-ink-soft">
        {icon}
        {name}
      </dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
