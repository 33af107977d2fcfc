import { z } from 'zod';

const CREDENTIAL_ID_MAX = 1400;

/** Bytes as browsers hand them over: base64url, without padding. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);

const credential = {
  id: bytes(CREDENTIAL_ID_MAX),
  rawId: bytes(CREDENTIAL_ID_MAX),
  type: z.literal('public-key'),
};

/** What a browser answers after it made a passkey. */
export const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(16_384),
    /** How the passkey can be reached, as a hint for the next time. */
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
});
export type MadePasskey = z.infer<typeof madePasskey>;

/** What a browser answers after a user used a passkey. */
export const usedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(4096),
    signature: bytes(4096),
    /** Whose passkey it is. */
    userHandle: bytes(128),
  }),
});
export type UsedPasskey = z.infer<typeof usedPasskey>;
