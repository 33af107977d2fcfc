import type { MadePasskey, UsedPasskey } from '@crisper/contract/auth/passkey-answers';
import { Problem } from '../../../problem.ts';
import type { PasskeyRow } from './passkeys.repository.ts';

/** EdDSA, ES256 and RS256: what every authenticator knows at least one of. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = 5 * 60 * 1000;

/** As a passkey is kept. */
export type NewPasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'synced'>;
type Known = Pick<PasskeyRow, 'credentialId' | 'transports'>;
interface Person {
  id: string;
  email: string;
  username: string;
}

export type Ceremonies = ReturnType<typeof createCeremonies>;

/**
 * The two ceremonies of WebAuthn. Passkeys belong to the host of the public address, and answers count only from that very
 * address; a base path is not part of it.
 */
export function createCeremonies(publicUrl: string) {
  const { origin, hostname } = new URL(publicUrl);

  return {
    /** Makes a passkey that names its person by itself, and asks for a finger, a face or a PIN. */
    async askToMake(person: Person, known: readonly Known[]) {
      const { generateRegistrationOptions } = await library();
      return generateRegistrationOptions({
        rpName: 'Crisper',
        rpID: hostname,
        userID: handleOf(person.id),
        userName: person.email,
        userDisplayName: person.username,
        timeout: TIMEOUT_MS,
        attestationType: 'none',
        excludeCredentials: known.map(descriptorOf),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: ALGORITHMS,
      });
    },

    /** Asks for one of these passkeys, or for any of this site. */
    async askToUse(known: readonly Known[] = []) {
      const { generateAuthenticationOptions } = await library();
      return generateAuthenticationOptions({
        rpID: hostname,
        timeout: TIMEOUT_MS,
        allowCredentials: known.map(descriptorOf),
        userVerification: 'required',
      });
    },

    /** What was asked, as the answer says. Undefined when it cannot be read. */
    async challengeIn(answer: MadePasskey | UsedPasskey): Promise<string | undefined> {
      const { decodeClientDataJSON } = await helpers();
      try {
        const { challenge } = decodeClientDataJSON(answer.response.clientDataJSON);
        return typeof challenge === 'string' ? challenge : undefined;
      } catch {
        return undefined;
      }
    },

    async readMade(answer: MadePasskey, challenge: string): Promise<NewPasskey> {
      const { verifyRegistrationResponse } = await library();
      await assertNoCertificates(answer);
      const transports = answer.response.transports ?? [];
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: { ...answer, response: { ...answer.response, transports }, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: hostname,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(notVerified);
      if (!verified) throw refused();
      const { credential, credentialBackedUp } = registrationInfo;
      return {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports,
        synced: credentialBackedUp,
      };
    },

    /** Throws unless this passkey signed. Returns how often it was used by now, and whether it is synced. */
    async readUsed(answer: UsedPasskey, challenge: string, row: PasskeyRow) {
      if (answer.response.userHandle !== handleOf(row.userId).toString('base64url')) throw refused();
      const { verifyAuthenticationResponse } = await library();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...answer, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: hostname,
        requireUserVerification: true,
        credential: {
          id: row.credentialId,
          publicKey: Buffer.from(row.publicKey, 'base64url'),
          counter: row.counter,
        },
      }).catch(notVerified);
      if (!verified) throw refused();
      return { counter: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp };
    },
  };
}

/** Large, and most processes never see a passkey. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/**
 * We ask for no attestation, so browsers send none. Certificates that come all the same are a stranger's, and checking them
 * could make the server fetch an address that is written in them.
 */
async function assertNoCertificates({ response }: MadePasskey): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await helpers();
  try {
    const made = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
    const format = made.get('fmt');
    if (format === 'none') return;
    if (format === 'packed' && made.get('attStmt').get('x5c') === undefined) return;
  } catch {
    // What cannot be read is refused as well.
  }
  throw refused();
}

/** The library says in its errors what did not fit. That helps only who tries to get in. */
function notVerified(): { verified: false; registrationInfo?: never; authenticationInfo?: never } {
  return { verified: false };
}

export function refused(): Problem {
  return new Problem(
    'bad_request',
    'That passkey didn’t work here. Try again, or use another way to sign in.',
  );
}

function handleOf(userId: string): Buffer<ArrayBuffer> {
  return Buffer.from(userId.replaceAll('-', ''), 'hex');
}

function descriptorOf({ credentialId, transports }: Known) {
  return { id: credentialId, transports };
}
