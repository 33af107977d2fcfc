/** Combining marks on one letter. No script needs more than four, and stacks of them cover the text around. */
const MARKS = /(\p{M}{4})\p{M}+/gu;
/** Characters that change the text direction, even of other people's text after them. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff\u{e0000}-\u{e007f}]/gu;
/** Lone surrogates, which PostgreSQL cannot store. */
const LONELY = /\p{Cs}/gu;
const BLANK_LINES = /\n{4,}/g;

/** The text of a post without characters that would disturb the text of others. */
export function cleanText(text: string): string {
  return text
    .replace(LONELY, '\ufffd')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, '')
    .replace(TURNING, '')
    .replace(MARKS, '$1')
    .replace(BLANK_LINES, '\n\n\n')
    .trim();
}

export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}
