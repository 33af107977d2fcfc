import { createHash, createHmac } from 'node:crypto';

export interface S3Keys {
  id: string;
  secret: string;
  region: string;
}

interface Request {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body?: Uint8Array | undefined;
  at: Date;
}

const hash = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** The headers of a request with AWS Signature Version 4, which every S3-compatible store understands. */
export function signS3(keys: S3Keys, { method, url, headers, body, at }: Request): Record<string, string> {
  const time = at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const content = hash(body ?? '');
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': content,
    'x-amz-date': time,
  };
  const names = Object.keys(all).sort();
  const signed = names.join(';');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const asked = [
    method,
    url.pathname,
    query,
    ...names.map((name) => `${name}:${all[name]}`),
    '',
    signed,
    content,
  ];
  const scope = `${day}/${keys.region}/s3/aws4_request`;
  const said = ['AWS4-HMAC-SHA256', time, scope, hash(asked.join('\n'))].join('\n');
  const key = [keys.region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${keys.secret}`, day));
  const signature = hmac(key, said).toString('hex');
  const { host: _, ...sent } = all;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${keys.id}/${scope},SignedHeaders=${signed},Signature=${signature}`,
  };
}
