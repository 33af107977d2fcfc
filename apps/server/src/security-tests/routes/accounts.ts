import { type Aim, aimless, at, type Entry, NOT_FOUND, NOTHING_TO_AIM_AT } from '../attack.ts';

/** Answers of a browser that name a passkey of the owner, and sign nothing. */
const MADE = { clientDataJSON: 'e30', attestationObject: 'oA' };
const USED = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' };
const withPasskey =
  (response: object, more: object = {}): Aim =>
  ({ passkey: { credentialId: id } }) => [
    {
      body: { ...more, passkey: { id, rawId: id, type: 'public-key', response } },
      answers: [400],
      ownerMay: false,
    },
  ];

export const ACCOUNTS: Record<string, Entry> = {
  ...aimless(
    'GET /healthz',
    'GET /api/version',
    'GET /readyz',
    'GET /api/status',
    'GET /api/plans',
    'GET /api/faq',
    'GET /api/figures',
  ),
  ...aimless('GET /api/contact', 'POST /api/contact'),
  ...aimless('POST /api/auth/register', 'POST /api/auth/login', 'POST /api/auth/logout'),
  ...aimless('GET /api/auth/me', 'GET /api/auth/user', 'POST /api/auth/password-reset'),

  'POST /api/auth/password-reset/confirm': () => [
    { body: { token: 'A'.repeat(43), password: 'a new spoon 42' }, answers: [400], ownerMay: false },
  ],
  'GET /api/auth/signup': NOTHING_TO_AIM_AT,
  'POST /api/auth/invitation': () => [{ body: { token: 'A'.repeat(43) }, answers: [400], ownerMay: false }],
  'POST /api/auth/confirm': withPasskey(USED),
  'POST /api/auth/login/code': () => [
    { body: { ticket: 'A'.repeat(43), code: '123456' }, answers: [401], ownerMay: false },
  ],
  ...aimless(
    'GET /api/user/second-factor',
    'POST /api/user/second-factor',
    'DELETE /api/user/second-factor',
    'POST /api/user/second-factor/secret',
    'POST /api/user/second-factor/recovery-codes',
  ),
  ...aimless(
    'POST /api/auth/passkeys/sign-up/options',
    'POST /api/auth/passkeys/sign-in/options',
    'POST /api/auth/confirm/passkey',
    'GET /api/user/passkeys',
    'POST /api/user/passkeys/options',
    'GET /api/user/auth-methods',
  ),
  'POST /api/auth/passkeys/sign-up': withPasskey(MADE, { email: 'thief@example.com', username: 'thief' }),
  'POST /api/auth/passkeys/sign-in': withPasskey(USED),
  'POST /api/user/passkeys': withPasskey(MADE),
  ...aimless(
    'POST /api/auth/provider/start',
    'POST /api/auth/provider',
    'POST /api/user/provider/start',
    'POST /api/user/provider',
    'DELETE /api/user/provider',
  ),
  'PATCH /api/user/passkeys/:id': at(({ passkey }) => passkey.id, {
    body: { name: 'Mine now' },
    answers: NOT_FOUND,
  }),
  'DELETE /api/user/passkeys/:id': at(({ passkey }) => passkey.id, { answers: NOT_FOUND }),
  'POST /api/auth/email/confirm': () => [
    { body: { token: 'A'.repeat(43) }, answers: [400], ownerMay: false },
  ],
  'POST /api/auth/email/disown': () => [{ body: { token: 'A'.repeat(43) }, answers: [400], ownerMay: false }],
  'POST /api/auth/email/resend': NOTHING_TO_AIM_AT,
  'GET /api/auth/sessions': NOTHING_TO_AIM_AT,
  'DELETE /api/auth/sessions/:id': at(({ session }) => session, { answers: NOT_FOUND }),
  'DELETE /api/auth/sessions': NOTHING_TO_AIM_AT,
  ...aimless('GET /api/tokens', 'GET /api/tokens/self', 'POST /api/tokens'),
  'DELETE /api/tokens/:id': at(({ apiToken }) => apiToken, { answers: NOT_FOUND }),
  ...aimless('GET /api/webhooks', 'POST /api/webhooks'),
  'DELETE /api/webhooks/:id': at(({ webhook }) => webhook, { answers: NOT_FOUND }),
  'POST /api/webhooks/:id/test': at(({ webhook }) => webhook, { answers: NOT_FOUND }),
  'GET /api/webhooks/:id/deliveries': at(({ webhook }) => webhook, { answers: NOT_FOUND }),
  ...aimless('GET /api/user/stats', 'GET /api/user/storage', 'GET /api/user/export'),
  ...aimless('DELETE /api/user/account', 'GET /api/user/activity'),
  ...aimless('PUT /api/user/time-zone', 'PUT /api/user/public-name', 'PUT /api/user/tabs'),
  ...aimless('PUT /api/user/language'),
  ...aimless('PUT /api/user/username', 'PUT /api/user/password', 'GET /api/user/email'),
  ...aimless('PUT /api/user/email', 'DELETE /api/user/email'),
  'POST /api/user/email/confirm': () => [
    { body: { token: 'A'.repeat(43) }, answers: [400], ownerMay: false },
  ],
  'POST /api/auth/email/undo': () => [{ body: { token: 'A'.repeat(43) }, answers: [400], ownerMay: false }],
  'POST /api/auth/sign-in-methods/confirm': () => [
    { body: { token: 'A'.repeat(43) }, answers: [400], ownerMay: false },
  ],
  'POST /api/auth/sign-in-methods/refuse': () => [
    { body: { token: 'A'.repeat(43) }, answers: [400], ownerMay: false },
  ],
};
