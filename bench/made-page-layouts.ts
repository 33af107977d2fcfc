import type { Recipe } from '@crisper/kitchen/recipes/recipe';

/** The first five are looked at while the reader is made, the others are not. */
export const LAYOUTS = [
  'one-column',
  'two-columns',
  'aside',
  'magazine',
  'screenshot',
  'aside-right',
  'list-in-two',
  'steps-in-two',
  'centred',
  'parts',
] as const;
export type Layout = (typeof LAYOUTS)[number];

export interface PageStyle {
  font: string;
  size: number;
  heading: string;
  method: string;
  numbered: boolean;
  bullets: boolean;
  glyphs: boolean;
  justified: boolean;
  tip: string;
}

const GLYPHS: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/4': '¼',
  '3/4': '¾',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/8': '⅛',
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function printed(text: string, { glyphs }: PageStyle): string {
  const plain = escaped(text);
  return glyphs
    ? plain.replace(/\b(\d )?(\d\/\d)\b/g, (all, whole, part) =>
        GLYPHS[part] ? `${(whole ?? '').trim()}${GLYPHS[part]}` : all,
      )
    : plain;
}

/** One recipe as a printed page in HTML. */
export function pageHtml(recipe: Recipe, layout: Layout, style: PageStyle): string {
  const { size } = style;
  const facts = [
    `Serves ${recipe.servings}`,
    recipe.prepMinutes > 0 && `Prep time: ${recipe.prepMinutes} minutes`,
    recipe.cookMinutes > 0 && `Cook time: ${recipe.cookMinutes} minutes`,
  ].filter(Boolean);
  const title = `<h1>${escaped(recipe.title)}</h1>`;
  const intro = `<p class="intro">${printed(recipe.description, style)}</p><p class="facts">${facts.join(' · ')}</p>`;
  const lines = recipe.ingredients.map(({ text }) => printed(text, style));
  const bullet = style.bullets ? '• ' : '';
  const items = (some: readonly string[]) =>
    some.map((line) => `<div class="item">${bullet}${line}</div>`).join('');
  const half = Math.ceil(lines.length / 2);
  const listed =
    layout === 'parts' && lines.length > 3
      ? `<h3>For the base</h3>${items(lines.slice(0, half))}<h3>To finish</h3>${items(lines.slice(half))}`
      : items(lines);
  const ingredients = `${style.heading && `<h2>${style.heading}</h2>`}<div class="list">${listed}</div>`;
  const method = recipe.steps
    .map(
      ({ text }, at) => `<p class="step">${style.numbered ? `${at + 1}. ` : ''}${printed(text, style)}</p>`,
    )
    .join('');
  const steps = `${style.method && `<h2>${style.method}</h2>`}<div class="method">${method}</div>`;
  const tip = `<div class="tip"><b>Tip</b><p>${style.tip}</p></div>`;
  const foot = '<p class="foot">104 &nbsp; EVERYDAY COOKING</p>';
  const css = `<style>
    .sheet{font:${size}px/1.42 ${style.font}} h1{font-size:${size * 2.1}px;line-height:1.1;margin:0 0 14px}
    h2{font-size:${size * 1.25}px;margin:22px 0 10px} h3{font-size:${size * 1.05}px;margin:14px 0 6px}
    .intro{font-style:italic;margin:0 0 10px}.facts{margin:0 0 18px}
    .item{padding-left:1.2em;text-indent:-1.2em;margin:3px 0}
    .step{margin:0 0 12px;${style.justified ? 'text-align:justify;hyphens:auto' : ''}}
    .foot{margin-top:40px;font-size:${size * 0.8}px} .tip{border:2px solid #888;padding:14px;font-size:${size * 0.9}px}
    .grid{display:grid;gap:44px}.band{background:linear-gradient(90deg,#b5733c,#d9b26a);height:260px;margin-bottom:30px}
    .two{columns:2;column-gap:50px}</style>`;
  const left = 'grid-template-columns:36% 1fr';
  const body: Record<Layout, string> = {
    'one-column': `${title}${intro}${ingredients}${steps}${foot}`,
    'two-columns': `${title}<div class="two">${intro}${ingredients}${steps}</div>${foot}`,
    aside: `${title}${intro}<div class="grid" style="${left}"><div>${ingredients}</div><div>${steps}</div></div>${foot}`,
    magazine: `<div class="band"></div>${title}${intro}<div class="grid" style="grid-template-columns:30% 1fr 22%"><div>${ingredients}</div><div>${steps}</div>${tip}</div>${foot}`,
    screenshot: `<p>9:41 &nbsp; Recipes</p>${title}${intro}${ingredients}${steps}${tip}`,
    'aside-right': `${title}${intro}<div class="grid" style="grid-template-columns:1fr 36%"><div>${steps}</div><div>${ingredients}</div></div>${foot}`,
    'list-in-two': `<p class="foot">MAIN DISHES</p>${title}${intro}${ingredients.replace('class="list"', 'class="list two"')}${steps}${foot}`,
    'steps-in-two': `${title}${intro}${ingredients}${steps.replace('class="method"', 'class="method two"')}${foot}`,
    centred: `<div style="text-align:center">${title}${intro}${ingredients}</div>${steps}${foot}`,
    parts: `${title}${intro}<div class="grid" style="${left}"><div>${ingredients}</div><div>${steps}${tip}</div></div>${foot}`,
  };
  return css + body[layout];
}
