export interface Rule {
  intent: string;
  says: RegExp;
  /** Words that give the sentence another meaning. */
  unless?: RegExp;
  /** Only as a question, or only as an order or statement; either when absent. */
  as?: 'question' | 'told';
}

/** One pattern from several, a line each. Questions are short and bounded, so that these patterns stay cheap. */
export function said(parts: TemplateStringsArray, ...values: readonly string[]): RegExp {
  const lines = String.raw(parts, ...values)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return new RegExp(lines.join('|'));
}
