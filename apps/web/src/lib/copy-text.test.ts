// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a browser without the clipboard API would copy: jsdom has neither. */
function copying(allowed: boolean): () => string | undefined {
  let copied: string | undefined;
  vi.stubGlobal('navigator', {});
  document.execCommand = () => {
    copied = (document.activeElement as HTMLTextAreaElement).value;
    return allowed;
  };
  return () => copied;
}

it('copies on plain http too, where the clipboard API is missing, and gives the focus back', async () => {
  const copied = copying(true);
  document.body.innerHTML = '<div role="dialog"><button>Copy</button></div>';
  const button = document.querySelector('button')!;
  button.focus();
  await copyText('http://kitchen/recipes/soup');
  expect(copied()).toBe('http://kitchen/recipes/soup');
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});

it('throws where the browser refuses', async () => {
  copying(false);
  await expect(copyText('x')).rejects.toThrow('refused');
});
