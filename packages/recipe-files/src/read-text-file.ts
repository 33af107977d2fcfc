import { readText } from '@crisper/kitchen/recipes/reading/read-text';
import { FileProblem } from './file-problem.ts';
import { chowdownHead, readChowdown } from './formats/chowdown.ts';
import { readCookmate } from './formats/cookmate.ts';
import { csvFormat, readCsv } from './formats/csv.ts';
import { givenOfDraft, pageOf, readCooklangFile, readWebPage } from './formats/drafts.ts';
import { isMasterCookText, readMasterCookText, readMasterCookXml } from './formats/master-cook.ts';
import { isMealMaster, readMealMaster } from './formats/meal-master.ts';
import { readCopyMeThat, readRecipeKeeper } from './formats/recipe-html.ts';
import type { FormatRead, Source } from './source.ts';
import { readXml } from './xml.ts';

/** Pages are at most so long; a whole Recipe Keeper library is one page. */
const PAGE_CHARS = 40_000_000;

/** The recipes of any other text; null when there are none. */
export function readTextFile(text: string, source: Source): FormatRead | null {
  const start = text.slice(0, 2_000).trimStart();
  if (/^<(?:\?xml|!DOCTYPE (?!html))/i.test(start) || /^<(?:mx2|cookbook)\b/i.test(start)) {
    const told = fromXml(text, source);
    if (told) return told;
  }
  if (/^<(?:!doctype html|html|head|body|!--|div|article|section|main|script)/i.test(start))
    return fromHtml(text, source);
  if (isMealMaster(text)) return { format: 'Meal-Master', reading: readMealMaster(text) };
  if (isMasterCookText(text)) return { format: 'MasterCook', reading: readMasterCookText(text) };
  const csv = csvFormat(text);
  if (csv) return { format: csv, reading: readCsv(csv, text, source) };
  if (/\.cook$/i.test(source.name) || isCooklang(text))
    return { format: 'Cooklang', reading: [readCooklangFile(text, source)] };
  const chowdown = chowdownHead(text);
  if (chowdown) return { format: 'Chowdown', reading: [readChowdown(chowdown, source)] };
  const draft = readText(text);
  return draft && { format: 'text', reading: [{ source: source.name, given: givenOfDraft(draft) }] };
}

function fromXml(text: string, source: Source): FormatRead | null {
  if (/<mx2\b/i.test(text.slice(0, 20_000)))
    return { format: 'MasterCook', reading: readMasterCookXml(text, source) };
  if (/<html\b/i.test(text.slice(0, 20_000))) return null;
  const root = readXml(text);
  return root.name.toLowerCase() === 'cookbook'
    ? { format: 'Cookmate', reading: readCookmate(root, source) }
    : null;
}

function fromHtml(html: string, source: Source): FormatRead {
  if (html.length > PAGE_CHARS) throw new FileProblem('This page is too long to be read.');
  const page = pageOf(html);
  if (/class\s*=\s*["'][^"']*\brecipe-details\b/.test(html))
    return { format: 'Recipe Keeper', reading: readRecipeKeeper(page, source) };
  if (/id\s*=\s*["']?recipeIngredients\b/.test(html))
    return { format: 'CopyMeThat', reading: readCopyMeThat(page, source) };
  return { format: 'web page', reading: readWebPage(html, page, source) };
}

/** Marks that nothing else has: @salt{}, ~{5%minutes}, >> servings: 4. */
function isCooklang(text: string): boolean {
  return /(?:^|\s)@[^\s@{}][^@{}\n]{0,60}\{[^}\n]{0,60}\}/.test(text) || /^>>\s*\w[\w ]*:/m.test(text);
}
