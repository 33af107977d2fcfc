import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/**
 * Latin subsets only, self-hosted. Asked for once the page is painted: its words do not wait for their letters.
 * Both take their place at once, because each time the whole page is laid out anew.
 */
export async function loadFonts(): Promise<void> {
  const faces = [
    new FontFace('Fraunces Variable', `url(${fraunces}) format("woff2")`, { weight: '100 900' }),
    new FontFace('Inter Variable', `url(${inter}) format("woff2")`, { weight: '100 900' }),
  ];
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  for (const face of loaded) if (face.status === 'fulfilled') document.fonts.add(face.value);
}
