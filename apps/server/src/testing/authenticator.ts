import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { MadePasskey, UsedPasskey } from '@crisper/contract/auth/passkey-answers';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Asked {
  challenge: string;
  user?: { id: string };
  rp?: { id?: string };
  rpId?: string;
}

interface Kept {
  privateKey: KeyObject;
  userHandle: string;
  counter: number;
}

/** What an honest browser and its authenticator say. A test changes one of them. */
export interface Claims {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  /** Whether a finger, a face or a PIN was asked for. */
  verified?: boolean;
  counter?: number;
  userHandle?: string;
  /** Of an attestation that was not asked for. */
  certificates?: Buffer[];
}

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

export type Authenticator = ReturnType<typeof authenticator>;

/** Makes and uses passkeys as a browser with a security key does. */
export function authenticator(site = 'http://localhost:3000') {
  const kept = new Map<string, Kept>();

  const clientData = (type: string, challenge: string, claims: Claims) =>
    Buffer.from(
      JSON.stringify({
        type: claims.type ?? type,
        challenge: claims.challenge ?? challenge,
        origin: claims.origin ?? site,
        crossOrigin: false,
      }),
    );

  const authData = (rpId: string, counter: number, claims: Claims, attested?: Uint8Array): Buffer => {
    const flags =
      FLAGS.present |
      ((claims.verified ?? true) ? FLAGS.verified : 0) |
      (attested === undefined ? 0 : FLAGS.attested);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([
      sha256(claims.rpId ?? rpId),
      Buffer.from([flags]),
      count,
      attested ?? Buffer.alloc(0),
    ]);
  };

  return {
    make(asked: Asked, claims: Claims = {}): MadePasskey {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const id = randomBytes(32);
      const counter = claims.counter ?? 1;
      kept.set(base64(id), { privateKey, userHandle: asked.user!.id, counter });
      // COSE: an elliptic key (1: 2) for ES256 (3: -7) on P-256 (-1: 1), and its point.
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cose]);
      const { certificates } = claims;
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, Uint8Array | Uint8Array[]>>([
          ['fmt', certificates ? 'android-key' : 'none'],
          ['attStmt', new Map(certificates ? [['x5c', certificates]] : [])],
          ['authData', authData(asked.rp!.id!, counter, claims, attested)],
        ]),
      );
      return {
        id: base64(id),
        rawId: base64(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64(clientData('webauthn.create', asked.challenge, claims)),
          attestationObject: base64(attestationObject),
          transports: ['internal'],
        },
      };
    },

    /** With the passkey that was made last. */
    use(asked: Asked, claims: Claims = {}): UsedPasskey {
      const id = [...kept.keys()].at(-1) ?? '';
      const key = kept.get(id);
      if (!key) throw new Error('There is no passkey.');
      if (key.counter > 0) key.counter++;
      const data = authData(asked.rpId!, claims.counter ?? key.counter, claims);
      const client = clientData('webauthn.get', asked.challenge, claims);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(sign('sha256', Buffer.concat([data, sha256(client)]), key.privateKey)),
          userHandle: claims.userHandle ?? key.userHandle,
        },
      };
    },
  };
}
