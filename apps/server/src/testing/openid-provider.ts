import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import type { Env } from '../env.ts';

export const CLIENT = { id: 'crisper', secret: 'a secret between the two of them' };

export const withProvider = (issuer: string): Partial<Env> => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
  OIDC_NAME: 'Club',
  OIDC_ADMIN_GROUP: 'cooks-admins',
});

/** One that is never there, for tests of what stands before it. */
export const ABSENT_PROVIDER = withProvider('http://localhost:9');

/** What the provider knows about a person. */
export interface Persona {
  sub: string;
  email?: string;
  email_verified?: boolean;
  preferred_username?: string;
  groups?: string[];
}

/** A real provider on this machine, at which a user who comes is `persona` and agrees. */
export async function openidProvider(redirectUri: string, persona: Persona, port = 0) {
  const server = createServer();
  await new Promise<void>((done) => server.listen(port, 'localhost', done));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const now = { persona, declines: false };

  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
    scopes: ['openid', 'email', 'profile', 'groups'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['preferred_username'],
      groups: ['groups'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => ({ ...now.persona, sub }) }),
    cookies: { keys: ['for tests alone'] },
  });
  const answer = provider.callback();
  server.on('request', async (request, reply) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, reply);
    if (now.declines)
      return provider.interactionFinished(request, reply, {
        error: 'access_denied',
        error_description: 'No',
      });
    const { grantId, params } = await provider.interactionDetails(request, reply);
    const accountId = now.persona.sub;
    const grant =
      (grantId && (await provider.Grant.find(grantId))) ||
      new provider.Grant({ accountId, clientId: String(params.client_id) });
    grant.addOIDCScope(String(params.scope));
    const consent = { grantId: await grant.save() };
    await provider.interactionFinished(request, reply, { login: { accountId }, consent });
  });

  return {
    issuer,
    /** From now on, this is who comes. */
    become: (persona: Persona) => void Object.assign(now, { persona, declines: false }),
    decline: () => void Object.assign(now, { declines: true }),

    /** Does what a browser does at this address, and returns the query it comes back with. */
    async visit(url: string): Promise<string> {
      const cookies = new Map<string, string>();
      for (let address = url; !address.startsWith(redirectUri); ) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const reply = await fetch(address, { redirect: 'manual', headers: { cookie } });
        for (const line of reply.headers.getSetCookie()) {
          const [name = '', value = ''] = line.split(';', 1)[0]!.split('=');
          cookies.set(name, value);
        }
        const next = reply.headers.get('location');
        if (!next) throw new Error(`${address}: ${reply.status} ${await reply.text()}`);
        address = new URL(next, address).href;
        if (address.startsWith(redirectUri)) return new URL(address).search;
      }
      return '';
    },

    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
