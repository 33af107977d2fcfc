import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

const LIMIT_MS = 15_000;

interface Ask {
  body?: Buffer;
  type?: string;
  limitMs?: number;
}

/** Any S3-compatible store: `https://KEY:SECRET@host/bucket?region=eu-central-1`. */
export function s3Client(address: string) {
  const store = new URL(address);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(store.username),
    secretAccessKey: decodeURIComponent(store.password),
    region: store.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
  });
  const folder = `${store.origin}${store.pathname.replace(/\/?$/, '/')}`;

  return {
    /** Its address without the key. */
    folder,

    /** The name may be followed by a query. A caller who asks reads or cancels the body. */
    async ask(method: string, name: string, { body, type, limitMs = LIMIT_MS }: Ask = {}): Promise<Response> {
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
        signal: AbortSignal.timeout(limitMs),
      });
      const response = await fetch(request);
      if (response.ok || (method === 'DELETE' && response.status === 404)) return response;
      await response.body?.cancel();
      throw new Error(`The store answered ${method} with ${response.status}.`);
    },
  };
}
