import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const MOST_CHOICES = 12;
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no (true or false)',
  array: 'a list',
  date: 'a date',
};
const FORMS: Readonly<Record<string, string>> = {
  email: 'Enter a valid email address.',
  url: 'Enter a web address that begins with https://.',
  datetime: 'Use a date and time such as 2026-05-01T12:00:00Z.',
  date: 'Use a date such as 2026-05-01.',
  time: 'Use a time such as 12:00.',
};

/** What a schema says of a value where it has no sentence of its own: the validator's own words are for programmers. */
function plainWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'This is missing.';
      return KINDS[issue.expected] ? `This must be ${KINDS[issue.expected]}.` : OTHER;
    case 'invalid_value':
      if (issue.values.length > MOST_CHOICES) return 'This is not one of the choices.';
      return issue.values.length === 1
        ? `This must be ${String(issue.values[0])}.`
        : `Choose one of these: ${issue.values.map(String).join(', ')}.`;
    case 'too_small':
      return limit('at least', issue.origin, Number(issue.minimum), issue.inclusive);
    case 'too_big':
      return limit('at most', issue.origin, Number(issue.maximum), issue.inclusive);
    case 'invalid_format':
      return FORMS[issue.format] ?? 'This is not written as expected.';
    case 'unrecognized_keys':
      return 'There is something here that we don’t know.';
    default:
      return OTHER;
  }
}

const OTHER = 'This could not be understood.';

function limit(side: 'at least' | 'at most', origin: string, bound: number, inclusive = true): string {
  if (origin === 'string') {
    if (side === 'at least' && bound === 1) return 'Please fill this in.';
    return `Use ${side} ${bound} ${bound === 1 ? 'character' : 'characters'}.`;
  }
  if (origin === 'array' || origin === 'set') return `Give ${side} ${bound}.`;
  if (origin !== 'number' && origin !== 'int')
    return side === 'at least' ? 'This is too little.' : 'This is too much.';
  if (inclusive) return `This must be ${side} ${bound}.`;
  return `This must be ${side === 'at least' ? 'more' : 'less'} than ${bound}.`;
}

z.config({ customError: plainWords });
