import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['Ada@Example.com', 'ada@example.com'],
  ['ada+crisper@example.com', 'ada@example.com'],
  ['a.d.a+2@googlemail.com', 'ada@gmail.com'],
  ['a.d.a@example.com', 'a.d.a@example.com'],
])('%s leads to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
