import { eatersAmong, mayEat, namesForbidden, together } from '../../foods/who-eats.ts';
import type { CookingContext } from '../cooking-context.ts';
import type { Asked } from './reply.ts';
import { freeOf, instead, refusal } from './swap-replies.ts';

/** "Ladyfingers for Noa": a food that somebody at the table must not have. */
export function foodForPerson({ text, subject: { food } }: Asked, { people }: CookingContext): string | null {
  const name = /\bfor ([\p{L}]{2,20})$/u.exec(text)?.[1];
  const person = name && food ? people?.find((one) => one.name.trim().toLowerCase() === name) : undefined;
  if (!food || !person) return null;
  // "A sesame bun": the words hold what the plain food does not.
  if (mayEat(food, person) && namesForbidden(text.replace(/ for [\p{L}]+$/u, ''), person))
    return `No, not for ${person.name}, by what it is called. Take a plain ${food.name}, and check its label.`;
  if (mayEat(food, person))
    return `I know of nothing in ${food.name} that ${person.name} avoids. Check the package to be sure.`;
  const other = instead(food, together([eatersAmong(people), person]));
  const label = other.includes('label calls')
    ? ''
    : ` Or take some that the label calls ${freeOf(food, person)}.`;
  return `${refusal(food, person, people)} ${other}${label}`;
}
