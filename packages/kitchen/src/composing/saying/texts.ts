import type { FoodLanguage } from '../../foods/localized/shown-names.ts';
import { TEXTS as DE } from './texts/de.data.ts';
import { TEXTS as ES } from './texts/es.data.ts';
import { TEXTS as FR } from './texts/fr.data.ts';
import { TEXTS as IT } from './texts/it.data.ts';

const SOURCES: Readonly<Record<FoodLanguage, string>> = { de: DE, es: ES, fr: FR, it: IT };
const read = new Map<FoodLanguage, ReadonlyMap<string, string>>();

/** A blank at the beginning or the end of a text, which editors would drop. */
const BLANK = '␣';
/** A text that a language has no words for. */
const NOTHING = '~';

/** What each English text is in a language. Each entry is two lines: the English, and "= " with the other. */
export function textsIn(language: FoodLanguage): ReadonlyMap<string, string> {
  const before = read.get(language);
  if (before) return before;
  const texts = new Map<string, string>();
  const lines = SOURCES[language].split('\n');
  for (const [at, line] of lines.entries()) {
    if (!line.startsWith('= ')) continue;
    const said = line.slice(2);
    texts.set(lines[at - 1]!.replaceAll(BLANK, ' '), said === NOTHING ? '' : said.replaceAll(BLANK, ' '));
  }
  read.set(language, texts);
  return texts;
}
