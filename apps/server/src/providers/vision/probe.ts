import type { VisionProvider } from './vision.provider.ts';

/** A light half above a dark one, 64 by 64 pixels: a picture of one color would be refused before anybody looks. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQMAAACQp+OdAAAABlBMVEVaWlrIyMjXQXrOAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFElEQVQoz2P4DwUMowysjFGAFwAAa3L/AXX1A3AAAAAASUVORK5CYII=',
  'base64',
);

/** Runs the vision engine on a plain photo, to check that the whole path works. */
export async function probeVision({ read }: Pick<VisionProvider, 'read'>): Promise<void> {
  const { photos } = await read([PHOTO]);
  if (photos.some((photo) => !photo.ok)) throw new Error('The vision engine could not read a plain photo.');
}
