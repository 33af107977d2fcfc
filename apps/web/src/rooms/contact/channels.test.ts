import type { ContactChannels } from '@crisper/contract/contact/contact';
import { expect, it } from 'vitest';
import { cardsOf, mailboxesOf } from './channels.ts';

const NONE: ContactChannels = {
  email: null,
  generalEmail: null,
  privacyEmail: null,
  phone: null,
  chatUrl: null,
  address: null,
  hours: [],
};

it('offers the form alone when nothing is set', () => {
  expect(cardsOf(NONE)).toMatchObject([{ kind: 'email', link: null }]);
  expect(mailboxesOf(NONE)).toEqual([]);
});

it('offers each way that is set, and leads there', () => {
  const set = {
    ...NONE,
    email: 'help@cook.example',
    phone: '+1 (415) 555-0100',
    chatUrl: 'https://chat.cook.example/',
    hours: ['Mon-Fri 9-6', 'Sat 10-4'],
  };
  expect(cardsOf(set).map(({ link, note }) => [link?.to, note])).toEqual([
    ['mailto:help@cook.example', 'Answered within 24 hours'],
    ['https://chat.cook.example/', 'Mon-Fri 9-6'],
    ['tel:+14155550100', 'Mon-Fri 9-6'],
  ]);
  expect(mailboxesOf(set)).toEqual([{ label: 'Support', address: 'help@cook.example' }]);
});
