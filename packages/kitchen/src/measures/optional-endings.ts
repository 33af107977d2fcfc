/** "Ei(er)", "can(s)": the ending that a word takes when there are several. */
const BRACKETED = /(?<=\p{L}{2})\((n|en|e|er|s|es|x)\)(?!\p{L})/giu;
/** "Zehe/n" */
const SLASHED = /(?<=\p{L}{3})\/(n|en|er|s)(?![\p{L}/])/giu;

/** A line in which words that leave open whether they are one or several are several: those are the words that are known. */
export function withEndings(line: string): string {
  if (!line.includes('(') && !line.includes('/')) return line;
  return line.replace(BRACKETED, '$1').replace(SLASHED, '$1');
}
