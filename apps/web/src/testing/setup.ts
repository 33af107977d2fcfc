import { beforeEach } from 'vitest';
import { askThrough } from '../lib/api.ts';
import { clearSession } from '../lib/session/session-store.ts';

// The files of a worker share their modules: each test starts as a guest whose calls go over the network.
beforeEach(() => {
  askThrough((...request) => fetch(...request));
  clearSession();
});
