/** What a visitor types into and taps on a painted page before it listens, kept until it does. */
export function replayEarlyInput(): void {
  const typed = new Map<HTMLInputElement, string>();
  const tapped = new Set<HTMLButtonElement>();

  const keepTyping = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) typed.set(target, target.value);
  };
  const keepTap = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button) tapped.add(button);
  };
  // A form sent now would load the page once more.
  const keepPage = (event: Event) => event.preventDefault();
  document.addEventListener('input', keepTyping);
  document.addEventListener('click', keepTap);
  document.addEventListener('submit', keepPage);
  // From here on React brings to life what is tapped, and would hear a kept tap as a second one.
  document.addEventListener('listening', () => document.removeEventListener('click', keepTap), {
    once: true,
  });
  document.addEventListener(
    'alive',
    () => {
      document.removeEventListener('input', keepTyping);
      document.removeEventListener('submit', keepPage);
      for (const [field, text] of typed) type(field, text);
      for (const button of tapped) if (button.isConnected) button.click();
    },
    { once: true },
  );
}

/** As if typed only now: React compares with what it set last, so its own setter must not see the text. */
function type(field: HTMLInputElement, text: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
