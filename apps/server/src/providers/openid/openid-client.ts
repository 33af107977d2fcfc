import type { ClientAuth, Configuration, UserInfoResponse } from 'openid-client';
import { type Openid, OpenidError, type OpenidPerson } from './openid.provider.ts';

const TIMEOUT_SECONDS = 10;
/** After this, what the provider says of itself is read again. */
const CONFIGURATION_MS = 60 * 60 * 1000;
/** The last second that a date can be of. */
const SECONDS_MAX = 8_640_000_000_000;
const GROUPS_MAX = 500;

interface Settings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: string;
  adminGroup: string | undefined;
}

/** Only who uses it needs it. */
const library = () => import('openid-client');

/**
 * Any provider that speaks OpenID Connect. It is asked when a user comes, not at the start: the product runs whether or not
 * the provider does.
 */
export function openidClient(settings: Settings, onError: (error: unknown) => void): Openid {
  const { issuer, clientId, clientSecret, name, adminGroup } = settings;
  let known: { at: number; configuration: Promise<Configuration> } | undefined;

  const discover = async (): Promise<Configuration> => {
    const client = await library();
    const basic = client.ClientSecretBasic(clientSecret);
    const inBody = client.ClientSecretPost(clientSecret);
    const authenticate: ClientAuth = (server, ...rest) => {
      const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
      return (methods.includes('client_secret_basic') ? basic : inBody)(server, ...rest);
    };
    const execute = [client.enableNonRepudiationChecks];
    // The settings allow this on the same machine alone.
    if (issuer.startsWith('http:')) execute.push(client.allowInsecureRequests);
    return client.discovery(new URL(issuer), clientId, undefined, authenticate, {
      execute,
      timeout: TIMEOUT_SECONDS,
    });
  };

  const configuration = (): Promise<Configuration> => {
    if (known && Date.now() - known.at < CONFIGURATION_MS) return known.configuration;
    const asked = { at: Date.now(), configuration: discover() };
    known = asked;
    asked.configuration.catch(() => {
      if (known === asked) known = undefined;
    });
    return asked.configuration;
  };

  const failed = (error: unknown, why: OpenidError['why']): OpenidError => {
    onError(error);
    return new OpenidError(why, error);
  };

  return {
    name,
    issuer,
    adminGroup,

    async begin(redirectUri) {
      const client = await library();
      const server = await configuration().catch((error) => {
        throw failed(error, 'unreachable');
      });
      const request = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(server, {
        redirect_uri: redirectUri,
        scope: scopesOf(server, adminGroup),
        state: request.state,
        nonce: request.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(request.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, request };
    },

    async finish(answer, { state, nonce, verifier }, redirectUri) {
      const client = await library();
      const came = new URL(redirectUri);
      came.search = answer;
      try {
        const server = await configuration();
        const tokens = await client.authorizationCodeGrant(server, came, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims()!;
        const info = server.serverMetadata().userinfo_endpoint
          ? await client.fetchUserInfo(server, tokens.access_token, claims.sub)
          : { sub: claims.sub };
        return personOf(claims, info);
      } catch (error) {
        if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied')
          throw new OpenidError('declined', error);
        throw failed(error, isUnreachable(error) ? 'unreachable' : 'refused');
      }
    },
  };
}

/** Some providers refuse scopes that they do not know. */
function scopesOf(server: Configuration, adminGroup: string | undefined): string {
  const hasGroups = server.serverMetadata().scopes_supported?.includes('groups') ?? false;
  return adminGroup !== undefined && hasGroups ? 'openid email profile groups' : 'openid email profile';
}

function isUnreachable(error: unknown): boolean {
  const { name, message, code } = error as Error & { code?: string };
  return code === 'OAUTH_TIMEOUT' || (name === 'TypeError' && message === 'fetch failed');
}

type Claims = Readonly<Record<string, unknown>>;

/** Email and whether it is verified always come from the same place. */
function personOf(claims: Claims, info: UserInfoResponse): OpenidPerson {
  const all: Claims = { ...claims, ...info };
  const mail: Claims = info.email === undefined ? claims : info;
  return {
    subject: info.sub,
    email: textOf(mail.email),
    // Some write it as a text.
    emailVerified: mail.email_verified === true || mail.email_verified === 'true',
    names: [all.preferred_username, all.nickname, all.given_name, all.name]
      .map(textOf)
      .filter((name) => name !== null),
    groups: groupsOf(all.groups),
    sessionEndsAt: momentOf(claims.session_expiry),
  };
}

/** Seconds since 1970, as `session_expiry` of OpenID Connect Enterprise Extensions. */
function momentOf(value: unknown): Date | undefined {
  const isMoment = typeof value === 'number' && value >= 0 && value <= SECONDS_MAX;
  return isMoment ? new Date(value * 1000) : undefined;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.length > 0 && value.length <= 254 ? value : null;
}

function groupsOf(value: unknown): string[] {
  const groups = Array.isArray(value) ? value : [value];
  return groups.slice(0, GROUPS_MAX).filter((group) => typeof group === 'string');
}
