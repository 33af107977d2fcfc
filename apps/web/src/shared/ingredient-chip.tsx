import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Pencil, Plus, ShoppingBasket } from 'lucide-react';
import { Chip } from '../ui/chip.tsx';
import { FoodPicture } from './foods/food-picture.tsx';

/** From where on a finding is all but certain, and from where on likely. */
const SURE = 0.9;
const LIKELY = 0.7;

/**
 * detected: found, and taken as there. optional: found without certainty, and offered. added: offered, and taken.
 * manual: typed. missing: needed, and not there.
 */
export type IngredientVariant = 'detected' | 'added' | 'missing' | 'optional' | 'manual';

interface IngredientChipProps {
  variant: IngredientVariant;
  name: string;
  /** Its id in the catalogue; null for a name that is none. */
  food?: string | null;
  /** Of a finding, from 0 to 1. */
  confidence?: number;
  /** How much there is, where somebody said so. */
  amount?: string | undefined;
  /** What was counted; null when nothing was. */
  quantity?: number | null;
  unit?: string | null;
  selected?: boolean;
  /** Of a finding that may well be wrong. */
  doubtful?: boolean;
  onToggle?: () => void;
  onRemove?: () => void;
}

const LOOKS = {
  plain: 'border-line-strong bg-surface text-ink',
  /** Offered, or not there. */
  dashed: 'border-line-strong border-dashed bg-surface text-ink',
  sure: 'border-herb bg-herb-soft text-herb-ink',
  likely: 'border-honey bg-honey-soft text-honey-ink',
  unsure: 'border-line-strong bg-sunken text-ink',
  doubtful: 'border-ink-soft border-dashed bg-sunken text-ink',
  /** Found, and taken off. */
  off: 'border-line border-dashed bg-surface text-ink-soft line-through',
};

/** The colour of a finding's chip. */
export function lookOf(confidence: number): 'sure' | 'likely' | 'unsure' {
  if (confidence >= SURE) return 'sure';
  return confidence >= LIKELY ? 'likely' : 'unsure';
}

const ICONS = { detected: null, added: Plus, optional: Plus, manual: Pencil, missing: ShoppingBasket };

function countedUnit(unit: string, quantity: number): string {
  if (unit === 'piece') return plural(quantity, { one: 'piece', other: 'pieces' });
  return quantity === 1 ? unit : `${unit}s`;
}

/** One ingredient: what it is, how sure that is, and how many were counted. */
export function IngredientChip(props: IngredientChipProps) {
  const { variant, name, food, confidence, quantity, unit, selected = variant !== 'optional' } = props;
  const { amount, doubtful = false, onToggle, onRemove } = props;
  const found = confidence !== undefined && (variant === 'detected' || variant === 'added');
  const isOpen = variant === 'missing' || variant === 'optional';
  const look = isOpen ? 'dashed' : !selected ? 'off' : found ? lookOf(confidence) : 'plain';
  const Icon = ICONS[variant];
  return (
    <Chip
      look={LOOKS[found && selected && doubtful ? 'doubtful' : look]}
      selected={selected}
      {...(onToggle && { onToggle })}
      {...(onRemove && { onRemove, removeLabel: t`Remove ${name}` })}
    >
      {variant !== 'missing' && <FoodPicture food={food} className="size-6" />}
      {name}
      {amount ? (
        <span className="text-xs tabular-nums">{amount}</span>
      ) : quantity ? (
        <span className="text-xs tabular-nums">
          <Trans>about {quantity}</Trans>
          {unit && <span className="sr-only"> {countedUnit(unit, quantity)}</span>}
        </span>
      ) : null}
      {confidence !== undefined && (
        <span className="text-xs tabular-nums">
          {Math.round(confidence * 100)}%
          <span className="sr-only">
            {' '}
            <Trans>sure</Trans>
          </span>
        </span>
      )}
      {variant === 'missing' && (
        <span className="sr-only">
          <Trans>missing</Trans>
        </span>
      )}
      {found && selected && doubtful && <span aria-hidden>?</span>}
      {Icon && (selected || isOpen) && <Icon aria-hidden className="size-4 shrink-0" />}
    </Chip>
  );
}
