import { currentLanguage } from '../../language.ts';
import { longDay } from '../../saying/local-format.ts';
import { say } from '../../saying/say.ts';

/** Without anything the inviting person wrote: an email must not carry a stranger's message. */
export function invitationEmail(link: string, expiresAt: string): { subject: string; text: string } {
  const day = currentLanguage() === 'en' ? expiresAt.slice(0, 10) : longDay(new Date(expiresAt));
  return {
    subject: say('You are invited to Crisper'),
    text: say(
      `Hello,

you are invited to cook with Crisper. Make your account here, until {day}:

{link}

The link works once. If you don’t know what this is about, there’s nothing to do.`,
      { day, link },
    ),
  };
}
