import { Problem } from '../../problem.ts';
import { WEB_ADDRESS } from '../../web-address.ts';

/** No user may pose as the product, in any spelling. */
const BRAND = 'crisper';
/** Names of those who speak for the product; refused also as one part of a name, as in "anna.support". */
const ROLES = [
  'admin',
  'admins',
  'administrator',
  'administration',
  'moderator',
  'moderators',
  'moderation',
  'support',
  'staff',
  'official',
  'sysadmin',
  'superuser',
  'webmaster',
  'postmaster',
  'hostmaster',
  'helpdesk',
  'security',
  'billing',
  'customerservice',
  'customercare',
  'noreply',
];
/** Refused alone and together with each other or with a role, as in "the_team". */
const WORDS = [
  'abuse',
  'all',
  'anonymous',
  'api',
  'bot',
  'center',
  'contact',
  'deleted',
  'desk',
  'everybody',
  'everyone',
  'guest',
  'help',
  'hello',
  'here',
  'info',
  'legal',
  'mail',
  'mod',
  'mods',
  'news',
  'nobody',
  'null',
  'our',
  'owner',
  'press',
  'privacy',
  'real',
  'root',
  'service',
  'status',
  'system',
  'team',
  'the',
  'undefined',
  'user',
  'username',
  'www',
];

/** Signs that are read as the same letter. */
const ALIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'b',
  '7': 't',
  '8': 'b',
  '9': 'g',
};
const PAIRS: readonly [string, string][] = [
  ['rn', 'm'],
  ['vv', 'w'],
];

/** What a name looks like at a glance: two names with one look are taken for each other. */
function look(name: string): string {
  let plain = '';
  for (const sign of name.toLowerCase().replace(/[_.-]/g, '')) plain += ALIKE[sign] ?? sign;
  for (const [pair, letter] of PAIRS) plain = plain.replaceAll(pair, letter);
  return [...plain].filter((letter, at) => letter !== plain[at - 1]).join('');
}

const ROLE_LOOKS = new Set(ROLES.map(look));
const LOOKS = [...new Set([...ROLES, ...WORDS].map(look))];
const BRAND_LOOK = look(BRAND);

/** Whether nothing but reserved words stand in it, one after the other. */
function isMadeOfWords(text: string): boolean {
  const reached = new Set([0]);
  for (let at = 0; at < text.length; at++) {
    if (!reached.has(at)) continue;
    for (const word of LOOKS) {
      if (text.startsWith(word, at)) reached.add(at + word.length);
      // Two letters that met at a seam are one by now: "supportteam" looks like "suporteam".
      if (at > 0 && text.startsWith(word, at - 1)) reached.add(at - 1 + word.length);
    }
  }
  return text !== '' && reached.has(text.length);
}

const AROUND = '0123456789_.-';

/** Digits around a name do not make it another one: "admin_24". */
function withoutNumber(name: string): string {
  let [from, to] = [0, name.length];
  while (from < to && AROUND.includes(name.charAt(from))) from++;
  while (to > from && AROUND.includes(name.charAt(to - 1))) to--;
  return name.slice(from, to);
}

/** The names that look like us: the product, its team, and those who keep order. */
export function isReserved(username: string): boolean {
  const looks = [look(username), look(withoutNumber(username))];
  if (looks.some((one) => one.includes(BRAND_LOOK) || isMadeOfWords(one))) return true;
  return username
    .split(/[_.-]/)
    .some((part) => ROLE_LOOKS.has(look(part)) || ROLE_LOOKS.has(look(withoutNumber(part))));
}

/** The contract checks its letters: only plain Latin ones, so that no letter of another script looks like one of ours. */
export function assertOwnName(username: string): void {
  if (isReserved(username)) throw refused('That name looks like one of ours. Choose another.');
  // It would stand under every post.
  if (username.search(WEB_ADDRESS) !== -1)
    throw refused('That name looks like a web address. Choose another.');
}

function refused(message: string): Problem {
  return new Problem('validation', message, { fields: { username: message } });
}
