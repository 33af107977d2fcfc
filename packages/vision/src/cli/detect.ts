import { loadFusionRules } from '../fusing/fusion-rules.ts';
import { VisionPool } from '../pool/pool.ts';
import { scanPhotos } from '../scan.ts';
import { photoFiles } from './photo-files.ts';

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

async function main(args: readonly string[]): Promise<number> {
  const paths = args.filter((arg) => arg !== 'detect');
  if (args[0] !== 'detect' || paths.length === 0) {
    console.error('usage: npm run -s vision -- detect PATH...');
    return 2;
  }
  const files = await photoFiles(paths);
  const rules = await loadFusionRules();
  const pool = new VisionPool();
  const answer: Record<string, unknown[]> = {};
  let failed = 0;
  for (const file of files) {
    const { findings, photos } = await scanPhotos(pool, rules, [await file.read()]);
    for (const photo of photos) {
      if (photo.ok) continue;
      failed += 1;
      console.error(`${file.name}: ${photo.error}`);
    }
    answer[file.name] = findings
      .filter((finding) => finding.shown)
      .map(({ name, label, confidence, box, source }) => ({
        name,
        label,
        confidence: rounded(confidence),
        box: box?.map(rounded) ?? null,
        source,
      }));
  }
  await pool.close();
  console.log(JSON.stringify(answer, null, 1));
  return failed > 0 && failed === files.length ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
