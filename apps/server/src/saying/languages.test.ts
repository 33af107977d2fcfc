import type { Language } from '@crisper/contract/languages';
import { plateName } from '@crisper/kitchen/planning/companions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inLanguage } from '../language.ts';
import { writeEmail } from '../rooms/billing/email-texts.ts';
import { mailText, pushText } from '../rooms/notices/notice-texts.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { listed, longMoment, saidDevice } from './local-format.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { SMTP_URL: 'smtp://mail.example.com' } });
});
afterAll(() => t.close());

const speaking = (language: string) => ({ headers: { 'accept-language': language } });

it('says an error in the language of the caller, under its one code', async () => {
  const refused = (language: string) => t.call('GET', '/api/pantry', speaking(language));
  const german = await refused('de-AT,de;q=0.9');
  expect(german.statusCode).toBe(401);
  expect(german.json()).toMatchObject({
    code: 'unauthorized',
    error: 'Bitte melde dich an, um weiterzumachen.',
  });
  for (const unknown of ['tlh', 'nl-NL', '', '*', 'de;q=0'])
    expect((await refused(unknown)).json().error, unknown).toBe('Please sign in to continue.');
  expect((await refused('de_DE@posix')).json().error).toBe(german.json().error);
});

it('says what is wrong with each field, of a schema’s own sentence and of one with a figure', async () => {
  const body = { email: 'nobody', username: 'no', password: 'short' };
  const answer = await t.call('POST', '/api/auth/register', { body, ...speaking('fr') });
  expect(answer.json()).toMatchObject({
    code: 'validation',
    fields: {
      email: 'Saisis une adresse e-mail valide',
      username: 'Le nom d’utilisateur doit avoir au moins 3 caractères',
    },
  });
  const { token } = await t.signUp();
  const name = { name: 'x'.repeat(41) };
  const long = await t.call('PUT', '/api/shopping/lists/6c2fbb0e-55a5-4a6c-a1c5-6f3dd8d94fe1', {
    token,
    body: name,
    ...speaking('de'),
  });
  expect(long.json()).toMatchObject({ code: 'validation', error: 'Nimm höchstens 40 Zeichen.' });
});

it('writes to a new account in the language it was made in, and then in the one that is chosen', async () => {
  const body = { email: 'lola@example.com', username: 'lola', password: 'wooden spoon 42' };
  const made = await t.call('POST', '/api/auth/register', { body, ...speaking('es-MX') });
  const { token, user } = made.json();
  expect(user.language).toBe('es');
  await t.container.jobs.runDue();
  // Other tests of this file have people to write to as well, and mail has no order.
  const confirmation = t.emails.findLast(({ to }) => to === body.email);
  expect(confirmation).toMatchObject({ subject: 'Confirma tu correo para Crisper' });
  expect(confirmation?.text).toContain('«No he sido yo»');
  await t.call('PUT', '/api/user/language', { token, body: { language: 'it' } });
  await t.call('POST', '/api/auth/password-reset', { body: { email: body.email } });
  await t.container.jobs.runDue();
  const reset = t.emails.findLast(({ to }) => to === body.email);
  expect(reset?.subject).toBe('Scegli una nuova password per Crisper');
});

it('tells each member of a household in their own language', () => {
  const notice = {
    things: [
      { name: 'spinach', daysLeft: 0 },
      { name: 'milk', daysLeft: 1 },
      { name: 'eggs', daysLeft: 3 },
      { name: 'leek', daysLeft: 3 },
    ],
    dish: { id: 'soup', title: 'Soup', minutes: 20, uses: ['spinach', 'milk', 'leek'] },
  };
  const pushed = (language: Language) => inLanguage(language, () => pushText(notice));
  expect(pushed('en')).toMatchObject({
    title: 'Use soon: spinach, milk and 2 more',
    body: 'Spinach today, milk by tomorrow, eggs within 3 days. And 1 more. Cook Soup, 20 min.',
  });
  expect(pushed('fr').title).toBe('À utiliser bientôt\u00a0: spinach, milk et 2 de plus');
  expect(pushed('de').body).toBe(
    'Spinach heute, milk bis morgen, eggs in den nächsten 3 Tagen. Und 1 weitere. Koch Soup, 20\u00a0Min.',
  );
  const links = { publicUrl: 'https://crisper.example', unsubscribe: 'https://crisper.example/end' };
  const { subject, text } = inLanguage('it', () => mailText(notice, links));
  expect(subject).toBe('Da usare presto: spinach, milk e altri 2');
  expect(text).toContain('Così usi spinach, milk e leek.\nhttps://crisper.example/recipe/soup');
});

it('writes money, days and lists as the language does', () => {
  const reader = { email: 'a@example.com', username: 'Ada' };
  const facts = { amountCents: 699, interval: 'month', date: '2031-05-06T00:00:00Z' } as const;
  const started = (language: Language) =>
    inLanguage(language, () => writeEmail('started', facts, reader, 'https://crisper.example').text);
  expect(started('en')).toContain('for $6.99 a month. It renews on May 6, 2031.');
  expect(started('de')).toContain('für 6,99\u00a0$ im Monat. Verlängert wird es am 6. Mai 2031.');
  expect(started('fr')).toContain('Merci\u00a0: Pro est ouvert, pour 6,99\u00a0$ par mois.');
  const said = (language: Language) =>
    inLanguage(language, () => [
      longMoment(new Date('2026-11-17T19:30:00Z')),
      saidDevice('Firefox on Windows'),
      saidDevice('Unknown device'),
      listed(['a', 'b', 'c']),
    ]);
  expect(said('en')).toEqual([
    '17 November 2026, 19:30 UTC',
    'Firefox on Windows',
    'Unknown device',
    'a, b and c',
  ]);
  expect(said('es')).toEqual([
    '17 de noviembre de 2026, 19:30 UTC',
    'Firefox en Windows',
    'Dispositivo desconocido',
    'a, b y c',
  ]);
});

it('names plain plates of a plan in the language of the reader', () => {
  const named = (language: Language) => inLanguage(language, () => plateName('peanut-butter-sandwich-apple'));
  expect(named('en')).toBe('Peanut butter sandwich and an apple');
  expect(named('de')).toBe('Erdnussbutterbrot und ein Apfel');
});
