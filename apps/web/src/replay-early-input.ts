/** Records typing and clicks on a server-rendered page before it is hydrated, and replays them afterwards. */
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
  // Submitting a form now would reload the page.
  const keepPage = (event: Event) => event.preventDefault();
  document.addEventListener('input', keepTyping);
  document.addEventListener('click', keepTap);
  document.addEventListener('submit', keepPage);
  // From here on React itself replays clicks, so a recorded click would count twice.
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

/** React ignores a value equal to the last one it saw, so the text is set with the native setter. */
function type(field: HTMLInputElement, text: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
