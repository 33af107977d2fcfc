/** Without anything the inviting person wrote: an email must not carry a stranger's message. */
export function invitationEmail(link: string, expiresAt: string): { subject: string; text: string } {
  return {
    subject: 'You are invited to Crisper',
    text: `Hello,

you are invited to cook with Crisper. Make your account here, until ${expiresAt.slice(0, 10)}:

${link}

The link works once. If you don’t know what this is about, there’s nothing to do.`,
  };
}
