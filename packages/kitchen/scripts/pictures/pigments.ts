/** The colors of the pictures of foods: those of the drawn plates, and more. Neither lost on light paper nor on dark. */
export const PIGMENTS = {
  red: '#d8432c',
  ruby: '#b62f3c',
  beet: '#94305a',
  rose: '#ec9aa0',
  pink: '#f3b3a2',
  salmon: '#f18b66',
  orange: '#ee8b35',
  amber: '#e3a033',
  yellow: '#f5c53c',
  lemon: '#f8dc55',
  butter: '#f8e39b',
  cream: '#fbf0d2',
  white: '#fdfaf0',
  grey: '#b4b6ae',
  silver: '#ccd3d0',
  black: '#5d5a54',
  straw: '#ead090',
  wheat: '#e0b974',
  crust: '#d29653',
  toasted: '#b5763a',
  roasted: '#a2622f',
  tan: '#cba982',
  taupe: '#a58a6c',
  brown: '#8f5d3c',
  cocoa: '#7a4d36',
  chestnut: '#8c4a2c',
  leaf: '#5d9f4f',
  green: '#438a48',
  pine: '#3b7448',
  lime: '#a9cc5c',
  pale: '#d3e3a4',
  sage: '#a0b58c',
  olive: '#8e9340',
  mustard: '#d8a41f',
  clay: '#d07f58',
  berry: '#7f5aa5',
  grape: '#8a4a7c',
  plum: '#6f4678',
  lilac: '#b39ad0',
  navy: '#5468a5',
  blue: '#4f86bd',
  sky: '#b5dcec',
  teal: '#5c9f9a',
  meat: '#b9483f',
  steak: '#c4564b',
  pork: '#efa79b',
  ham: '#ec8d8b',
  fish: '#8fa9b5',
  broth: '#dfa25a',
} as const;

export type Pigment = keyof typeof PIGMENTS;

const DARK = 90;
const mixed = (one: string, other: readonly [number, number, number], share: number): string =>
  `#${[1, 3, 5]
    .map((at, n) =>
      Math.round(Number.parseInt(one.slice(at, at + 2), 16) * (1 - share) + (other[n] ?? 0) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The line around a color: darker, or lighter where the color itself is dark, so that it shows on any paper. */
export function edgeOf(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const light = red * 0.3 + green * 0.59 + blue * 0.11;
  if (light < DARK) return mixed(color, [255, 236, 214], 0.42);
  return mixed(color, [78, 46, 20], light > 225 ? 0.38 : 0.42);
}
