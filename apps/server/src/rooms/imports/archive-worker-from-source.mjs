// Starts the thread from TypeScript, in tests and while developing: a thread does not inherit the loader.
import { register } from 'tsx/esm/api';

register();
await import('./archive-worker.ts');
