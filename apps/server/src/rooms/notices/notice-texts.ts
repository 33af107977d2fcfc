import type { PushMessage } from '@crisper/contract/notices/notices';

/** What spoils soon, and a dish for it. */
export interface Notice {
  /** What goes first is first. */
  things: readonly { name: string; daysLeft: number }[];
  dish: { id: string; title: string; minutes: number; uses: readonly string[] } | null;
}

const NAMED = 3;

export function pushText({ things, dish }: Notice): PushMessage {
  const dates = things.slice(0, NAMED).map(({ name, daysLeft }) => `${name} ${by(daysLeft)}`);
  const more = things.length > NAMED ? ` And ${things.length - NAMED} more.` : '';
  const idea = dish ? ` Cook ${dish.title}, ${dish.minutes} min.` : '';
  return {
    title: titleOf(things),
    body: `${capital(dates.join(', '))}.${more}${idea}`,
    url: dish ? `/recipe/${encodeURIComponent(dish.id)}` : '/pantry',
  };
}

interface Links {
  publicUrl: string;
  unsubscribe: string;
}

export function mailText(
  { things, dish }: Notice,
  { publicUrl, unsubscribe }: Links,
): { subject: string; text: string } {
  const lines = things.map(({ name, daysLeft }) => `- ${name}, ${by(daysLeft)}`);
  const idea = dish
    ? `An idea for tonight: ${dish.title}, ${dish.minutes} minutes. It uses ${listed(dish.uses)}.\n${publicUrl}/recipe/${encodeURIComponent(dish.id)}\n\n`
    : '';
  return {
    subject: titleOf(things),
    text: `Hello,

this should be eaten soon:

${lines.join('\n')}

${idea}Your pantry: ${publicUrl}/pantry

One email a day at most. Change when and how: ${publicUrl}/account/notices
No more of these emails: ${unsubscribe}
`,
  };
}

function titleOf(things: Notice['things']): string {
  const names = things.map(({ name }) => name);
  return names.length > NAMED
    ? `Use soon: ${names.slice(0, NAMED - 1).join(', ')} and ${names.length - NAMED + 1} more`
    : `Use soon: ${listed(names)}`;
}

function by(daysLeft: number): string {
  if (daysLeft === 0) return 'today';
  return daysLeft === 1 ? 'by tomorrow' : `within ${daysLeft} days`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
