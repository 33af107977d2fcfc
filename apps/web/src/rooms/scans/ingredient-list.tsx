import { formatAmount, type MeasureSystem } from '@crisper/kitchen/measures/format';
import { withFractionSigns } from '@crisper/kitchen/measures/fraction-signs';
import { useMeasures } from '../../lib/use-measures.ts';
import { IngredientChip } from '../../shared/ingredient-chip.tsx';
import { cx } from '../../ui/cx.ts';
import { type Ingredient, isManual, type TypedAmount } from './scan-state.ts';

interface IngredientListProps {
  ingredients: readonly Ingredient[];
  onToggle: (name: string) => void;
  onRemove: (name: string) => void;
  /** Called when another chip is hovered, touched or focused. */
  onPoint: (name: string | null) => void;
}

/** The found and typed ingredients, and the uncertain ones. */
export function IngredientList({ ingredients, onToggle, onRemove, onPoint }: IngredientListProps) {
  const [system] = useMeasures();
  const seen = ingredients.filter((item) => !item.denied && !isManual(item));
  const found = seen.filter((item) => !item.doubtful);
  const unsure = seen.filter((item) => item.doubtful);
  const typed = ingredients.filter(isManual);
  const chips = (items: readonly Ingredient[], label: string) => (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {items.map((item) => (
        <FoundChip key={item.name} item={item} system={system} onToggle={onToggle} onPoint={onPoint} />
      ))}
    </ul>
  );
  return (
    <div className="grid gap-5">
      {found.length > 0 && (
        <div className="grid gap-2">
          {chips(found, 'Found ingredients')}
          <Legend />
        </div>
      )}
      {unsure.length > 0 && (
        <div className="grid gap-2.5 rounded-card bg-sunken p-4">
          <h3 className="text-lg">Also seen?</h3>
          <p className="text-ink-soft text-sm">We’re not sure about these. Tap what isn’t there.</p>
          {chips(unsure, 'Also seen?')}
        </div>
      )}
      {typed.length > 0 && (
        <ul aria-label="Added by you" className="flex flex-wrap gap-2">
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
  );
}

const SHADES = [
  { shade: 'border-herb bg-herb-soft', meaning: 'sure' },
  { shade: 'border-honey bg-honey-soft', meaning: 'likely' },
  { shade: 'border-line-strong bg-sunken', meaning: 'a guess' },
];

/** What the colours of the chips say. */
function Legend() {
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-soft text-xs">
      {SHADES.map(({ shade, meaning }) => (
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
        onToggle={() => onToggle(name)}
      />
    </li>
  );
}
