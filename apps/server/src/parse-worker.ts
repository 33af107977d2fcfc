import { PARSERS } from './parsers.ts';
import type { ParseOrder, ParseReport } from './parsing/worker-messages.ts';
import { readDraft } from './rooms/recipes/recipes.parsers.ts';

const report = (message: ParseReport) => process.send?.(message);

process.on('message', async ({ id, parser, input }: ParseOrder) => {
  try {
    const known = PARSERS.get(parser);
    if (!known) throw new Error(`No worker knows the parser ${parser}`);
    report({ type: 'done', id, output: await known.read(input as never) });
  } catch (error) {
    report({ type: 'failed', id, error });
  }
});
// Foods and weights load with the first text. On a busy machine that alone would take longer than a text may.
readDraft.read({ text: 'Toast\n\nIngredients\n1 slice bread\n\nSteps\nToast the bread for 2 minutes.' });
report({ type: 'ready' });
