import sharp from 'sharp';
import { decodePhoto } from './decode.ts';
import { assertNotFlat } from './flat.ts';

const SIDE = 1280;
const QUALITY = 82;

/** Encodes the photo as a new JPEG without metadata, for an external model. */
export async function encodeForModel(
  bytes: Uint8Array,
): Promise<{ jpeg: Uint8Array; width: number; height: number }> {
  const picture = await decodePhoto(bytes);
  assertNotFlat(picture);
  const raw = { width: picture.width, height: picture.height, channels: 3 } as const;
  const jpeg = await sharp(picture.data, { raw })
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  return { jpeg, width: picture.width, height: picture.height };
}
