import { s3Client } from './s3-client.ts';
import type { Storage } from './storage.provider.ts';

const MOST_BYTES = 20_000_000;

export function s3Storage(address: string): Storage {
  const { ask } = s3Client(address);
  return {
    put: async (name, body, type) => void (await (await ask('PUT', name, { body, type })).body?.cancel()),
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
