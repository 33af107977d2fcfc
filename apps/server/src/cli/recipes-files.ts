import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { LIMITS, type RecipeDraft } from '@crisper/kitchen/recipes/draft';
import { readCooklang } from '@crisper/kitchen/recipes/read-cooklang';
import { parseLooseJson } from '@crisper/kitchen/recipes/reading/loose-json';
import { readLoose } from '@crisper/kitchen/recipes/reading/read-loose';
import { readPage } from '@crisper/kitchen/recipes/reading/read-page';
import { readText } from '@crisper/kitchen/recipes/reading/read-text';

const KINDS = new Set(['.cook', '.html', '.htm', '.json', '.jsonl', '.ndjson', '.txt', '.md']);

/** Every readable file below a path, in a fixed order, so that an interrupted import can resume. */
export async function recipeFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && KINDS.has(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The one recipe in a file, or why there is none. Content and file extension decide the format. */
export async function readRecipeFile(path: string): Promise<RecipeDraft | string> {
  const { size } = await stat(path);
  if (size > LIMITS.sourceChars) return `larger than ${LIMITS.sourceChars / 1_000_000} MB`;
  const text = await readFile(path, 'utf8');
  if (text.slice(0, 4_000).includes('\0')) return 'not a text file';
  const draft = readSource(text, extname(path).toLowerCase());
  return draft ?? 'no recipe found in it';
}

function readSource(text: string, extension: string): RecipeDraft | null {
  if (/^\s*<(?:!doctype|html|\?xml|head|body)/i.test(text) || extension === '.html' || extension === '.htm')
    return readPage(text);
  if (extension === '.cook') return readCooklang(text);
  if (/^\s*[[{]/.test(text) && extension !== '.md') return readLoose(parseLooseJson(text));
  return readText(text);
}
