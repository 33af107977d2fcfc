import type { VisionProvider } from './vision.provider.ts';

/** A gray image of 64 by 64 pixels. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEXIzcY0lTSkAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRYw+3BgQAAAADDoPlT3+AEVQEAAAB8AxBAAAEZszF2AAAAAElFTkSuQmCC',
  'base64',
);

/** Runs the eyes on an empty photo, to check that the whole path works. */
export async function probeVision({ read }: Pick<VisionProvider, 'read'>): Promise<void> {
  const { photos } = await read([PHOTO]);
  if (photos.some((photo) => !photo.ok)) throw new Error('The eyes could not read a plain photo.');
}
