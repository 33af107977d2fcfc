import { escapeUTF8 } from 'entities/escape';

/** For text and attributes in HTML and XML. */
export const escapeHtml = escapeUTF8;

/** JSON that is safe inside a script element. A recipe may contain any text, even "</script>". */
export function scriptSafe(value: unknown, replacer?: (key: string, part: unknown) => unknown): string {
  return JSON.stringify(value, replacer).replaceAll('<', '\\u003c');
}

/** A plain page without scripts or styles. */
export function plainPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title></head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>`;
}
