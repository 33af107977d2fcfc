import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { LIMITS } from '@crisper/kitchen/recipes/draft';
import { parseLooseJson } from '@crisper/kitchen/recipes/reading/loose-json';
import { readLoose } from '@crisper/kitchen/recipes/reading/read-loose';
import { writeJsonLd } from '@crisper/kitchen/recipes/write-json-ld';
import { type Database, openDatabase } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { readEnv } from '../env.ts';
import { type Found, importAll } from '../rooms/recipes/recipes.import.ts';
import { pageAfter } from '../rooms/recipes/recipes.repository.ts';
import { readRecipeFile, recipeFiles } from './recipes-files.ts';
import { importFor } from './recipes-import-user.ts';

const PAGE = 500;
const REASONS_SHOWN = 100;

/** With `--user EMAIL` into an account, with photos and notes; otherwise into the public book. Prints the count; rejected recipes and the reasons go to standard error. */
export async function importRecipes(args: string[]): Promise<number> {
  const { paths, email } = readArguments(args);
  if (paths.length === 0 || email === '') {
    console.error('import needs a file or a directory, and --user an email');
    return 2;
  }
  return withDatabase(async (db) => {
    if (email !== undefined)
      return importFor(db, email, paths, {
        result: (value) => void process.stdout.write(`${JSON.stringify(value)}\n`),
        note: (line) => console.error(line),
      });
    for (const path of paths) {
      let told = 0;
      const started = performance.now();
      const report = await importAll(db, await sourceKey(path), findAll(path), (where, reason) => {
        told += 1;
        if (told <= REASONS_SHOWN) console.error(`refused ${where}: ${reason}`);
      });
      if (told > REASONS_SHOWN) console.error(`refused ${told - REASONS_SHOWN} more`);
      const seconds = Math.round(performance.now() - started) / 1_000;
      process.stdout.write(`${JSON.stringify({ source: path, ...report, seconds })}\n`);
    }
    return 0;
  });
}

function readArguments(args: readonly string[]): { paths: string[]; email: string | undefined } {
  const at = args.indexOf('--user');
  if (at < 0) return { paths: [...args], email: undefined };
  return { paths: args.filter((_, index) => index !== at && index !== at + 1), email: args[at + 1] ?? '' };
}

/** Every stored recipe as one line of JSON-LD. */
export async function exportRecipes(): Promise<number> {
  return withDatabase(async (db) => {
    let after = '';
    for (;;) {
      const page = await pageAfter(db.orm, after, PAGE);
      for (const recipe of page) {
        const written = process.stdout.write(
          `${JSON.stringify({ ...writeJsonLd(recipe), identifier: recipe.id })}\n`,
        );
        if (!written) await new Promise((resume) => process.stdout.once('drain', resume));
      }
      const last = page.at(-1);
      if (last === undefined || page.length < PAGE) return 0;
      after = last.id;
    }
  });
}

async function withDatabase(work: (db: Database) => Promise<number>): Promise<number> {
  const db = await openDatabase(readEnv(), { attach: true });
  try {
    await migrate(db.pool);
    return await work(db);
  } finally {
    await db.close();
  }
}

/** An unchanged file keeps its key, so that an import can resume. A changed file is read from the start. */
async function sourceKey(path: string): Promise<string> {
  const { size, mtimeMs } = await stat(path);
  return createHash('sha256')
    .update(`${resolve(path)}\0${size}\0${Math.round(mtimeMs)}`)
    .digest('hex');
}

async function* findAll(path: string): AsyncGenerator<Found> {
  for (const file of await recipeFiles(path)) {
    if (['.jsonl', '.ndjson'].includes(extname(file).toLowerCase())) yield* findInLines(file);
    else yield { where: file, draft: await readRecipeFile(file).catch((error: Error) => error.message) };
  }
}

async function* findInLines(file: string): AsyncGenerator<Found> {
  let number = 0;
  const input = createReadStream(file, 'utf8');
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === '') continue;
    const where = `${file}:${number}`;
    if (line.length > LIMITS.sourceChars) yield { where, draft: 'line too long' };
    else {
      const values = parseLooseJson(line);
      yield {
        where,
        draft: values.length === 0 ? 'not JSON' : (readLoose(values) ?? 'no recipe found in it'),
      };
    }
  }
}
