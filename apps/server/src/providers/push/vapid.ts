import { createECDH, hkdfSync } from 'node:crypto';

/** The order of the curve P-256. */
const ORDER = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The key pair by which push services know this installation, made from its secret: the same on every instance, and nothing
 * more to keep. With another secret, browsers have to be asked again.
 */
export function vapidKeysOf(secret: string): VapidKeys {
  // 16 bytes more than the key has, so that every key is as likely as any other.
  const chance = BigInt(`0x${Buffer.from(hkdfSync('sha256', secret, '', 'web push', 48)).toString('hex')}`);
  const key = Buffer.from(((chance % (ORDER - 1n)) + 1n).toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(key);
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: key.toString('base64url'),
  };
}
