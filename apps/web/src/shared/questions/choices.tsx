import type { Allergen, Diet, Equipment } from '@crisper/contract/vocabulary';
import { Chip } from '../../ui/chip.tsx';
import { capitalized, nameOf } from '../word-names.ts';

type Known = Diet | Allergen | Equipment;

interface ChoicesProps<Word extends Known> {
  label: string;
  /** For screen readers alone, where something else names it. */
  hideLabel?: boolean;
  all: readonly Word[];
  chosen: readonly Word[];
  onChange: (chosen: readonly Word[]) => void;
}

/** A question with several answers, each of them on or off. */
export function Choices<Word extends Known>({
  label,
  hideLabel = false,
  all,
  chosen,
  onChange,
}: ChoicesProps<Word>) {
  return (
    <fieldset>
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 font-semibold text-sm'}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {all.map((word) => (
          <Chip
            key={word}
            selected={chosen.includes(word)}
            onToggle={() =>
              onChange(chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word])
            }
          >
            {capitalized(nameOf(word))}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
