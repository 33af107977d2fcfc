import { trimEndOf } from '../trim-end.ts';
import type { DraftStep } from './draft.ts';
import { opensPart } from './part-headings.ts';
import { isToDoAbroad } from './print/to-do-abroad.ts';

const LONGEST = 60;
const MOST_WORDS = 6;
const OPENS_PART = /^(?:for|to make|to assemble|to finish|to serve) |:$/i;
/** A line that starts with a verb is a step, even without a period: "Stir well". */
const TO_DO =
  /^(?:add|bake|beat|blend|boil|bring|chill|chop|combine|cook|cool|cover|cut|divide|drain|enjoy|fold|freeze|fry|garnish|grill|heat|knead|let|marinate|mash|melt|mix|peel|place|pour|preheat|put|reduce|refrigerate|remove|repeat|return|rinse|roast|roll|season|serve|set|simmer|slice|soak|spread|sprinkle|stir|top|toss|transfer|turn|wash|whisk)\b/i;

/** Part names ("For the sauce", "Crust:") are not steps: each is put in front of the step after it. */
export function joinHeadings(steps: readonly DraftStep[]): DraftStep[] {
  // The source itself says what the parts are.
  if (steps.some((step) => step.section !== undefined)) return [...steps];
  const sentences = steps.filter(({ text }) => /[.!?]$/.test(text)).length * 2 > steps.length;
  const joined: DraftStep[] = [];
  let heading = '';
  steps.forEach((step, at) => {
    if (at < steps.length - 1 && isHeading(step.text, sentences)) {
      heading = trimEndOf(step.text, ':*_#').replace(/^[\s*_#]+/, '');
      return;
    }
    joined.push(heading === '' ? step : { ...step, text: `${heading}: ${step.text}` });
    heading = '';
  });
  return joined;
}

function isHeading(text: string, sentences: boolean): boolean {
  const plain = text.trim();
  if (plain.length > LONGEST || /[.!?,\d]/.test(plain) || plain.split(/\s+/).length > MOST_WORDS)
    return false;
  return (
    /:$/.test(plain) ||
    (sentences && (OPENS_PART.test(plain) || opensPart(plain) || !(TO_DO.test(plain) || isToDoAbroad(plain))))
  );
}
