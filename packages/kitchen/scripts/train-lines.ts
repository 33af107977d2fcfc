import fs from 'node:fs';
import { isHeldOut, readLabelledLines } from './labelled-lines.ts';
import { EPOCHS, trainOn } from './line-trainer.ts';

/**
 * Trains the tagger for ingredient lines: train-lines.ts DIRECTORY OUTPUT.gen.json
 * Held-out lines are never trained on. To score it on unseen sites: npm run eval:kitchen -- DIRECTORY --cross-site
 */
const [directory, output] = process.argv.slice(2);
if (directory === undefined || output === undefined)
  throw new Error('usage: train-lines.ts DIRECTORY OUTPUT.gen.json');
const lines = readLabelledLines(directory).filter(({ input }) => !isHeldOut(input));
const { table, ...rest } = trainOn(lines, EPOCHS);
const packed = Buffer.from(table.buffer).toString('base64');
fs.writeFileSync(output, `${JSON.stringify({ ...rest, table: packed })}\n`);
console.log(`trained on ${lines.length} lines; table ${(packed.length / 1024).toFixed(0)} KB`);
