import type { Size } from './fit.ts';

const BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis'];

/** Whether a file is HEIC by its first bytes: the browser often has no type for these files. */
export async function isHeic(file: Blob): Promise<boolean> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  return head.slice(4, 8) === 'ftyp' && BRANDS.includes(head.slice(8, 12));
}

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#e9efe6"/>
<text x="200" y="145" text-anchor="middle" font-family="sans-serif" font-size="34" fill="#2f4a33">HEIC</text>
<text x="200" y="180" text-anchor="middle" font-family="sans-serif" font-size="16" fill="#2f4a33">no preview in this browser</text></svg>`;

/** Shown instead of a photo that this browser cannot open. */
export const PLACEHOLDER: Size & { blob: Blob } = {
  blob: new Blob([SVG], { type: 'image/svg+xml' }),
  width: 1600,
  height: 1200,
};
