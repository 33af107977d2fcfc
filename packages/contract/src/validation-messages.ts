import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

type Side = 'at least' | 'at most';

const MOST_CHOICES = 12;
/** An English sentence with `{name}` for each value, by which translators know it. */
interface Sentence {
  text: string;
  values?: Readonly<Record<string, string | number>>;
}

const sentence = (text: string, values?: Sentence['values']): Sentence =>
  values ? { text, values } : { text };

const KINDS: Readonly<Record<string, Sentence>> = {
  string: sentence('This must be text.'),
  number: sentence('This must be a number.'),
  int: sentence('This must be a whole number.'),
  boolean: sentence('This must be yes or no (true or false).'),
  array: sentence('This must be a list.'),
  date: sentence('This must be a date.'),
};
const FORMS: Readonly<Record<string, Sentence>> = {
  email: sentence('Enter a valid email address.'),
  url: sentence('Enter a web address that begins with https://.'),
  datetime: sentence('Use a date and time such as 2026-05-01T12:00:00Z.'),
  date: sentence('Use a date such as 2026-05-01.'),
  time: sentence('Use a time such as 12:00.'),
};
const MISSING = sentence('This is missing.');
const OTHER = sentence('This could not be understood.');

/** What a schema says of a value where it has no sentence of its own: the validator's own words are for programmers. */
function plainWords(issue: Issue): Sentence {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return MISSING;
      return KINDS[issue.expected] ?? OTHER;
    case 'invalid_value':
      if (issue.values.length > MOST_CHOICES) return sentence('This is not one of the choices.');
      return issue.values.length === 1
        ? sentence('This must be {value}.', { value: String(issue.values[0]) })
        : sentence('Choose one of these: {values}.', { values: issue.values.map(String).join(', ') });
    case 'too_small':
      return limit('at least', issue.origin, Number(issue.minimum), issue.inclusive);
    case 'too_big':
      return limit('at most', issue.origin, Number(issue.maximum), issue.inclusive);
    case 'invalid_format':
      return FORMS[issue.format] ?? sentence('This is not written as expected.');
    case 'unrecognized_keys':
      return sentence('There is something here that we don’t know.');
    default:
      return OTHER;
  }
}

function limit(side: Side, origin: string, bound: number, inclusive = true): Sentence {
  const least = side === 'at least';
  if (origin === 'string') {
    if (least && bound === 1) return sentence('Please fill this in.');
    if (bound === 1) return sentence('Use at most 1 character.');
    return sentence(least ? 'Use at least {bound} characters.' : 'Use at most {bound} characters.', {
      bound,
    });
  }
  if (origin === 'array' || origin === 'set')
    return sentence(least ? 'Give at least {bound}.' : 'Give at most {bound}.', { bound });
  if (origin !== 'number' && origin !== 'int')
    return sentence(least ? 'This is too little.' : 'This is too much.');
  if (inclusive)
    return sentence(least ? 'This must be at least {bound}.' : 'This must be at most {bound}.', { bound });
  return sentence(least ? 'This must be more than {bound}.' : 'This must be less than {bound}.', { bound });
}

function inEnglish({ text, values = {} }: Sentence): string {
  return text.replace(/\{([a-z]{1,20})\}/g, (_, name: string) => String(values[name]));
}

z.config({ customError: (issue) => inEnglish(plainWords(issue)) });

/** How the sentence of a found issue came about, to say it in another language; `facts` is the issue without its message. */
export function sentenceOf(message: string, facts: unknown): Sentence {
  if (message === MISSING.text) return MISSING;
  const made = plainWords({ input: '', ...(facts as object) } as Issue);
  return inEnglish(made) === message ? made : { text: message };
}
