import sharp from 'sharp';
import { decodePhoto, WORKING_SIDE } from './decode.ts';
import { assertNotFlat } from './flat.ts';

const SIDE = 1280;
const QUALITY = 82;

/** Encodes the photo as a new JPEG without metadata, for an external model. */
export async function encodeForModel(
  bytes: Uint8Array,
  side = SIDE,
): Promise<{ jpeg: Uint8Array; width: number; height: number }> {
  const picture = await decodePhoto(bytes, Math.max(side, WORKING_SIDE));
  assertNotFlat(picture);
  const raw = { width: picture.width, height: picture.height, channels: 3 } as const;
  const jpeg = await sharp(picture.data, { raw })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  return { jpeg, width: picture.width, height: picture.height };
}
