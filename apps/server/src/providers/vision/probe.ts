import type { VisionProvider } from './vision.provider.ts';

/** 64 by 64 gray pixels. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEXIzcY0lTSkAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRYw+3BgQAAAADDoPlT3+AEVQEAAAB8AxBAAAEZszF2AAAAAElFTkSuQmCC',
  'base64',
);

/** Whether the eyes read a photo right now: all the way, though there is nothing on it. */
export async function probeVision({ read }: Pick<VisionProvider, 'read'>): Promise<void> {
  const { photos } = await read([PHOTO]);
  if (photos.some((photo) => !photo.ok)) throw new Error('The eyes could not read a plain photo.');
}
