import { longMoment, saidDevice } from '../../../saying/local-format.ts';
import { say } from '../../../saying/say.ts';

interface Email {
  subject: string;
  text: string;
}

/** Without the username: a user who reads this may have nothing to do with the account. */
export function newEmailEmail(link: string): Email {
  return {
    subject: say('Confirm your new email for Crisper'),
    text: say(
      `Hello,

someone, hopefully you, wants to use this email address for a Crisper account. Open this link within a day, in a browser where you are signed in:

{link}

Nothing changes until then. If it was not you, there’s nothing to do.`,
      { link },
    ),
  };
}

interface Changed {
  username: string;
  /** A name made of known words. */
  device: string;
  at: Date;
  /** Puts the old address back. */
  link: string;
  until: Date;
}

/** To the old address. Without the new one: it may be a thief's, and then it helps no user. */
export function emailChangedEmail({ username, device, at, link, until }: Changed): Email {
  return {
    subject: say('Your Crisper account has another email now'),
    text: say(
      `Hello {username},

your account was moved from this email address to another one: {device}, {moment}. Emails go there from now on.

If that was you, there’s nothing to do.

If it wasn’t, open this link by {until}. It puts this address back, signs everyone out, and lets you choose a new password:

{link}`,
      { username, device: saidDevice(device), moment: longMoment(at), until: longMoment(until), link },
    ),
  };
}
