import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Written by the build, beside the folder of this bundle. */
const FILE = fileURLToPath(new URL('../commit', import.meta.url));

/** Which commit this was built from; null when it runs from its sources, or was built without its history. */
export const COMMIT = existsSync(FILE) ? readFileSync(FILE, 'utf8').trim() || null : null;
