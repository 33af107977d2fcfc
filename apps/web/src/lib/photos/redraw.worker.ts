import { type RedrawOptions, redraw } from './redraw.ts';

/** Answers in the order of the requests; null for a photo that cannot be decoded. */
addEventListener(
  'message',
  async (event: MessageEvent<{ id: number; file: Blob; options: RedrawOptions }>) => {
    const { id, file, options } = event.data;
    const canvasOf = (size: { width: number; height: number }) =>
      new OffscreenCanvas(size.width, size.height);
    const drawn = await redraw(file, canvasOf, options).catch(() => null);
    postMessage({ id, drawn });
  },
);
