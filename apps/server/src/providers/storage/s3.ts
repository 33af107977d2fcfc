import { type S3Keys, signS3 } from './sign-s3.ts';
import type { Storage } from './storage.provider.ts';

const LIMIT_MS = 15_000;
const MOST_BYTES = 20_000_000;

/** Any S3-compatible store: `https://KEY:SECRET@host/bucket?region=eu-central-1`. */
export function s3Storage(address: string): Storage {
  const store = new URL(address);
  const keys: S3Keys = {
    id: decodeURIComponent(store.username),
    secret: decodeURIComponent(store.password),
    region: store.searchParams.get('region') ?? 'us-east-1',
  };
  const folder = `${store.origin}${store.pathname.replace(/\/?$/, '/')}`;

  const ask = async (method: string, name: string, body?: Buffer): Promise<Response> => {
    const url = new URL(name, folder);
    const headers = body ? { 'content-type': 'image/webp' } : {};
    const response = await fetch(url, {
      method,
      headers: signS3(keys, { method, url, headers, body, at: new Date() }),
      ...(body && { body: new Uint8Array(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (response.ok || (method === 'DELETE' && response.status === 404)) return response;
    await response.body?.cancel();
    throw new Error(`The store answered ${method} with ${response.status}.`);
  };

  return {
    put: async (name, bytes) => void (await (await ask('PUT', name, bytes)).body?.cancel()),
    async get(name) {
      const response = await ask('GET', name);
      if (Number(response.headers.get('content-length')) > MOST_BYTES) {
        await response.body?.cancel();
        throw new Error('The store holds something that is no photo.');
      }
      return Buffer.from(await response.arrayBuffer());
    },
    remove: async (name) => void (await (await ask('DELETE', name)).body?.cancel()),
  };
}
