/** Contact channels and hours. Operators enter their own here. */
export const channels = [
  {
    kind: 'email',
    title: 'Email support',
    text: 'Use the form below, or write to the support mailbox.',
    note: 'Answered within 24 hours',
  },
  {
    kind: 'chat',
    title: 'Live chat in app',
    text: 'Ask in the community: the team reads along and answers there.',
    note: 'Mon-Fri 9-6 EST',
  },
  {
    kind: 'phone',
    title: 'Phone',
    text: 'Leave your number in the form and we call you back.',
    note: 'Mon-Fri 9-6 EST',
  },
] as const;

export const company = { headquarters: 'San Francisco' };

export const hours = [
  { days: 'Monday to Friday', times: '9-6 EST' },
  { days: 'Saturday', times: '10-4 EST' },
  { days: 'Sunday', times: 'Closed' },
] as const;

export const mailboxes = [
  { label: 'General', address: 'hello@crisper.example' },
  { label: 'Support', address: 'support@crisper.example' },
  { label: 'Privacy', address: 'privacy@crisper.example' },
] as const;
