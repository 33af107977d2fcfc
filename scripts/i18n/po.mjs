import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import PO from 'pofile';
import { ROOT } from '../steps.mjs';

export const pathOf = (language, name) => join(ROOT, 'locales', language, `${name}.po`);

/** A text that means two things has a context for each. */
export const keyOf = ({ message, context }) => (context ? `${context}: ${message}` : message);

/** `{ message, context, translation }`; the translation is empty while it waits for its translator. */
export function entriesOf(path) {
  if (!existsSync(path)) return [];
  return PO.parse(readFileSync(path, 'utf8')).items.map(({ msgid, msgctxt, msgstr }) => ({
    message: msgid,
    context: msgctxt ?? undefined,
    translation: msgstr[0] ?? '',
  }));
}

/** Translations by the key of their message. */
export const readPo = (path) => new Map(entriesOf(path).map((entry) => [keyOf(entry), entry.translation]));

/** Sorted by the English text and without dates, so that two branches rarely change the same lines. */
export function writePo(path, language, messages, translations) {
  const po = new PO();
  po.headers = { 'Content-Type': 'text/plain; charset=utf-8', Language: language };
  po.headerOrder = ['Content-Type', 'Language'];
  po.items = messages.map((entry) => {
    const item = new PO.Item();
    item.msgid = entry.message;
    if (entry.context) item.msgctxt = entry.context;
    item.msgstr = [translations.get(keyOf(entry)) ?? ''];
    item.extractedComments = entry.comments;
    item.references = entry.origins;
    return item;
  });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${po.toString().trim()}\n`);
}
