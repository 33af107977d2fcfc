import { redraw } from './redraw.ts';

/** Answers in the order of the requests; null for a photo that cannot be decoded. */
addEventListener('message', async (event: MessageEvent<{ id: number; file: Blob }>) => {
  const { id, file } = event.data;
  const drawn = await redraw(file, ({ width, height }) => new OffscreenCanvas(width, height)).catch(
    () => null,
  );
  postMessage({ id, drawn });
});
