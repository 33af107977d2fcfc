import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ClipboardEvent, type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { FoodPicture } from './food-picture.tsx';
import { foodsLike } from './foods.queries.ts';
import { ownFirst, rememberFood } from './own-first.ts';
import { asOneLine, nameTyped, withName } from './typed-line.ts';
import { useTypedDraft } from './use-typed-draft.ts';

interface KnownFood {
  id: string;
  name: string;
  emoji: string;
}

interface FoodFieldProps {
  label: string;
  placeholder: string;
  /** The label is read, not seen. */
  hideLabel?: boolean;
  /** Where the browser keeps what is typed until it is added. */
  draft?: string;
  /** Suggestions stand above the field, for one at the bottom of the screen. */
  above?: boolean;
  /** Gets the line, and the known foods that it may name; what was typed comes back if it answers false. */
  onAdd: (line: string, known: readonly KnownFood[]) => boolean | Promise<boolean>;
  error?: string | undefined;
  /** Beside the field while it is empty. */
  children?: ReactNode;
}

const LONGEST = 2000;
const SHOWN = 6;

/** Adds foods by typing or pasting, one or several at once, with suggestions for the last of them. */
export function FoodField(props: FoodFieldProps) {
  const { label, placeholder, hideLabel, draft, above, onAdd, error, children } = props;
  const [text, setText] = useTypedDraft(draft);
  const latest = useRef(text);
  latest.current = text;
  const name = nameTyped(text);
  const { data } = useQuery(foodsLike(useDeferredValue(name)));
  const foods = useMemo(() => ownFirst(data ?? [], SHOWN), [data]);
  const isEmpty = text.trim() === '';

  const add = async (line: string, known: readonly KnownFood[]) => {
    if (line.trim() === '') return;
    const typed = foods.find((food) => food.name.toLowerCase() === nameTyped(line).toLowerCase());
    if (typed) rememberFood(typed.id);
    setText('');
    if (await onAdd(line, known)) return;
    // Something else may have been typed meanwhile.
    setText(latest.current === '' ? line : `${line}, ${latest.current}`);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const before = text.slice(0, selectionStart ?? text.length);
    const after = text.slice(selectionEnd ?? text.length);
    setText(`${before}${asOneLine(pasted)}${after}`.slice(0, LONGEST));
  };

  return (
    <Combobox<KnownFood>
      label={label}
      hideLabel={hideLabel}
      listLabel={t`Suggestions`}
      placeholder={placeholder}
      maxLength={LONGEST}
      text={text}
      onText={setText}
      onPaste={paste}
      options={name === '' ? [] : foods}
      keyOf={({ id }) => id}
      draw={({ id, name }) => (
        <>
          <FoodPicture food={id} />
          {name}
        </>
      )}
      onPick={(food) => void add(withName(text, food.name), [food])}
      onEnter={() => void add(text, foods)}
      floating={above ? 'above' : 'below'}
      error={error}
    >
      {isEmpty && children}
      {(!isEmpty || !children) && (
        <Button variant="outline" onClick={() => void add(text, foods)} disabled={isEmpty}>
          <Plus aria-hidden className="size-5" /> <Trans>Add</Trans>
        </Button>
      )}
    </Combobox>
  );
}
