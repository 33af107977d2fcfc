interface Letter {
  subject: string;
  text: string;
}

/** Without the username: whoever reads this may have nothing to do with the account. */
export function confirmationLetter(link: string): Letter {
  return {
    subject: 'Confirm your email for Crisper',
    text: `Hello,

someone, hopefully you, signed up for Crisper with this email address. Open this link within three days to confirm it:

${link}

If it was not you, open the same link and choose "This was not me". The account is then deleted, and the address is yours.`,
  };
}

/** Without a name while the address is not confirmed: knowing the username is how its owner is told from a stranger. */
export function resetLetter(username: string | null, link: string): Letter {
  return {
    subject: 'Choose a new password for Crisper',
    text: `Hello${username === null ? '' : ` ${username}`},

someone asked for a new password for your Crisper account. Choose it here within the hour:

${link}

If that wasn’t you, there’s nothing to do: your password stays as it is.`,
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

export function newSignInLetter({ username, device, at, link }: Happened): Letter {
  return {
    subject: 'New sign-in to your Crisper account',
    text: `Hello ${username},

someone signed in to your account from a new browser: ${device}, ${moment(at)}.

If that was you, there’s nothing to do.

If it wasn’t, choose a new password now. That signs everyone out:

${link}`,
  };
}

export function passwordChangedLetter({ username, device, at, link }: Happened): Letter {
  return {
    subject: 'Your Crisper password was changed',
    text: `Hello ${username},

your password was changed with a link from an email to this address: ${device}, ${moment(at)}. Everyone was signed out.

If that was you, there’s nothing to do.

If it wasn’t, someone can read your email. Change your mailbox password first, then this one:

${link}`,
  };
}

/** "17 November 2026, 19:30 UTC" */
function moment(at: Date): string {
  const day = at.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `${day}, ${at.toISOString().slice(11, 16)} UTC`;
}
