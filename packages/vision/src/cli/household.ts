import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { decodePhoto } from '../decode.ts';
import type { PhotoSightings } from '../finding.ts';
import { classOf } from '../fusing/food-names.ts';
import type { FusionRules } from '../fusing/fusion.ts';
import { loadFusionRules } from '../fusing/fusion-rules.ts';
import { PhotoError } from '../photo-error.ts';
import { covers, type Picture, type RelativeBox, toPixels } from '../picture.ts';
import { VisionPool } from '../pool/vision-pool.ts';
import { Embedder } from '../remembering/embedding.ts';
import type { Memory } from '../remembering/memory.ts';
import { listFoods } from '../scan.ts';
import { photoFiles } from './photo-files.ts';
import { PATIENCE, printedFindings } from './printed.ts';

/** Foods that the cook confirmed in each photo. Boxes are left, top, width and height: shares of the photo, or its pixels. */
type Confirmed = Record<string, { label: string; box?: RelativeBox | null }[]>;

/** The photos count as taken a day apart. */
const DAY = 24 * 60 * 60 * 1000;

async function relative(box: RelativeBox, photo: Uint8Array): Promise<RelativeBox> {
  if (box.every((value) => value <= 1)) return box;
  const { width, height } = (await sharp(photo).metadata()).autoOrient;
  return [box[0] / width, box[1] / height, box[2] / width, box[3] / height];
}

interface Look {
  photo: Uint8Array;
  picture: Picture;
  seen: PhotoSightings;
}

async function memoriesOf(
  confirmed: Confirmed[string],
  { photo, picture, seen }: Look,
  { embedder, rules, seenAt }: { embedder: Embedder; rules: FusionRules; seenAt: number },
): Promise<Memory[]> {
  return Promise.all(
    confirmed.map(async ({ label, box }) => {
      const known = { name: label, label: classOf(label, rules.classes), seenAt };
      if (!box) return { ...known, embedding: new Uint8Array(0), words: [] };
      const place = await relative(box, photo);
      const words = seen.things.filter((thing) => covers(place, thing.box)).flatMap((thing) => thing.words);
      return { ...known, embedding: embedder.embed(picture, toPixels(place, picture)), words };
    }),
  );
}

/** Goes through the photos of one household by name, each predicted from what the earlier ones confirmed. Null when called wrongly. */
export async function household(args: string[]): Promise<number | null> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { confirmed: { type: 'string' } },
  });
  const [folder] = positionals;
  if (folder === undefined || values.confirmed === undefined) return null;
  const confirmed = JSON.parse(await readFile(values.confirmed, 'utf8')) as Confirmed;
  const files = (await photoFiles([folder])).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const [rules, embedder] = await Promise.all([loadFusionRules(), Embedder.open()]);
  const pool = new VisionPool({ timeLimit: PATIENCE });
  const memories: Memory[] = [];
  const answer: Record<string, unknown> = {};
  let failed = 0;
  for (const [day, file] of files.entries()) {
    const photo = await file.read();
    try {
      const seen = await pool.look('household', photo);
      const now = (day + 1) * DAY;
      answer[file.name] = printedFindings(listFoods([seen], rules, { memories, now }).findings);
      const look = { photo, picture: await decodePhoto(photo), seen };
      memories.push(
        ...(await memoriesOf(confirmed[file.name] ?? [], look, { embedder, rules, seenAt: now })),
      );
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error;
      failed += 1;
      console.error(`${file.name}: ${error.message}`);
      answer[file.name] = [];
    }
  }
  await pool.close();
  console.log(JSON.stringify(answer, null, 1));
  return failed > 0 && failed === files.length ? 1 : 0;
}
