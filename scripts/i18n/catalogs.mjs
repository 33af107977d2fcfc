import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { withoutBlanks } from './lingui.mjs';
import { entriesOf } from './po.mjs';

/** A language of which less is translated would be neither one nor the other. */
const LEAST_SHARE = 0.95;

function isOffered(path) {
  const entries = entriesOf(path);
  const said = entries.filter(({ translation }) => translation !== '').length;
  return entries.length > 0 && said >= entries.length * LEAST_SHARE;
}

/** The languages that the web is offered in, besides English. */
export const languagesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => isOffered(join(folder, name, 'web.po')))
        .sort()
    : [];

/** What a language says, by the id that the macros give a message. Untranslated ones stay out: English is said then. */
export function catalogOf(folder, language) {
  const entries = entriesOf(join(folder, language, 'web.po')).filter(({ translation }) => translation !== '');
  return Object.fromEntries(
    entries.map(({ message, context, translation }) => [
      generateMessageId(message, context),
      withoutBlanks(compileMessage(translation)),
    ]),
  );
}
