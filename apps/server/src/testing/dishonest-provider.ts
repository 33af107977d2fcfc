import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CLIENT } from './openid-provider.ts';

/** What is not as it should be. */
export interface Lies {
  /** What it calls itself. */
  issuer?: string;
  /** In the token about the person. */
  claims?: object;
  /** Signs with a key that it does not show. */
  otherKey?: boolean;
  /** Says at the second place that it is another user. */
  otherPerson?: boolean;
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A provider that is honest but for its lies. Everybody is the same verified person there. */
export async function lyingProvider(lies: Lies) {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let nonce = '';
  let challenge = '';
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', issuer);
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const verifier = new URLSearchParams(body).get('code_verifier') ?? '';
      const isSame = createHash('sha256').update(verifier).digest('base64url') === challenge;
      const found = url.pathname === '/token' && !isSame ? undefined : pages[url.pathname]?.();
      reply.writeHead(found ? 200 : 400, { 'content-type': 'application/json' });
      reply.end(JSON.stringify(found ?? { error: 'invalid_grant' }));
    });
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;

  const idToken = (key: KeyObject) => {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: CLIENT.id,
      sub: 'liar',
      iat: now,
      exp: now + 60,
      nonce,
      ...lies.claims,
    };
    const signed = `${base64({ alg: 'RS256', kid: 'one' })}.${base64(claims)}`;
    return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
  };
  const pages: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer: lies.issuer ?? issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/me`,
      jwks_uri: `${issuer}/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/keys': () => ({
      keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
    }),
    '/token': () => ({
      access_token: randomUUID(),
      token_type: 'Bearer',
      id_token: idToken((lies.otherKey ? other : own).privateKey),
    }),
    '/me': () => ({
      sub: lies.otherPerson ? 'victim' : 'liar',
      email: `liar@example.com`,
      email_verified: true,
      preferred_username: 'liar',
    }),
  };

  return {
    issuer,
    /** Comes back at once, with a code for whatever was asked. */
    visit(url: string): string {
      const asked = new URL(url).searchParams;
      nonce = asked.get('nonce') ?? '';
      challenge = asked.get('code_challenge') ?? '';
      return `?code=any&state=${asked.get('state')}`;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
