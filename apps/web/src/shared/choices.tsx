import { Chip } from '../../ui/chip.tsx';
import { capitalized } from './profile-labels.ts';

interface ChoicesProps<Word extends string> {
  label: string;
  all: readonly Word[];
  chosen: readonly Word[];
  onChange: (chosen: readonly Word[]) => void;
}

/** A question with several answers, each of them on or off. */
export function Choices<Word extends string>({ label, all, chosen, onChange }: ChoicesProps<Word>) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {all.map((word) => (
          <Chip
            key={word}
            selected={chosen.includes(word)}
            onToggle={() =>
              onChange(chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word])
            }
          >
            {capitalized(word.replaceAll('_', ' '))}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
