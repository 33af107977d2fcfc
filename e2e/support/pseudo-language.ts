import type { Page, Route } from 'playwright-core';

const CATALOGS = /\/assets\/(?:first|rest)-[\w-]+\.js$/;

/** Every text of the screens becomes longer and gets accents, in a language that has a catalog; English has none. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.addInitScript(installPseudo);
  await page.route((address) => CATALOGS.test(address.pathname), translate);
}

async function translate(route: Route): Promise<void> {
  const answer = await route.fetch();
  const code = await answer.text();
  await route.fulfill({ response: answer, body: code.replace('JSON.parse(', 'pseudoMessages(') });
}

/** Runs in the page: gives it what reads a catalog and returns it in the pseudo language. */
function installPseudo(): void {
  type Forms = string | Record<string, unknown> | undefined;
  type Token = string | [string, string | undefined, Forms];
  const accents: Record<string, string> = Object.fromEntries(
    [...'aåeéiïoøuücçnñyýAÅEÉIÏOØUÜ'.matchAll(/(.)(.)/g)].map(([, plain, accented]) => [plain, accented]),
  );
  // As much longer as Finnish or Greek may be than English; short labels grow more than sentences do.
  const growth = (length: number): number => (length <= 10 ? 0.6 : 0.35);
  const longer = (text: string): string => {
    if (!/\p{L}/u.test(text)) return text;
    const accented = text.replace(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter);
    return `${accented}${'·'.repeat(Math.max(2, Math.ceil(text.length * growth(text.length))))}`;
  };
  const said = (text: string): string =>
    text
      .split(/(<\/?\d+\/?>)/)
      .map((part, at) => (at % 2 === 0 ? longer(part) : part))
      .join('');
  const pseudo = (token: Token): Token => {
    if (typeof token === 'string') return said(token);
    const [name, kind, forms] = token;
    if (typeof forms !== 'object') return token;
    const long = Object.entries(forms).map(([form, tokens]) => [
      form,
      Array.isArray(tokens) ? tokens.map(pseudo) : tokens,
    ]);
    return [name, kind, Object.fromEntries(long)];
  };
  const read = (json: string): Record<string, Token[]> =>
    Object.fromEntries(
      Object.entries(JSON.parse(json) as Record<string, Token[]>).map(([id, tokens]) => [
        id,
        tokens.map(pseudo),
      ]),
    );
  Object.assign(globalThis, { pseudoMessages: read });
}

/** Texts of the catalogs that do not fit where they stand. */
export function cutTexts(): string[] {
  const own = (element: Element): string =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? '')
      .join('')
      .trim();
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => {
      if (!own(element).includes('··') || element.closest('.sr-only, [aria-hidden="true"]')) return false;
      // What is there for screen readers alone is a pixel wide.
      if (element.clientWidth <= 1) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      const hidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (hidden(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hidden(overflowY) && element.scrollHeight > element.clientHeight + 2)
      );
    })
    .map((element) => own(element).slice(0, 60))
    .slice(0, 5);
}
