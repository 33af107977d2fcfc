import { parseLine } from '@crisper/kitchen/measures/parse-line';
import { escapeCooklang } from '@crisper/kitchen/recipes/cooklang-scan';
import { spokenDuration } from '@crisper/kitchen/recipes/durations';
import { readCooklang } from '@crisper/kitchen/recipes/read-cooklang';
import { SURE } from '@crisper/kitchen/recipes/sections';
import { stringify } from 'yaml';
import { surviving, type WrittenRecipe, yieldOf } from './writing.ts';

const written = (text: string) => escapeCooklang(surviving(text));

/** A .cook file: what is known about the recipe, the list of ingredients, the steps, and the notes. */
export function writeCooklang(recipe: WrittenRecipe): Buffer {
  const { rating } = recipe;
  const head = {
    title: surviving(recipe.title),
    ...some('description', surviving(recipe.description)),
    ...some('servings', surviving(yieldOf(recipe))),
    ...time('prep time', recipe.prepMinutes),
    ...time('cook time', recipe.cookMinutes),
    ...time('total time', recipe.totalMinutes),
    ...some(
      'tags',
      recipe.tags.map((tag) => surviving(tag)),
    ),
    ...(rating !== null && { rating }),
    ...some('source', recipe.sourceUrl ?? ''),
    ...some('author', surviving(recipe.sourceName ?? '')),
    ...some('image', recipe.imageUrl ?? ''),
    ...some('nutrition', surviving(recipe.nutrition ?? '')),
    ...some('created', recipe.createdAt ?? ''),
  };
  const list = inParts(
    recipe.ingredients.map(({ section, line }) => ({ section, text: ingredient(surviving(line)) })),
  );
  const steps = inParts(recipe.steps.map(({ section, text }) => ({ section, text: written(text) })));
  const closing = recipe.ingredients.at(-1)?.section == null ? [] : ['='];
  const notes = recipe.notes.split('\n\n').map((part) =>
    part
      .split('\n')
      .map((line) => `> ${written(line)}`)
      .join('\n'),
  );
  const body = [
    ...(list.length === 0 ? [] : ['>> [mode]: ingredients', ...list, ...closing, '>> [mode]: steps']),
    ...steps,
    ...(recipe.notes === '' ? [] : notes),
  ];
  return Buffer.from(`---\n${stringify(head, { lineWidth: 0 })}---\n\n${body.join('\n\n')}\n`);
}

const some = (key: string, value: string | readonly string[]) => (value.length === 0 ? {} : { [key]: value });

const time = (key: string, minutes: number | null) =>
  minutes === null ? {} : { [key]: spokenDuration(minutes) };

function inParts(items: readonly { section: string | null; text: string }[]): string[] {
  const lines: string[] = [];
  let open: string | null = null;
  for (const { section, text } of items) {
    if (section !== open) lines.push(section === null ? '=' : `= ${written(section)}${SURE}`);
    open = section;
    lines.push(text);
  }
  return lines;
}

/** Marked with its amount where it reads the same again, else as it is. */
function ingredient(line: string): string {
  const ways = [marked(line), `@${line}{}`, escapeCooklang(line)];
  return ways.find((way) => readsAs(way, line)) ?? escapeCooklang(line);
}

function readsAs(way: string, line: string): boolean {
  const draft = readCooklang(`>> [mode]: ingredients\n${way}\n>> [mode]: steps`);
  return draft?.ingredients.length === 1 && draft.ingredients[0]!.text === line && draft.steps.length === 0;
}

function marked(line: string): string {
  const { quantity, quantityMax, unit, name, preparation, optional } = parseLine(line);
  const amount = quantity === null ? '' : [quantity, quantityMax].filter((part) => part !== null).join('-');
  return `@${optional ? '?' : ''}${name}{${amount}${unit ? `%${unit}` : ''}}${preparation ? `(${preparation})` : ''}`;
}
