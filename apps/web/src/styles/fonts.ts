import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/**
 * Self-hosted Latin subsets. Loaded after the first paint, so that text shows at once in the fallback fonts. Both
 * fonts are swapped together, because each swap lays out the whole page again.
 */
export async function loadFonts(): Promise<void> {
  const faces = [
    new FontFace('Fraunces Variable', `url(${fraunces}) format("woff2")`, { weight: '100 900' }),
    new FontFace('Inter Variable', `url(${inter}) format("woff2")`, { weight: '100 900' }),
  ];
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  for (const face of loaded) if (face.status === 'fulfilled') document.fonts.add(face.value);
}
