import { trimEndOf } from '../../trim-end.ts';
import type { DraftStep } from '../draft.ts';
import { isLocalizedInstruction } from '../print/localized-instructions.ts';
import { opensPart } from './part-headings.ts';

const LONGEST = 60;
const MOST_WORDS = 6;
const OPENS_PART = /^(?:for|to make|to assemble|to finish|to serve) |:$/i;
/** A line that starts with a verb is a step, even without a period: "Stir well". */
const TO_DO =
  /^(?:add|bake|beat|blend|boil|bring|chill|chop|combine|cook|cool|cover|cut|divide|drain|enjoy|fold|freeze|fry|garnish|grill|heat|knead|let|marinate|mash|melt|mix|peel|place|pour|preheat|put|reduce|refrigerate|remove|repeat|return|rinse|roast|roll|season|serve|set|simmer|slice|soak|spread|sprinkle|stir|top|toss|transfer|turn|wash|whisk)\b/i;

/** Part names ("For the sauce", "Crust:") are not steps: each is put in front of the step after it. */
export function joinHeadings(steps: readonly DraftStep[]): DraftStep[] {
  return headed(steps).map(({ step, heading, opens }) =>
    opens ? { ...step, text: `${heading}: ${step.text}` } : step,
  );
}

/** The same with parts of several steps kept as parts. A heading of one step is that step's own. */
export function partSteps(steps: readonly DraftStep[]): DraftStep[] {
  const found = headed(steps);
  if (!found.some(({ heading, opens }) => heading !== '' && !opens)) return joinHeadings(steps);
  return found.map(({ step, heading }) => (heading === '' ? step : { ...step, section: heading }));
}

interface HeadedStep {
  step: DraftStep;
  heading: string;
  /** Whether it is the first step below its heading. */
  opens: boolean;
}

function headed(steps: readonly DraftStep[]): HeadedStep[] {
  // The source itself says what the parts are.
  if (steps.some((step) => step.section !== undefined))
    return steps.map((step) => ({ step, heading: '', opens: false }));
  const sentences = steps.filter(({ text }) => /[.!?]$/.test(text)).length * 2 > steps.length;
  const found: HeadedStep[] = [];
  let heading = '';
  let opens = false;
  steps.forEach((step, at) => {
    if (at < steps.length - 1 && isHeading(step.text, sentences)) {
      heading = trimEndOf(step.text, ':*_#').replace(/^[\s*_#]+/, '');
      opens = true;
      return;
    }
    found.push({ step, heading, opens });
    opens = false;
  });
  return found;
}

function isHeading(text: string, sentences: boolean): boolean {
  const plain = text.trim();
  if (plain.length > LONGEST || /[.!?,\d]/.test(plain) || plain.split(/\s+/).length > MOST_WORDS)
    return false;
  return (
    /:$/.test(plain) ||
    (sentences &&
      (OPENS_PART.test(plain) || opensPart(plain) || !(TO_DO.test(plain) || isLocalizedInstruction(plain))))
  );
}
