import { redraw } from './redraw.ts';

/** Answers each photo in the order of asking; null for one that cannot be opened. */
addEventListener('message', async (event: MessageEvent<{ id: number; file: Blob }>) => {
  const { id, file } = event.data;
  const drawn = await redraw(file, ({ width, height }) => new OffscreenCanvas(width, height)).catch(
    () => null,
  );
  postMessage({ id, drawn });
});
