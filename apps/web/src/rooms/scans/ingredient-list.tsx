import { formatAmount, type MeasureSystem } from '@crisper/kitchen/measures/format';
import { withFractionSigns } from '@crisper/kitchen/measures/fraction-signs';
import { plural, t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { useMeasures } from '../../lib/use-measures.ts';
import { IngredientChip, lookOf } from '../../shared/ingredient-chip.tsx';
import { cx } from '../../ui/cx.ts';
import { showQuestion } from './question-cards.tsx';
import { type Ingredient, isManual, type TypedAmount } from './scan-state.ts';

interface IngredientListProps {
  ingredients: readonly Ingredient[];
  /** Doubts that a card below asks about. */
  asked: ReadonlySet<string>;
  onToggle: (name: string) => void;
  onRemove: (name: string) => void;
  /** Called when another chip is hovered, touched or focused. */
  onPoint: (name: string | null) => void;
}

/** What was found, the surest first, and then what was typed: one list to look over. */
export function IngredientList({ ingredients, asked, onToggle, onRemove, onPoint }: IngredientListProps) {
  const [system] = useMeasures();
  const found = ingredients
    .filter((item) => !item.denied && !isManual(item) && !asked.has(item.name))
    .toSorted((a, b) => b.confidence - a.confidence);
  const typed = ingredients.filter(isManual);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {found.length > 0 && (
          <ul aria-label={t`Found ingredients`} className="contents">
            {found.map((item) => (
              <FoundChip key={item.name} item={item} system={system} onToggle={onToggle} onPoint={onPoint} />
            ))}
          </ul>
        )}
        {asked.size > 0 && (
          <button
            type="button"
            onClick={showQuestion}
            className="inline-flex min-h-11 items-center gap-1 rounded-full border border-ink-soft border-dashed bg-sunken px-3 font-medium text-sm hover:border-herb"
          >
            {plural(asked.size, { one: '# more to confirm', other: '# more to confirm' })}
            <ChevronDown aria-hidden className="size-4" />
          </button>
        )}
        {typed.length > 0 && (
          <ul aria-label={t`Added by you`} className="contents">
            {typed.map(({ name, food, typed: amount }) => (
              <li key={name} className="animate-rise">
                <IngredientChip
                  variant="manual"
                  name={name}
                  food={food}
                  amount={amountText(amount, system)}
                  onRemove={() => onRemove(name)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      {found.length > 0 && <Legend found={found} />}
    </div>
  );
}

/** What the colours of the chips say, as far as they are there. */
function Legend({ found }: { found: readonly Ingredient[] }) {
  const looks = new Set(found.map(({ confidence }) => lookOf(confidence)));
  const shades = [
    { look: 'sure', shade: 'border-herb bg-herb-soft', meaning: t`sure` },
    { look: 'likely', shade: 'border-honey bg-honey-soft', meaning: t`likely` },
    { look: 'unsure', shade: 'border-line-strong bg-sunken', meaning: t`a guess: tap what isn’t there` },
  ] as const;
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-soft text-xs">
      {shades
        .filter(({ look }) => looks.has(look))
        .map(({ shade, meaning }) => (
          <span key={meaning} className="flex items-center gap-1.5">
            <span aria-hidden className={cx('size-3 rounded-full border', shade)} />
            {meaning}
          </span>
        ))}
    </p>
  );
}

const amountText = (typed: TypedAmount | undefined, system: MeasureSystem): string | undefined =>
  typed && withFractionSigns(formatAmount(typed.amount, typed.unit, system));

interface FoundChipProps {
  item: Ingredient;
  system: MeasureSystem;
  onToggle: (name: string) => void;
  onPoint: (name: string | null) => void;
}

function FoundChip({ item, system, onToggle, onPoint }: FoundChipProps) {
  const { name, food, confidence, selected } = item;
  const point = () => onPoint(name);
  const leave = () => onPoint(null);
  return (
    <li
      className="animate-rise"
      data-chip={name}
      onPointerEnter={point}
      onPointerDown={point}
      onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
      onFocus={point}
      onBlur={leave}
    >
      <IngredientChip
        variant={item.preselected ? 'detected' : selected ? 'added' : 'optional'}
        name={name}
        food={food}
        confidence={confidence}
        amount={amountText(item.typed, system)}
        quantity={item.estimatedQuantity}
        unit={item.unit}
        selected={selected}
        doubtful={item.doubtful}
        onToggle={() => onToggle(name)}
      />
    </li>
  );
}
