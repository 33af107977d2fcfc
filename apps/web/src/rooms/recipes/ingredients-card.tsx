import type { MatchedRecipe } from '@crisper/contract/matching/matching';
import type { Recipe, RecipeIngredientView } from '@crisper/contract/recipes/recipes';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { withFractionSigns } from '@crisper/kitchen/measures/fraction-signs';
import { partIn } from '@crisper/kitchen/recipes/parts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { amountOf, nameBeside } from '../../shared/amounts.ts';
import { inSections } from '../../shared/group-by-section.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { cx } from '../../ui/cx.ts';
import { ServingsStepper } from './servings-stepper.tsx';
import { useChecked } from './use-checked.ts';

const SYSTEMS: readonly { id: MeasureSystem; label: string }[] = [
  { id: 'us', label: 'US' },
  { id: 'metric', label: t`Metric` },
];

interface IngredientsCardProps {
  recipe: Recipe;
  servings: number;
  onServings: (servings: number) => void;
  system: MeasureSystem;
  onSystem: (system: MeasureSystem) => void;
  /** Puts what is missing on the shopping list. */
  shopping: ReactNode;
  /** What the results know of the kitchen; absent where the recipe was opened otherwise. */
  atHand?: AtHand | undefined;
}

export type AtHand = Pick<MatchedRecipe, 'missingIngredients' | 'swaps'>;

export function IngredientsCard(props: IngredientsCardProps) {
  const { recipe, servings, onServings, system, onSystem, shopping, atHand } = props;
  const { checked, toggle, clear } = useChecked(recipe.id);
  const scale = { servings, baseServings: recipe.servings, system };
  return (
    <Card className="p-5 sm:p-6 print:border-0 print:p-0 print:shadow-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">
          <Trans>Ingredients</Trans>
        </h2>
        <fieldset className="flex rounded-control border border-line bg-sunken p-1 print:hidden">
          <legend className="sr-only">
            <Trans>Measures</Trans>
          </legend>
          {SYSTEMS.map(({ id, label }) => (
            <label
              key={id}
              className={cx(
                'flex min-h-9 cursor-pointer items-center rounded-[9px] px-3.5 font-semibold text-sm transition has-focus-visible:outline-3 has-focus-visible:outline-herb',
                system === id ? 'bg-raised text-ink shadow-soft' : 'text-ink-soft',
              )}
            >
              <input
                type="radio"
                name="measures"
                checked={system === id}
                onChange={() => onSystem(id)}
                className="sr-only"
              />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
      <div className="mt-4">
        <ServingsStepper servings={servings} onChange={onServings} />
        <p className="hidden print:block">
          <Trans>For {servings}</Trans>
        </p>
      </div>
      {inSections(recipe.ingredients).map(({ section, items }) => (
        <div key={items[0]?.at} className="mt-3">
          {section && <h3 className="pt-2 font-semibold text-lg">{section}</h3>}
          <ul className="divide-y divide-line print:divide-y-0">
            {items.map(({ item: line, at }) => (
              <li key={at} className="py-0.5">
                <Checkbox checked={checked.has(at)} onChange={() => toggle(at)}>
                  <span
                    className={cx(
                      'flex-1 py-2 print:py-0.5',
                      checked.has(at) && 'text-ink-soft line-through',
                    )}
                  >
                    <Line line={line} amount={amountOf(line, scale)} times={servings / recipe.servings} />
                  </span>
                  {atHand && !line.optional && <Mark name={line.ingredient.name} atHand={atHand} />}
                </Checkbox>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="mt-3 flex flex-wrap gap-2 print:hidden">{shopping}</div>
      {checked.size > 0 && (
        <Button variant="ghost" onClick={clear} className="mt-2 -ms-3 text-sm print:hidden">
          <Trans>Clear {checked.size} checked</Trans>
        </Button>
      )}
    </Card>
  );
}

/** Whether it is there, as the results said. */
function Mark({ name, atHand: { missingIngredients, swaps } }: { name: string; atHand: AtHand }) {
  if (name === '') return null;
  if (missingIngredients.includes(name))
    return (
      <span className="ms-2 shrink-0 font-semibold text-honey-ink text-sm print:hidden">
        <Trans>missing</Trans>
      </span>
    );
  const swap = swaps.find(({ missing }) => missing === name);
  if (swap)
    return (
      <span className="ms-2 text-end text-ink-soft text-sm print:hidden">
        <Trans>you have {swap.use}</Trans>
      </span>
    );
  return (
    <span className="ms-2 shrink-0 text-herb-ink print:hidden">
      <Check aria-hidden className="size-4.5" />
      <span className="sr-only">
        <Trans>you have it</Trans>
      </span>
    </span>
  );
}

interface LineProps {
  line: RecipeIngredientView;
  amount: string;
  /** How many times the recipe's own servings. */
  times: number;
}

function Line({ line, amount, times }: LineProps) {
  if (line.part) return <Part text={line.text} part={line.part} times={times} />;
  if (amount === '' && line.amountMin === null && !line.ingredient.name) return line.text;
  const note = [line.preparation && withFractionSigns(line.preparation), line.optional && t`optional`]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      {amount && <strong className="font-semibold tabular-nums">{amount} </strong>}
      {nameBeside(amount, line.unit, line.ingredient.name)}
      {note && <span className="text-ink-soft">, {note}</span>}
    </>
  );
}

/** Another recipe as an ingredient, with as many batches as are needed. */
function Part({ text, part, times }: { text: string; part: { id: string; batches: number }; times: number }) {
  const batches = Math.round(part.batches * times * 100) / 100;
  return (
    <>
      <strong className="font-semibold tabular-nums">
        {plural(batches, { one: '# batch', other: '# batches' })}{' '}
      </strong>
      <Link
        to={`/recipe/${encodeURIComponent(part.id)}?batches=${batches}`}
        className="text-herb-ink underline"
      >
        {partIn(text)?.title ?? text}
      </Link>
    </>
  );
}
