import { t } from '@lingui/core/macro';
import { inSentence } from '../../lib/i18n/numbers.ts';
import { Chip } from '../../ui/chip.tsx';
import { FoodField } from '../foods/food-field.tsx';
import { namesTyped } from '../typed-things.ts';

interface DislikesFieldProps {
  label: string;
  /** The label is read, not seen. */
  hideLabel?: boolean;
  chosen: readonly string[];
  /** What was typed comes back if it answers false. */
  onChange: (chosen: string[]) => boolean | Promise<boolean>;
  error?: string | undefined;
}

/** Foods that somebody does not like: added by searching, taken out by a tap. */
export function DislikesField({ label, hideLabel = false, chosen, onChange, error }: DislikesFieldProps) {
  const add = async (line: string) => {
    const names = (await namesTyped(line)).map(inSentence);
    return onChange([...new Set([...chosen, ...names])]);
  };
  return (
    <div className="grid gap-3">
      <FoodField
        label={label}
        hideLabel={hideLabel}
        placeholder={t`Mushrooms, olives`}
        onAdd={add}
        error={error}
      />
      {chosen.length > 0 && (
        <ul aria-label={t`Not liked`} className="flex flex-wrap gap-2">
          {chosen.map((name) => (
            <li key={name}>
              <Chip
                onRemove={() => void onChange(chosen.filter((one) => one !== name))}
                removeLabel={t`Remove ${name}`}
              >
                {name}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
