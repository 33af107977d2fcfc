import { type Aim, type Attack, at, type Entry, NOT_FOUND, NOTHING_TO_AIM_AT } from '../attack.ts';

/** A post held for moderation is visible to its author only. */
const heldPost = (more: Partial<Attack> = {}): Aim => at(({ held }) => held, { answers: NOT_FOUND, ...more });
const heldReply = (more: Partial<Attack> = {}): Aim =>
  at(({ heldReply: id }) => id, { answers: NOT_FOUND, ...more });
const both =
  (...aims: Aim[]): Aim =>
  (owner, attacker) =>
    aims.flatMap((aim) => aim(owner, attacker));
const report = { reason: 'spam' };

export const COMMUNITY: Record<string, Entry> = {
  'GET /api/discussions': NOTHING_TO_AIM_AT,
  'GET /api/discussions/:id': heldPost(),
  'POST /api/discussions': NOTHING_TO_AIM_AT,
  'PATCH /api/discussions/:id': both(
    at(({ open }) => open, { body: { title: 'Mine now' } }),
    heldPost({ body: { title: 'Mine now' } }),
  ),
  'DELETE /api/discussions/:id': both(
    at(({ open }) => open),
    heldPost(),
  ),
  'GET /api/discussions/:id/replies': heldPost(),
  'POST /api/discussions/:id/replies': heldPost({ body: { content: 'Hello' }, ownerMay: false }),
  'PATCH /api/replies/:id': both(
    at(({ reply }) => reply, { body: { content: 'Never' } }),
    heldReply({ body: { content: 'Never' } }),
  ),
  'DELETE /api/replies/:id': both(
    at(({ reply }) => reply),
    heldReply(),
  ),
  'POST /api/discussions/:id/like': heldPost({ ownerMay: false }),
  'POST /api/replies/:id/like': heldReply({ ownerMay: false }),
  'POST /api/discussions/:id/report': heldPost({ body: report, ownerMay: false }),
  'POST /api/replies/:id/report': heldReply({ body: report, ownerMay: false }),
  'GET /api/discussions/:id/events': heldPost({ ownerMay: false }),
  'POST /api/community/recipes': NOTHING_TO_AIM_AT,
  'GET /api/community': NOTHING_TO_AIM_AT,
  'POST /api/community/join': NOTHING_TO_AIM_AT,
};
