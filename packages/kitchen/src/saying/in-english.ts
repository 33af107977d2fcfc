export type Values = Readonly<Record<string, string | number>>;

const PLURAL = /\{(\w{1,20}), plural, one \{([^{}]{0,200})\} other \{([^{}]{0,200})\}\}/g;
const NUMBER = /\{(\w{1,20}), number\}/g;
const NAME = /\{(\w{1,20})\}/g;

/** The small part of ICU that English sentences of the kitchen use: names, numbers, and plurals of one count. */
export function inEnglish(text: string, values: Values = {}): string {
  return text
    .replace(PLURAL, (_, name: string, one: string, other: string) =>
      (values[name] === 1 ? one : other).replaceAll('#', String(values[name])),
    )
    .replace(NUMBER, (_, name: string) => Number(values[name]).toLocaleString('en-US'))
    .replace(NAME, (_, name: string) => String(values[name]));
}
