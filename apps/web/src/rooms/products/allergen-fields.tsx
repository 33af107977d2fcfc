import type { Product } from '@crisper/contract/products/products';
import { ALLERGENS, type Allergen } from '@crisper/contract/vocabulary';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ALLERGEN_NAMES, allergenNames } from '../../shared/word-names.ts';
import { Chip } from '../../ui/chip.tsx';

type Allergens = Pick<Product, 'allergens' | 'mayContain'>;

interface AllergenFieldsProps extends Allergens {
  onChange: (next: Allergens) => void;
}

/** What the label says in bold, and what it warns of as traces. Folded away until a user wants it. */
export function AllergenFields({ allergens, mayContain, onChange }: AllergenFieldsProps) {
  const toggled = (list: readonly Allergen[], one: Allergen) =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
  const said = allergensText({ allergens, mayContain }) || t`none said`;
  return (
    <details className="rounded-card border border-line p-4">
      <summary className="min-h-6 cursor-pointer font-semibold text-sm">
        <Trans>Allergens: {said}</Trans>
      </summary>
      <div className="mt-4 grid gap-4">
        <Group
          label={t`Contains`}
          all={ALLERGENS}
          chosen={allergens}
          onToggle={(one) =>
            onChange({
              allergens: toggled(allergens, one),
              mayContain: mayContain.filter((other) => other !== one),
            })
          }
        />
        <Group
          label={t`May contain`}
          all={ALLERGENS.filter((one) => !allergens.includes(one))}
          chosen={mayContain}
          onToggle={(one) => onChange({ allergens, mayContain: toggled(mayContain, one) })}
        />
      </div>
    </details>
  );
}

interface GroupProps {
  label: string;
  all: readonly Allergen[];
  chosen: readonly Allergen[];
  onToggle: (one: Allergen) => void;
}

function Group({ label, all, chosen, onToggle }: GroupProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-ink-soft text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {all.map((one) => (
          <Chip key={one} selected={chosen.includes(one)} onToggle={() => onToggle(one)}>
            {ALLERGEN_NAMES[one]}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

/** "contains milk, may contain nuts"; empty when the label says nothing. */
export function allergensText({ allergens, mayContain }: Allergens): string {
  const foods = allergenNames(allergens);
  const traces = allergenNames(mayContain);
  return [allergens.length > 0 && t`contains ${foods}`, mayContain.length > 0 && t`may contain ${traces}`]
    .filter(Boolean)
    .join(', ');
}
