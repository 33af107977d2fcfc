import { parseArgs } from 'node:util';
import type { Question } from '../asking/questions.ts';
import { loadFusionRules } from '../fusing/fusion-rules.ts';
import { VisionPool } from '../pool/vision-pool.ts';
import { scanPhotos } from '../scan.ts';
import { photoFiles } from './photo-files.ts';
import { PATIENCE, printedFindings, rounded } from './printed.ts';

function printedQuestion({ label, name, box, confidence, likely }: Question) {
  return {
    label,
    name,
    box: box.map(rounded),
    confidence: rounded(confidence),
    likely: likely.map((one) => one.name),
  };
}

/** Prints the foods found in each photo, with `--questions` also what to ask about them. Null when called wrongly. */
export async function detect(args: string[]): Promise<number | null> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { questions: { type: 'boolean', default: false } },
  });
  if (positionals.length === 0) return null;
  const files = await photoFiles(positionals);
  const rules = await loadFusionRules();
  const pool = new VisionPool({ timeLimit: PATIENCE });
  const answer: Record<string, unknown> = {};
  let failed = 0;
  for (const file of files) {
    const { findings, questions, photos } = await scanPhotos(pool, rules, [await file.read()]);
    for (const photo of photos) {
      if (photo.ok) continue;
      failed += 1;
      console.error(`${file.name}: ${photo.error}`);
    }
    const printed = printedFindings(findings);
    answer[file.name] = values.questions
      ? { findings: printed, questions: questions.map(printedQuestion) }
      : printed;
  }
  await pool.close();
  console.log(JSON.stringify(answer, null, 1));
  return failed > 0 && failed === files.length ? 1 : 0;
}
