/** Reads which step is meant: "step 3", "the third step", "2 steps back", "the last step", "the beginning". */

const ORDINALS = [
  ['first', '1st'],
  ['second', '2nd'],
  ['third', '3rd'],
  ['fourth', '4th'],
  ['fifth', '5th'],
  ['sixth', '6th'],
  ['seventh', '7th'],
  ['eighth', '8th'],
  ['ninth', '9th'],
  ['tenth', '10th'],
];
const ORDINAL =
  /\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|1st|2nd|3rd|[4-9]th|10th) (?:step|one|part|instruction)\b/;

const END =
  /\b(?:last|final|very last) (?:step|one|part|instruction)\b|\b(?:to|at) the (?:very )?end\b|\b(?:the )?end of (?:the )?recipe\b/;
const BEFORE_END =
  /\b(?:step|one) before (?:the )?last\b|\bsecond to last\b|\bnext to last\b|\bpenultimate\b/;
const BEGINNING =
  /\b(?:the|very) (?:beginning|start|top)\b|\bstart (?:over|again|from scratch)\b|\brestart\b(?!.{0,15}\b(?:timer|alarm)\b)|\bfrom scratch\b/;
const BACK = /\b(?:back|rewind) (\d{1,2})(?: steps?)?\b|\b(\d{1,2}) steps? (?:back|before|earlier|ago)\b/;
const AHEAD =
  /\b(?:forward|ahead) (\d{1,2})(?: steps?)?\b|\b(\d{1,2}) steps? (?:ahead|forward|further|on)\b|\bskip (?:the next )?(\d{1,2}) steps?\b/;

interface Where {
  /** Index of the current step. */
  now: number;
  steps: number;
}

/** The index of the step that is meant, which may not exist; null when the question names none. */
export function placeIn(text: string, { now, steps }: Where): number | null {
  const numbered = /\b(?:step|number)(?: number)? (\d{1,3})\b/.exec(text);
  if (numbered) return Number(numbered[1]) - 1;
  const ordinal = ORDINAL.exec(text);
  if (BEFORE_END.test(text)) return steps - 2;
  if (ordinal) return ORDINALS.findIndex((names) => names.includes(ordinal[1]!));
  if (END.test(text)) return steps - 1;
  if (BEGINNING.test(text)) return 0;
  const back = BACK.exec(text);
  if (back) return now - Number(back[1] ?? back[2]);
  const ahead = AHEAD.exec(text);
  if (ahead) return now + Number(ahead[1] ?? ahead[2] ?? ahead[3]) + (ahead[3] ? 1 : 0);
  return null;
}
