import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Storage } from './storage.provider.ts';

const LIMIT_MS = 15_000;
const MOST_BYTES = 20_000_000;

/** Any S3-compatible store: `https://KEY:SECRET@host/bucket?region=eu-central-1`. */
export function s3Storage(address: string): Storage {
  const store = new URL(address);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(store.username),
    secretAccessKey: decodeURIComponent(store.password),
    region: store.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
  });
  const folder = `${store.origin}${store.pathname.replace(/\/?$/, '/')}`;

  const ask = async (method: string, name: string, body?: Buffer, type?: string): Promise<Response> => {
    const request = await client.sign(new URL(name, folder), {
      method,
      // The hash is signed too: without it, a body could be changed on its way to a store without TLS.
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...(type && { 'content-type': type }),
      },
      ...(body && { body: new Uint8Array(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const response = await fetch(request);
    if (response.ok || (method === 'DELETE' && response.status === 404)) return response;
    await response.body?.cancel();
    throw new Error(`The store answered ${method} with ${response.status}.`);
  };

  return {
    put: async (name, bytes, type) => void (await (await ask('PUT', name, bytes, type)).body?.cancel()),
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
