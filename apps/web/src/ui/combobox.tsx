import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type ClipboardEventHandler, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from './cx.ts';

interface ComboboxProps<T> {
  label: string;
  /** The label is read, not seen. */
  hideLabel?: boolean | undefined;
  /** The accessible name of the list. */
  listLabel: string;
  placeholder: string;
  maxLength: number;
  text: string;
  onText: (text: string) => void;
  onPaste?: ClipboardEventHandler<HTMLInputElement>;
  options: readonly T[];
  keyOf: (option: T) => string;
  draw: (option: T) => ReactNode;
  onPick: (option: T) => void;
  /** Called on Enter while no option is highlighted. */
  onEnter: () => void;
  /** Enter picks the first option even if none is highlighted. */
  markFirst?: boolean;
  /** The list overlays the content below or above instead of pushing it down. */
  floating?: 'below' | 'above';
  error?: string | undefined;
  /** Shown beside the field. */
  children?: ReactNode;
}

/** A text field with suggestions. The parent owns the text: picking an option does not change it. */
export function Combobox<T>({ text, onText, options, onPick, floating, ...rest }: ComboboxProps<T>) {
  const {
    label,
    hideLabel = false,
    listLabel,
    onPaste,
    error,
    placeholder,
    maxLength,
    keyOf,
    draw,
    onEnter,
    markFirst = false,
    children,
  } = rest;
  const box = useCombobox<T>({
    items: [...options],
    inputValue: text,
    selectedItem: null,
    itemToString: () => text,
    itemToKey: (option) => option && keyOf(option),
    defaultHighlightedIndex: markFirst ? 0 : -1,
    stateReducer,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onPick(selectedItem),
  });
  const marked = options[box.highlightedIndex];
  const open = box.isOpen && options.length > 0;

  // Otherwise the last option is hidden behind the tab bar on phones.
  const list = useRef<HTMLDivElement>(null);
  const count = floating === 'below' && open ? options.length : 0;
  useEffect(() => {
    if (count > 0) list.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) event.preventDefault();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || (open && marked)) return;
    event.preventDefault();
    onEnter();
  };
  const input = box.getInputProps({
    onKeyDown,
    onFocus: () => box.openMenu(),
    ...(onPaste && { onPaste }),
    ...(error && { 'aria-invalid': true, 'aria-describedby': `${box.getLabelProps().id}-error` }),
    onChange: (event) => onText(event.currentTarget.value),
    'aria-expanded': open,
    ...(!(open && marked) && { 'aria-activedescendant': undefined }),
  });

  return (
    <div className="relative">
      <label
        {...box.getLabelProps()}
        htmlFor={input.id}
        className={hideLabel ? 'sr-only' : 'mb-1.5 block font-semibold text-sm'}
      >
        {label}
      </label>
      <div className="flex gap-2">
        <input
          {...input}
          autoCapitalize="none"
          enterKeyHint="done"
          maxLength={maxLength}
          placeholder={placeholder}
          className="min-h-12 min-w-0 flex-1 rounded-control border border-line-strong bg-raised px-4 text-base text-ink transition placeholder:text-ink-soft"
        />
        {children}
      </div>
      {error && (
        <p id={`${box.getLabelProps().id}-error`} className="mt-1.5 text-sm text-tomato-ink">
          {error}
        </p>
      )}
      <div
        {...box.getMenuProps({ ref: list, 'aria-label': listLabel })}
        hidden={!open}
        className={
          floating
            ? cx(
                'absolute inset-x-0 z-30 rounded-card border border-line bg-raised p-1.5 shadow-lift',
                floating === 'above' ? 'bottom-full mb-1' : 'top-full mt-1 scroll-mb-22',
              )
            : 'mt-2 grid gap-1'
        }
      >
        {open &&
          options.map((option, index) => (
            <div
              key={keyOf(option)}
              {...box.getItemProps({ item: option, index })}
              className={cx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3',
                option === marked ? 'bg-herb-soft text-herb-ink' : 'hover:bg-sunken',
              )}
            >
              {draw(option)}
            </div>
          ))}
      </div>
    </div>
  );
}

const { InputBlur, InputClick, ItemMouseMove, MenuMouseLeave } = useCombobox.stateChangeTypes;

/** Only keys highlight an option, and only Enter or a tap picks it; leaving the field does not. */
function stateReducer<T>(
  { highlightedIndex, selectedItem }: UseComboboxState<T>,
  { type, changes }: UseComboboxStateChangeOptions<T>,
): Partial<UseComboboxState<T>> {
  if (type === ItemMouseMove || type === MenuMouseLeave) return { ...changes, highlightedIndex };
  if (type === InputBlur) return { ...changes, selectedItem };
  if (type === InputClick) return { ...changes, isOpen: true, highlightedIndex };
  return changes;
}
