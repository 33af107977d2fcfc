import { longMoment, saidDevice } from '../../saying/local-format.ts';
import { phrase, say } from '../../saying/say.ts';

interface Email {
  subject: string;
  text: string;
}

/** Without the username: a user who reads this may have nothing to do with the account. */
export function confirmationEmail(link: string): Email {
  return {
    subject: say('Confirm your email for Crisper'),
    text: say(
      `Hello,

someone, hopefully you, signed up for Crisper with this email address. Open this link within three days to confirm it:

{link}

If it was not you, open the same link and choose "This was not me". The account is then deleted, and the address is yours.`,
      { link },
    ),
  };
}

/** Without a name while the address is not confirmed: knowing the username is how its owner is told from a stranger. */
export function resetEmail(username: string | null, link: string): Email {
  return {
    subject: say('Choose a new password for Crisper'),
    text: say(
      `Hello{username},

someone asked for a new password for your Crisper account. Choose it here within the hour:

{link}

If that wasn’t you, there’s nothing to do: your password stays as it is.`,
      { username: username === null ? '' : ` ${username}`, link },
    ),
  };
}

interface Happened {
  username: string;
  /** A name made of known words. What the browser says of itself could be a stranger's message. */
  device: string;
  at: Date;
  /** Where a new password can be asked for. */
  link: string;
}

function factsOf({ username, device, at, link }: Happened) {
  return { username, device: saidDevice(device), moment: longMoment(at), link };
}

export function newSignInEmail(happened: Happened): Email {
  return {
    subject: say('New sign-in to your Crisper account'),
    text: say(
      `Hello {username},

someone signed in to your account from a new browser: {device}, {moment}.

If that was you, there’s nothing to do.

If it wasn’t, choose a new password now. That signs everyone out:

{link}`,
      factsOf(happened),
    ),
  };
}

export function passwordChangedEmail(happened: Happened): Email {
  return {
    subject: say('Your Crisper password was changed'),
    text: say(
      `Hello {username},

your password was changed with a link from an email to this address: {device}, {moment}. Everyone was signed out.

If that was you, there’s nothing to do.

If it wasn’t, someone can read your email. Change your mailbox password first, then this one:

{link}`,
      factsOf(happened),
    ),
  };
}

const NOTES = {
  'password-changed': {
    subject: phrase('Your Crisper password was changed'),
    text: phrase('your password was changed in your account. Everyone else was signed out'),
  },
  'second-factor-on': {
    subject: phrase('One-time codes are on for your Crisper account'),
    text: phrase(
      'from now on, signing in asks for a code from an authenticator app, too. This was turned on',
    ),
  },
  'second-factor-off': {
    subject: phrase('One-time codes are off for your Crisper account'),
    text: phrase('signing in no longer asks for a code from your authenticator app. This was turned off'),
  },
  'second-factor-removed': {
    subject: phrase('An administrator took one-time codes off your Crisper account'),
    text: phrase(
      'an administrator took one-time codes off your account. Signing in asks for your password alone until you turn them on again. This happened',
    ),
  },
  'passkey-added': {
    subject: phrase('A passkey was added to your Crisper account'),
    text: phrase('a passkey was added to your account: it signs in without a password. This happened'),
  },
  'passkey-removed': {
    subject: phrase('A passkey was removed from your Crisper account'),
    text: phrase('a passkey was removed from your account and no longer signs in. This happened'),
  },
  'provider-connected': {
    subject: phrase('Another way to sign in to your Crisper account'),
    text: phrase(
      'your account was connected with your account at the sign-in provider of this installation: it signs in here, too. This happened',
    ),
  },
  'provider-disconnected': {
    subject: phrase('One way less to sign in to your Crisper account'),
    text: phrase(
      'the sign-in provider of this installation no longer signs in to your account. This happened',
    ),
  },
  'recovery-codes-made': {
    subject: phrase('New recovery codes for your Crisper account'),
    text: phrase(
      'new recovery codes were made for your account, and the old ones no longer work. This happened',
    ),
  },
  'token-made': {
    subject: phrase('A new API token for your Crisper account'),
    text: phrase(
      'an API token was made for your account. A program that has it uses your kitchen without your password. This happened',
    ),
  },
  'recovery-code-used': {
    subject: phrase('A recovery code was used for your Crisper account'),
    text: phrase('one of your recovery codes was used. It does not work again. This happened'),
  },
} as const;

export type SecurityNote = keyof typeof NOTES;
export const SECURITY_NOTES = Object.keys(NOTES) as [SecurityNote, ...SecurityNote[]];

export function securityEmail(what: SecurityNote, happened: Happened): Email {
  const { subject, text } = NOTES[what];
  const facts = { ...factsOf(happened), what: say(text) };
  return {
    subject: say(subject),
    text:
      what === 'second-factor-removed'
        ? say(
            `Hello {username},

{what}, {moment}.

If you know of this, there’s nothing to do.

If you don’t, choose a new password now. That signs everyone out:

{link}`,
            facts,
          )
        : say(
            `Hello {username},

{what}: {device}, {moment}.

If you know of this, there’s nothing to do.

If you don’t, choose a new password now. That signs everyone out:

{link}`,
            facts,
          ),
  };
}

const ADDED_WAYS: readonly SecurityNote[] = ['passkey-added', 'second-factor-on', 'recovery-codes-made'];
export const isAddedWay = (what: SecurityNote): boolean => ADDED_WAYS.includes(what);

/** The mailbox says yes or no to it, so that a thief who adds a way in gains nothing for good. */
export function addedWayEmail(what: SecurityNote, { until, ...happened }: Happened & { until: Date }): Email {
  const { subject, text } = NOTES[what];
  return {
    subject: say(subject),
    text: say(
      `Hello {username},

{what}: {device}, {moment}.

If that was you, open this link and confirm it. Then it stays, even if you ever have to take your account back from somebody else.

If it wasn’t, open the same link by {until} and choose "This was not me". That removes it, signs everyone out, and lets you choose a new password:

{link}`,
      { ...factsOf(happened), what: say(text), until: longMoment(until) },
    ),
  };
}
