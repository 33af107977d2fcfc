import type { PushMessage } from '@crisper/contract/notices/notices';
import { listed } from '../../saying/local-format.ts';
import { say } from '../../saying/say.ts';

/** What spoils soon, and a dish for it. */
export interface Notice {
  /** What goes first is first. */
  things: readonly { name: string; daysLeft: number }[];
  dish: { id: string; title: string; minutes: number; uses: readonly string[] } | null;
}

const NAMED = 3;

export function pushText({ things, dish }: Notice): PushMessage {
  const dates = things
    .slice(0, NAMED)
    .map(({ name, daysLeft }) => say('{name} {when}', { name, when: by(daysLeft) }));
  const count = things.length - NAMED;
  const sentences = [
    `${capital(dates.join(', '))}.`,
    ...(count > 0 ? [say('And {count} more.', { count })] : []),
    ...(dish ? [say('Cook {dish}, {minutes} min.', { dish: dish.title, minutes: dish.minutes })] : []),
  ];
  return {
    title: titleOf(things),
    body: sentences.join(' '),
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
  const idea =
    dish &&
    say('An idea for tonight: {dish}, {minutes} minutes. It uses {foods}.\n{link}', {
      dish: dish.title,
      minutes: dish.minutes,
      foods: listed(dish.uses),
      link: `${publicUrl}/recipe/${encodeURIComponent(dish.id)}`,
    });
  const end = say(
    `Your pantry: {pantry}

One email a day at most. Change when and how: {settings}
No more of these emails: {unsubscribe}
`,
    { pantry: `${publicUrl}/pantry`, settings: `${publicUrl}/account/notices`, unsubscribe },
  );
  return {
    subject: titleOf(things),
    text: [say('Hello,\n\nthis should be eaten soon:'), lines.join('\n'), ...(idea ? [idea] : []), end].join(
      '\n\n',
    ),
  };
}

function titleOf(things: Notice['things']): string {
  const names = things.map(({ name }) => name);
  return names.length > NAMED
    ? say('Use soon: {names} and {count} more', {
        names: names.slice(0, NAMED - 1).join(', '),
        count: names.length - NAMED + 1,
      })
    : say('Use soon: {names}', { names: listed(names) });
}

function by(days: number): string {
  if (days === 0) return say('today');
  return days === 1 ? say('by tomorrow') : say('within {days} days', { days });
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
