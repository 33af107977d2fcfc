import { parentPort } from 'node:worker_threads';
import { PARSERS } from './parsers.ts';
import type { ParseOrder, ParseReport } from './worker-messages.ts';

const report = (message: ParseReport) => parentPort?.postMessage(message);

parentPort?.on('message', async ({ id, parser, input }: ParseOrder) => {
  try {
    const known = PARSERS.get(parser);
    if (!known) throw new Error(`No worker knows the parser ${parser}`);
    report({ type: 'done', id, output: await known.read(input as never) });
  } catch (error) {
    report({ type: 'failed', id, error });
  }
});
report({ type: 'ready' });
