import { Chip } from '../../ui/chip.tsx';

interface ChoicesProps<Word extends string> {
  label: string;
  /** For screen readers alone, where something else names it. */
  hideLabel?: boolean;
  all: readonly Word[];
  chosen: readonly Word[];
  onChange: (chosen: readonly Word[]) => void;
}

/** A question with several answers, each of them on or off. */
export function Choices<Word extends string>({
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
            {nameOf(word)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

function nameOf(word: string): string {
  const text = word.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
