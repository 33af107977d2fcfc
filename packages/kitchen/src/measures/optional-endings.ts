/** "Ei(er)", "can(s)": the ending that a word takes when there are several. */
const BRACKETED = /(?<=\p{L}{2})\((n|en|e|er|s|es|x)\)(?!\p{L})/giu;
/** "Zehe/n" */
const SLASHED = /(?<=\p{L}{3})\/(n|en|er|s)(?![\p{L}/])/giu;

/** Most brackets and slashes stand behind a space or a digit: "1/2 (optional)". */
function standsBehindWord(line: string, sign: string): boolean {
  for (let at = line.indexOf(sign); at >= 0; at = line.indexOf(sign, at + 1))
    if (at > 0 && line[at - 1]! > '9') return true;
  return false;
}

/** A line in which words that leave open whether they are one or several are several: those are the words that are known. */
export function withEndings(line: string): string {
  const plain = standsBehindWord(line, '(') ? line.replace(BRACKETED, '$1') : line;
  return standsBehindWord(plain, '/') ? plain.replace(SLASHED, '$1') : plain;
}
