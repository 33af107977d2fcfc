import type { Finding } from '../finding.ts';

export const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

/** The preselected findings, as the commands print them. */
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
