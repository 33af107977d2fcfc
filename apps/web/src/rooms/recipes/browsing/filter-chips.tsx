import { Trans } from '@lingui/react/macro';
import { Chip } from '../../../ui/chip.tsx';

interface FilterChipsProps<Word extends string> {
  title: string;
  words: readonly Word[];
  names: Readonly<Record<Word, string>>;
  value: Word | 'all';
  onChange: (value: Word | 'all') => void;
  /** The words alone say what they are about otherwise. */
  showsTitle?: boolean;
}

/** A single choice. Pressing the selected chip again clears it. */
export function FilterChips<Word extends string>(props: FilterChipsProps<Word>) {
  const { title, words, names, value, onChange, showsTitle = false } = props;
  return (
    <fieldset className="min-w-0">
      <legend className={showsTitle ? 'mb-2 font-semibold text-sm' : 'sr-only'}>{title}</legend>
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
        <Chip selected={value === 'all'} onToggle={() => onChange('all')}>
          <Trans>All</Trans>
        </Chip>
        {words.map((word) => (
          <Chip key={word} selected={value === word} onToggle={() => onChange(value === word ? 'all' : word)}>
            <span className="inline-block first-letter:uppercase">{names[word]}</span>
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
