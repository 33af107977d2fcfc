/** Copies to the clipboard; throws if the browser refuses. */
export async function copyText(text: string): Promise<void> {
  // Missing on plain http, whatever its type says.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard) return clipboard.writeText(text);
  copyBySelection(text);
}

/** The way before the clipboard API: outdated, but the only one on plain http. */
function copyBySelection(text: string): void {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  // An open dialog keeps the focus within itself, so the field must be in it.
  (before?.closest('[role="dialog"]') ?? document.body).append(field);
  field.focus();
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  if (!copied) throw new Error('The browser refused to copy.');
}
