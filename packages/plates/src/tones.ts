/** Colors of the drawn plates; each is a design token with a light and a dark value. */
const TONES = {
  tomato: ['fill-art-tomato', 'stroke-art-tomato'],
  'tomato-deep': ['fill-art-tomato-deep', 'stroke-art-tomato-deep'],
  leaf: ['fill-art-leaf', 'stroke-art-leaf'],
  'leaf-deep': ['fill-art-leaf-deep', 'stroke-art-leaf-deep'],
  lime: ['fill-art-lime', 'stroke-art-lime'],
  lemon: ['fill-art-lemon', 'stroke-art-lemon'],
  carrot: ['fill-art-carrot', 'stroke-art-carrot'],
  egg: ['fill-art-egg', 'stroke-art-egg'],
  milk: ['fill-art-milk', 'stroke-art-milk'],
  berry: ['fill-art-berry', 'stroke-art-berry'],
  crust: ['fill-art-crust', 'stroke-art-crust'],
  'crust-deep': ['fill-art-crust-deep', 'stroke-art-crust-deep'],
  rice: ['fill-art-rice', 'stroke-art-rice'],
  pasta: ['fill-art-pasta', 'stroke-art-pasta'],
  pink: ['fill-art-pink', 'stroke-art-pink'],
  meat: ['fill-art-meat', 'stroke-art-meat'],
  'meat-deep': ['fill-art-meat-deep', 'stroke-art-meat-deep'],
  bean: ['fill-art-bean', 'stroke-art-bean'],
  cocoa: ['fill-art-cocoa', 'stroke-art-cocoa'],
  broth: ['fill-art-broth', 'stroke-art-broth'],
  mushroom: ['fill-art-mushroom', 'stroke-art-mushroom'],
  plum: ['fill-art-plum', 'stroke-art-plum'],
} as const;

export type Tone = keyof typeof TONES;

export const fillOf = (tone: Tone): string => TONES[tone][0];
export const strokeOf = (tone: Tone): string => TONES[tone][1];
