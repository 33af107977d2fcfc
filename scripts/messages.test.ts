import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { catalogOf, languagesIn } from './i18n/catalogs.mjs';
import { expandMacros, messagesOf } from './i18n/lingui.mjs';
import { bareTexts } from './i18n/web-messages.mjs';

const CODE = `
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
export const eggs = (count: number) => plural(count, { one: '# egg', other: '# eggs' });
export const Page = ({ name }: { name: string }) => (
  <p title={t\`Name\`}><Trans>Read <a href="/terms">the terms</a>, {name}</Trans></p>
);`;

it('finds every message of a file', async () => {
  const messages = (await messagesOf(CODE, 'page.tsx')).map(({ message }) => message);
  expect(messages).toEqual([
    '{count, plural, one {# egg} other {# eggs}}',
    'Name',
    'Read <0>the terms</0>, {name}',
  ]);
});

it('compiles the English, so that no browser has to', async () => {
  const expanded = await expandMacros(CODE, 'page.tsx', { compiled: true });
  expect(expanded?.code).toContain('message: ["Name"]');
  expect(expanded?.code).not.toContain('plural, one');
  expect(await expandMacros('export const one = 1;', 'one.ts')).toBeNull();
});

it.each([
  ['<p>Hello there</p>', ['Hello there']],
  ['<input placeholder="Your name" />', ['Your name']],
  ['<p><Trans>Hello</Trans></p>', []],
  ['<p className="flex" id="hello">{count} × 2</p>', []],
  ['<p>Crisper</p>', []],
])('sees what no translator would: %s', async (markup, bare) => {
  const problems = await bareTexts(`const one = ${markup};`, 'page.tsx');
  expect(problems).toEqual(bare.map((text) => `page.tsx:1: “${text}” is in English alone`));
});

it('offers no language that is half translated, and says in English what one lacks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crisper-locales-'));
  const write = (language: string, translated: number) => {
    const entries = Array.from(
      { length: 100 },
      (_, at) => `msgid "Text ${at}"\nmsgstr "${at < translated ? `Tekst ${at}` : ''}"\n`,
    );
    mkdirSync(join(folder, language));
    writeFileSync(join(folder, language, 'web.po'), entries.join('\n'));
  };
  try {
    write('nl', 94);
    write('pl', 96);
    mkdirSync(join(folder, 'sv'));
    expect(languagesIn(folder)).toEqual(['pl']);
    expect(Object.keys(catalogOf(folder, 'pl'))).toHaveLength(96);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
