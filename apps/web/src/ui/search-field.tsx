import { t } from '@lingui/core/macro';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
}

/** The debounce: long enough to type a word, short enough to feel immediate. */
const PAUSE_MS = 250;

/** A search box that reports its text after a short pause, or at once on Enter. */
export function SearchField({ label, placeholder, value, onChange, maxLength = 120 }: SearchFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const told = useRef(value);
  const timer = useRef<number>(undefined);

  // The value changed from outside (back button, Clear All): replace the typed text.
  useEffect(() => {
    if (value === told.current) return;
    window.clearTimeout(timer.current);
    told.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const tell = (next: string) => {
    window.clearTimeout(timer.current);
    told.current = next.trim();
    if (told.current !== value) onChange(told.current);
  };
  const type = (next: string) => {
    setText(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => tell(next), PAUSE_MS);
  };

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          tell(text);
        }}
      >
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <div className="relative">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 start-4 size-5 -translate-y-1/2 text-ink-soft"
          />
          <input
            id={id}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={maxLength}
            placeholder={placeholder}
            value={text}
            onChange={(event) => type(event.target.value)}
            className={cx(
              'min-h-12 w-full rounded-control border border-line-strong bg-raised ps-11 text-base text-ink shadow-soft placeholder:text-ink-soft',
              text === '' ? 'pe-2' : 'pe-12',
            )}
          />
          {text !== '' && (
            <IconButton
              label={t`Clear search`}
              onClick={() => {
                setText('');
                tell('');
              }}
              className="absolute top-0.5 end-0.5"
            >
              <X />
            </IconButton>
          )}
        </div>
      </form>
    </search>
  );
}
