import type { Recipe, ServingCalories, ServingFigures } from '@crisper/contract/recipes/recipes';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { locales } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { ServingsStepper } from './servings-stepper.tsx';
import { SourcesDialog } from './sources-dialog.tsx';

const MAIN = [
  [t`Protein`, 'protein', 'bg-herb'],
  [t`Carbs`, 'carbs', 'bg-honey'],
  [t`Fat`, 'fat', 'bg-art-berry'],
] as const;
const MORE = [
  [t`Fiber`, 'fiber', 'g'],
  [t`Sugar`, 'sugar', 'g'],
  [t`Sodium`, 'sodiumMg', 'mg'],
  [t`Vitamin C`, 'vitaminCMg', 'mg'],
  [t`Iron`, 'ironMg', 'mg'],
  [t`Calcium`, 'calciumMg', 'mg'],
] as const;
const MOSTLY_KNOWN = 0.98;

interface NutritionCardProps {
  recipe: Recipe;
  servings: number;
  onServings: (servings: number) => void;
}

export function NutritionCard({ recipe, servings, onServings }: NutritionCardProps) {
  const figures = recipe.nutritionPerServing;
  return (
    <Card className="p-5 sm:p-6 print:break-inside-avoid print:border-0 print:p-0 print:shadow-none">
      <h2 className="text-2xl">
        <Trans>Nutrition</Trans>
      </h2>
      {figures ? (
        <Known recipe={recipe} figures={figures} servings={servings} onServings={onServings} />
      ) : (
        <p className="mt-3 text-ink-soft">
          <Trans>
            Unknown: too few of the ingredients could be weighed. We’d rather show no figure than a wrong one.
          </Trans>
        </p>
      )}
    </Card>
  );
}

function Known({ recipe, figures, servings, onServings }: NutritionCardProps & { figures: ServingCalories }) {
  const [whole, setWhole] = useState(false);
  const [asking, setAsking] = useState(false);
  // The recipe's total depends on the servings; the amount per serving does not.
  const times = whole ? servings : 1;
  const shown = (value: number) => Math.round(value * times).toLocaleString(locales());
  return (
    <>
      <div className="mt-4 flex rounded-control border border-line bg-sunken p-1 print:hidden">
        {[false, true].map((all) => (
          <button
            key={String(all)}
            type="button"
            aria-pressed={whole === all}
            onClick={() => setWhole(all)}
            className={cx(
              'min-h-11 flex-1 rounded-[9px] px-2 font-semibold text-sm transition',
              whole === all ? 'bg-raised text-ink shadow-soft' : 'text-ink-soft hover:text-ink',
            )}
          >
            {all ? t`All ${servings} servings` : t`Per serving`}
          </button>
        ))}
      </div>
      {whole && (
        <div className="mt-3">
          <ServingsStepper servings={servings} onChange={onServings} />
        </div>
      )}
      <p className="mt-5 flex items-baseline gap-2">
        <span className="font-display font-semibold text-5xl tabular-nums">{shown(figures.calories)}</span>
        <span className="text-ink-soft">
          <Trans>kcal</Trans>
        </span>
      </p>
      {figures.range[0] < figures.range[1] && (
        <p className="mt-1 text-ink-soft text-sm tabular-nums">
          <Trans>
            Likely {shown(figures.range[0])} to {shown(figures.range[1])} kcal
          </Trans>
        </p>
      )}
      {hasMacros(figures) ? <Macros figures={figures} shown={shown} /> : <MacrosOffer />}
      {figures.resolvedShare < MOSTLY_KNOWN && (
        <p className="mt-3 text-ink-soft text-sm">
          <Trans>
            Counted from {Math.round(figures.resolvedShare * 100)}% of the recipe by weight; the rest isn’t
            known.
          </Trans>
        </p>
      )}
      <Button variant="ghost" onClick={() => setAsking(true)} className="mt-3 -ms-3 text-sm print:hidden">
        <Trans>Where do these figures come from?</Trans>
      </Button>
      <SourcesDialog recipe={recipe} open={asking} onOpenChange={setAsking} />
    </>
  );
}

/** Whether the server gave more than the calories, which depends on the plan and on the recipe. */
function hasMacros(figures: ServingCalories): figures is ServingFigures {
  return 'protein' in figures;
}

function Macros({ figures, shown }: { figures: ServingFigures; shown: (value: number) => string }) {
  const grams = figures.protein + figures.carbs + figures.fat;
  return (
    <>
      <div aria-hidden className="mt-4 flex h-2.5 gap-0.5 overflow-hidden rounded-full">
        {MAIN.map(([label, key, color]) => (
          <span key={label} className={color} style={{ flexGrow: grams > 0 ? figures[key] / grams : 1 }} />
        ))}
      </div>
      <dl className="mt-3 grid grid-cols-3 gap-2">
        {MAIN.map(([label, key, color]) => (
          <div key={label} className="rounded-control bg-sunken p-3">
            <dt className="flex items-center gap-1.5 text-ink-soft text-sm">
              <span aria-hidden className={cx('size-2 rounded-full', color)} />
              {label}
            </dt>
            <dd className="mt-0.5 font-semibold text-lg tabular-nums">{shown(figures[key])} g</dd>
          </div>
        ))}
      </dl>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 text-sm">
        {MORE.map(([label, key, unit]) => {
          const value = figures[key];
          return (
            <div key={label} className="flex justify-between border-line border-b py-2">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-medium tabular-nums">
                {value === undefined ? t`unknown` : `${shown(value)} ${unit}`}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

function MacrosOffer() {
  return (
    <p className="mt-4 rounded-control bg-honey-soft p-3 text-sm print:hidden">
      <Trans>
        Protein, carbs, fat and the nutrients of every recipe come with{' '}
        <Link to="/subscribe" className="font-semibold underline">
          Pro
        </Link>
        . Once you log this dish, your diary counts them all the same.
      </Trans>
    </p>
  );
}
