#!/usr/bin/env node
// `extract` writes what waits for translators into locales/, `check` says what is wrong there.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf, pathOf, readPo, writePo } from './i18n/po.mjs';
import { problemOf } from './i18n/problems-of.mjs';
import { serverMessages } from './i18n/server-messages.mjs';
import { webMessages } from './i18n/web-messages.mjs';
import { ROOT } from './steps.mjs';

/** In these none may wait for its translation. */
const COMPLETE = ['de', 'fr', 'es', 'it'];
/** A folder in locales/ makes a language. */
const LANGUAGES = readdirSync(join(ROOT, 'locales')).sort();

/** The name of each file of translations, and where its texts come from. */
const CATALOGS = [
  { name: 'server', read: serverMessages },
  { name: 'web', read: webMessages },
];

const problems = [];
for (const { name, read } of CATALOGS) {
  const { found, problems: unreadable } = await read();
  problems.push(...unreadable);
  const messages = merged(found);
  for (const language of LANGUAGES) {
    const path = pathOf(language, name);
    const translations = readPo(path);
    if (process.argv[2] === 'extract') writePo(path, language, messages, translations);
    else problems.push(...problemsOf(language, name, messages, translations));
  }
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error('`npm run i18n -- extract` brings locales/ up to date.');
  process.exitCode = 1;
}

/** Each text once, with the files it stands in and what translators should know, sorted by the text. */
function merged(found) {
  const messages = new Map();
  for (const { message, context, comment, origin } of found) {
    const key = keyOf({ message, context });
    const known = messages.get(key) ?? { message, context, comments: [], origins: [] };
    if (!known.origins.includes(origin)) known.origins.push(origin);
    if (comment && !known.comments.includes(comment)) known.comments.push(comment);
    messages.set(key, known);
  }
  for (const { origins, comments } of messages.values()) {
    origins.sort();
    comments.sort();
  }
  return [...messages].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, message]) => message);
}

function problemsOf(language, name, messages, translations) {
  const said = (message, what) => `locales/${language}/${name}.po: “${message.slice(0, 80)}” ${what}`;
  const wanted = new Set(messages.map(keyOf));
  const wrong = [...translations.keys()]
    .filter((message) => !wanted.has(message))
    .map((message) => said(message, 'is no longer used'));
  let waiting = 0;
  for (const entry of messages) {
    const { message } = entry;
    const translation = translations.get(keyOf(entry));
    if (translation === undefined) wrong.push(said(message, 'is missing'));
    else if (translation === '') waiting++;
    else {
      const problem = problemOf(language, message, translation);
      if (problem) wrong.push(said(message, problem));
    }
  }
  if (waiting > 0) {
    const count = `locales/${language}/${name}.po: ${waiting} of ${messages.length} wait for a translation`;
    if (COMPLETE.includes(language)) wrong.push(count);
    else console.log(count);
  }
  return wrong;
}
