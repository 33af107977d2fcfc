import { readMinutes } from '@crisper/kitchen/recipes/durations';
import { readYield } from '@crisper/kitchen/recipes/yields';
import { photoBeside, present, type Read, type Source } from '../source.ts';
import { inSections, linesOf, withoutBullets } from '../values.ts';
import { child, children, type XmlNode } from '../xml.ts';
import { headingOf } from './schema-org.ts';

/** Cookmate: <cookbook> with a <recipe> for each, and the pictures beside it. */
export async function* readCookmate(root: XmlNode, source: Source): AsyncGenerator<Read> {
  for (const recipe of children(root, 'recipe')) {
    const says = (name: string) => child(recipe, name)?.text.trim() ?? '';
    const lines = (name: string) => children(recipe, name).flatMap(itemsOf);
    const paths = [
      ...children(recipe, 'imagepath').map(({ text }) => text),
      ...children(recipe, 'image').flatMap((image) => children(image, 'path').map(({ text }) => text)),
    ];
    yield {
      source: says('title'),
      given: {
        title: says('title'),
        description: says('description'),
        servings: readYield(says('quantity')),
        yieldText: says('quantity'),
        prepMinutes: readMinutes(says('preptime')),
        cookMinutes: readMinutes(says('cooktime')),
        totalMinutes: readMinutes(says('totaltime')),
        ingredients: inSections(lines('ingredient'), headingOf),
        steps: inSections(withoutBullets(lines('recipetext')), headingOf),
        tags: [...children(recipe, 'category'), ...children(recipe, 'tag')].map(({ text }) => text),
        rating: says('rating'),
        notes: lines('comments').join('\n'),
        sourceUrl: says('url'),
        sourceName: says('source'),
        nutrition: lines('nutrition').join('\n'),
        imageUrl: says('imageurl'),
        photos: present(paths.map((path) => photoBeside(source, path.trim()))),
      },
    };
  }
}

/** <li> for each line, or the lines of the text itself. */
function itemsOf(node: XmlNode): string[] {
  const items = children(node, 'li');
  return items.length > 0 ? items.flatMap(({ text }) => linesOf(text)) : linesOf(node.text);
}
