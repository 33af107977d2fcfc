import type { MadePasskey, UsedPasskey } from '@crisper/contract/auth/passkey-answers';
import type { prepareSignIn } from '@crisper/contract/auth/passkeys';
import { t } from '@lingui/core/macro';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { z } from 'zod';

/** The server's library made them for this one. */
type Asked = z.output<typeof prepareSignIn.response>;

/** The message can be shown. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
}

const library = () => import('@simplewebauthn/browser');

/** Over plain http, and in old browsers, there are no passkeys. */
export const hasPasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';

/** Lets the browser make a passkey. */
export async function makePasskey({ options }: Asked): Promise<MadePasskey> {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return (await startRegistration({ optionsJSON }).catch(explain)) as MadePasskey;
}

/** Lets the browser ask for a passkey. */
export async function askForPasskey({ options }: Asked): Promise<UsedPasskey> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return (await startAuthentication({ optionsJSON }).catch(explain)) as UsedPasskey;
}

/** Whether the browser can offer passkeys in the field for the email. */
export async function canOfferInField(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  const { browserSupportsWebAuthnAutofill } = await library();
  return browserSupportsWebAuthnAutofill();
}

/** The passkey that was chosen in the field, or null when `stopOffering` came first. */
export async function offerInField({ options }: Asked): Promise<UsedPasskey | null> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  try {
    return (await startAuthentication({ optionsJSON, useBrowserAutofill: true })) as UsedPasskey;
  } catch {
    return null;
  }
}

export async function stopOffering(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}

const WHY: Readonly<Record<string, string>> = {
  NotAllowedError: t`No passkey was used. Try again, or choose another way.`,
  AbortError: t`No passkey was used. Try again, or choose another way.`,
  InvalidStateError: t`This device already has a passkey for your account.`,
  SecurityError: t`Passkeys don’t work at this address. Open the site at its usual address.`,
  NotSupportedError: t`This device can’t keep passkeys. Try another device, or choose another way.`,
  ConstraintError: t`This device can’t check that it’s you. Set up a fingerprint, a face or a PIN on it first.`,
};

function explain(error: unknown): never {
  const { name } = error as Error;
  throw new PasskeyError(
    WHY[name] ?? t`Your browser could not use a passkey. Try again, or choose another way.`,
  );
}
