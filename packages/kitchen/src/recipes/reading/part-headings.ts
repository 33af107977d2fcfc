import { trimEndOf } from '../../trim-end.ts';

const LONGEST = 50;
const MOST_WORDS = 6;
/** "For the sauce", "Für den Teig", "Pour la pâte", "Para la masa", "Per l’impasto". */
const OPENS_PART =
  /^(?:for the \p{L}|für (?:den|die|das) \p{L}|pour (?:la |le |les |l['’])\p{L}|para (?:el|la|los|las) \p{L}|per (?:il |la |lo |i |le |gli |l['’])\p{L}|to (?:serve|finish|garnish|assemble)$|zum (?:servieren|garnieren)$|pour servir$|para servir$|per servire$)/iu;

/** Whether a line opens a part of a list by its words, with or without a colon. */
export const opensPart = (text: string): boolean => OPENS_PART.test(trimEndOf(text, ':').trim());

/** The name of a part of a list, when a line is nothing but one. */
export function partHeading(line: string): string | null {
  const name = trimEndOf(line.trim(), ':').trim();
  if (name.length > LONGEST || /[\d.,!?()]/.test(name) || name.split(' ').length > MOST_WORDS) return null;
  return line.trim().endsWith(':') || opensPart(name) ? name : null;
}
