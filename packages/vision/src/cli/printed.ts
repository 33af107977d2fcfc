import type { Finding } from '../finding.ts';

/** No user waits for a command as they do for the app: milliseconds for one photo. */
export const PATIENCE = 10 * 60 * 1000;

export const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

/** The findings that are sure, as the commands print them. */
export function printedFindings(findings: readonly Finding[]) {
  return findings
    .filter((finding) => finding.shown)
    .map(({ name, label, confidence, box, source }) => ({
      name,
      label,
      confidence: rounded(confidence),
      box: box?.map(rounded) ?? null,
      source,
    }));
}
