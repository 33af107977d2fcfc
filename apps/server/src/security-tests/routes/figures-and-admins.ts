import { ADMINS_ONLY, type Entry, NOTHING_TO_AIM_AT } from '../attack.ts';

export const FIGURES_AND_ADMINS: Record<string, Entry> = {
  'GET /api/referrals/stats': NOTHING_TO_AIM_AT,
  'POST /api/referrals/generate': NOTHING_TO_AIM_AT,
  'POST /api/viral/generate-code': ({ userId }) => [{ body: { userId }, answers: [403] }],
  'POST /api/viral/track-share': ({ userId }) => [
    { body: { userId, recipeTitle: 'Pie', platform: 'mail' }, answers: [403] },
  ],
  'POST /api/viral/track-referral': ({ userId, code }, attacker) => [
    { body: { newUserId: userId, referralCode: code }, answers: [403], ownerMay: false },
    // An account that is one year old can no longer claim a referral.
    { body: { newUserId: attacker.id, referralCode: code }, answers: [403, 409], ownerMay: false },
  ],
  'GET /api/viral/metrics/:userId': ({ userId }) => [{ params: { userId }, answers: [403] }],
  'GET /api/viral/leaderboard': NOTHING_TO_AIM_AT,
  'PUT /api/viral/leaderboard': NOTHING_TO_AIM_AT,
  'POST /api/analytics/track': NOTHING_TO_AIM_AT,
  'GET /api/analytics/insights': NOTHING_TO_AIM_AT,
  'GET /api/jobs/stats': NOTHING_TO_AIM_AT,
  'GET /api/cache/stats': NOTHING_TO_AIM_AT,

  'POST /api/status/subscribers': NOTHING_TO_AIM_AT,
  'POST /api/status/subscribers/confirm': () => [
    { body: { token: 'A'.repeat(43) }, answers: [400, 404], ownerMay: false },
  ],
  // Unsubscribing twice gives the same answer, so a used link reveals nothing.
  'POST /api/status/subscribers/end': () => [
    { body: { token: 'A'.repeat(43) }, answers: [200], ownerMay: false },
  ],
  'GET /api/admin/scans/corrections': ADMINS_ONLY,
  'GET /api/admin/contact': ADMINS_ONLY,
  'POST /api/admin/contact/:id/answered': ADMINS_ONLY,
  'POST /api/admin/incidents': ADMINS_ONLY,
  'POST /api/admin/incidents/:id/updates': ADMINS_ONLY,
  'GET /api/admin/audit': ADMINS_ONLY,
  'GET /api/admin/people': ADMINS_ONLY,
  'PATCH /api/admin/people/:id': ADMINS_ONLY,
  'POST /api/admin/people/:id/pro': ADMINS_ONLY,
  'DELETE /api/admin/people/:id/pro': ADMINS_ONLY,
  'POST /api/admin/people/:id/reset-link': ADMINS_ONLY,
  'DELETE /api/admin/people/:id': ADMINS_ONLY,
  'GET /api/admin/invitations': ADMINS_ONLY,
  'POST /api/admin/invitations': ADMINS_ONLY,
  'DELETE /api/admin/invitations/:id': ADMINS_ONLY,
  'GET /api/admin/installation': ADMINS_ONLY,
  'POST /api/admin/backups': ADMINS_ONLY,
  'POST /api/admin/mail-test': ADMINS_ONLY,
  'GET /api/admin/jobs': ADMINS_ONLY,
  'POST /api/admin/jobs/:id/retry': ADMINS_ONLY,
  'GET /api/admin/moderation': ADMINS_ONLY,
  'POST /api/admin/moderation/:kind/:id': ADMINS_ONLY,
  'PATCH /api/admin/discussions/:id': ADMINS_ONLY,
  'POST /api/admin/community/events': ADMINS_ONLY,
  'DELETE /api/admin/community/events/:id': ADMINS_ONLY,
};
