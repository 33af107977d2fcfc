import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@crisper/contract/languages';
import { speakThrough } from '@crisper/kitchen/saying/say';
import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import { currentLanguage } from '../language.ts';

/** The folder with the translations. The build puts its files into dist/server. */
const LOCALES = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../../locales/' : '../../locales/', import.meta.url),
);

export type Values = Readonly<Record<string, string | number>>;

/** Says an English text (ICU: `{count, plural, one {# egg} other {# eggs}}`) in the language of whoever is answered. */
export function say(text: string, values?: Values): string {
  return speakerOf(currentLanguage()).say(text, values);
}

// What the kitchen says to people leaves through the server.
speakThrough(say);

/** As written in the source, for logs and for programs. */
export function sayInEnglish(text: string, values?: Values): string {
  return english.say(text, values);
}

/** For sentences that were kept in English one after another: each is said, or all of them as one. */
export function sayEach(sentences: string): string {
  const whole = say(sentences);
  return whole === sentences
    ? sentences
        .split(/(?<=\.) /)
        .map((one) => say(one))
        .join(' ')
    : whole;
}

/** Marks an English text that is said elsewhere, so that translators find it. */
export const phrase = <Text extends string>(text: Text): Text => text;

/** Says texts as a file of translations has them. */
export class Speaker {
  readonly #i18n: I18n;
  readonly #texts = new Map<string, string>();

  constructor(language: string, translations: string) {
    this.#i18n = setupI18n({ locale: language, messages: { [language]: {} } });
    for (const { msgid, msgstr } of PO.parse(translations).items)
      if (msgstr[0]) this.#texts.set(msgid, msgstr[0]);
  }

  say(text: string, values?: Values): string {
    // What is not translated yet is said in English.
    const translated = this.#texts.get(text);
    if (translated === undefined && this !== english) return english.say(text, values);
    const said = translated ?? text;
    // Without values nothing is read as ICU: the text may be somebody else's.
    if (!values) return said;
    if (!(text in this.#i18n.messages)) this.#i18n.load(this.#i18n.locale, { [text]: compileMessage(said) });
    return this.#i18n._(text, values);
  }
}

const english: Speaker = new Speaker('en', '');
const speakers = new Map<Language, Speaker>([['en', english]]);

function speakerOf(language: Language): Speaker {
  const known = speakers.get(language);
  if (known) return known;
  const speaker = new Speaker(language, translationsOf(language));
  speakers.set(language, speaker);
  return speaker;
}

function translationsOf(language: Language): string {
  const path = join(LOCALES, language, 'server.po');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
