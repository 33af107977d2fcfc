import { serveJobs } from '@crisper/worker-pool/serve-jobs';
import { PARSERS } from './parsers.ts';
import type { ParseTask } from './parsing/parser.ts';
import { readDraft } from './rooms/recipes/recipes.parsers.ts';

// Foods and weights load with the first text. On a busy machine that alone would take longer than a text may.
readDraft.read({ text: 'Toast\n\nIngredients\n1 slice bread\n\nSteps\nToast the bread for 2 minutes.' });
serveJobs(({ parser, input }: ParseTask) => {
  const known = PARSERS.get(parser);
  if (!known) throw new Error(`No worker knows the parser ${parser}`);
  return known.read(input as never);
});
