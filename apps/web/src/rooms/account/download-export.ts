import { exportAccount } from '@crisper/contract/account/account';
import { send } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';

const LIMIT_MS = 5 * 60 * 1000;

/** The server names the file by the date in the user's time zone. */
export function fileNameOf(disposition: string | null, now: Date): string {
  const named = /filename="([\w.-]+\.json)"/.exec(disposition ?? '')?.[1];
  return named ?? `crisper-${now.toISOString().slice(0, 10)}.json`;
}

export async function downloadExport(): Promise<void> {
  const response = await send(exportAccount, { timeoutMs: LIMIT_MS });
  const name = fileNameOf(response.headers.get('content-disposition'), new Date());
  saveFile(await response.blob(), name);
}
