import { renderToStaticMarkup } from 'react-dom/server';
import { type Drawable, DrawnPlate } from './drawn-plate.tsx';
import { PALETTE } from './palette.ts';

const CLASS = / class="([^"]*)"/g;

/** The drawn plate as a standalone SVG: literal colors instead of CSS variables, and the given size. */
export function plateSvg(recipe: Drawable, size: { width: number; height: number }): string {
  const markup = renderToStaticMarkup(<DrawnPlate recipe={recipe} />);
  const colored = markup.replaceAll(CLASS, (_, names: string) => colors(names));
  return colored.replace(
    '<svg ',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" `,
  );
}

function colors(names: string): string {
  return names
    .split(' ')
    .map((name) => {
      const [, part, token = ''] = /^(fill|stroke)-(.+)$/.exec(name) ?? [];
      const color = PALETTE[token];
      return part && color ? ` ${part}="${color}"` : '';
    })
    .join('');
}
