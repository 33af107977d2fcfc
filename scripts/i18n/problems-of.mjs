import { compileMessage } from '@lingui/message-utils/compileMessage';

/** What is wrong with a translation of an English ICU message; null when nothing is. */
export function problemOf(language, english, translation) {
  const wanted = read(english);
  const given = read(translation);
  if (!given) return 'is not written as ICU asks';
  const missing = [...(wanted?.names ?? [])].filter((name) => !given.names.has(name));
  if (missing.length > 0) return `lacks {${missing.join('}, {')}}`;
  const unknown = [...given.names].filter((name) => !wanted?.names.has(name));
  if (unknown.length > 0) return `has {${unknown.join('}, {')}}, which the English does not`;
  const plurals = pluralsOf(language);
  for (const forms of given.plurals) {
    const lacking = plurals.filter((form) => !forms.includes(form));
    if (lacking.length > 0) return `lacks the plural ${lacking.join(', ')}`;
  }
  for (const forms of given.choices) if (!forms.includes('other')) return 'lacks the choice other';
  return null;
}

/** The names of the arguments, and the forms of each plural and select; undefined when it cannot be read. */
function read(message) {
  const tokens = compiled(message);
  if (!tokens) return undefined;
  const found = { names: new Set(), plurals: [], choices: [] };
  const visit = (list) => {
    if (!Array.isArray(list)) return;
    for (const token of list) {
      if (!Array.isArray(token)) continue;
      const [name, kind, forms] = token;
      found.names.add(name);
      if (typeof forms !== 'object' || forms === null) continue;
      if (kind === 'plural') found.plurals.push(Object.keys(forms));
      if (kind === 'select') found.choices.push(Object.keys(forms));
      for (const part of Object.values(forms)) visit(part);
    }
  };
  visit(tokens);
  return found;
}

/** The compiler says what it cannot read on the console and gives the text back. */
function compiled(message) {
  const { error } = console;
  let failed = false;
  console.error = () => {
    failed = true;
  };
  try {
    const tokens = compileMessage(message);
    return failed ? undefined : tokens;
  } finally {
    console.error = error;
  }
}

const COUNTED = 1_000;

/** The plural forms that amounts of things have; some languages have another one for millions. */
function pluralsOf(language) {
  const rules = new Intl.PluralRules(language);
  const forms = new Set(['other']);
  for (let count = 0; count <= COUNTED; count++) forms.add(rules.select(count));
  return [...forms];
}
