/** Marks on top of one letter; real scripts need no more, and towers of them cover what stands around. */
const MARKS = /(\p{M}{4})\p{M}+/gu;
/** Characters that turn the direction of what follows, also of what others wrote, and those that cannot be seen or stored. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff\u{e0000}-\u{e007f}]/gu;
/** Half of a character that takes two; PostgreSQL stores none of them. */
const LONELY = /\p{Cs}/gu;
const BLANK_LINES = /\n{4,}/g;

/** A post as it is kept: the same words, without what would spill over the words of others. */
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
