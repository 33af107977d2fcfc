import { z } from 'zod';
import { HOUSEHOLD_ROLES } from '../auth/auth.ts';
import { endpoint } from '../endpoint.ts';

/** People with a login in one household. Pro of one of them counts for all. */
export const MEMBERS_MAX = 6;
export const INVITATION_DAYS = 7;

const INVITED_ROLES = ['member', 'child'] as const;
const email = z.string().trim().toLowerCase().max(254).pipe(z.email('Enter a valid email address'));

export const member = z.object({
  id: z.string(),
  username: z.string(),
  role: z.enum(HOUSEHOLD_ROLES),
  since: z.iso.datetime(),
  isSelf: z.boolean(),
  /** Has Pro of their own, which counts for everybody here. */
  isPro: z.boolean(),
});
export type HouseholdMember = z.infer<typeof member>;

export const invitation = z.object({
  id: z.string(),
  role: z.enum(INVITED_ROLES),
  /** Null: a link that the owner passes on. */
  email: z.string().nullable(),
  expiresAt: z.iso.datetime(),
});
export type HouseholdInvitation = z.infer<typeof invitation>;

export const householdMembers = z.object({
  /** Those who came first come first. */
  members: z.array(member),
  /** Open ones; only the owner sees them. */
  invitations: z.array(invitation),
});
export type HouseholdMembers = z.infer<typeof householdMembers>;

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/household/members',
  summary: 'Who shares this household, and who is invited',
  access: 'user',
  response: householdMembers,
});

export const invite = endpoint({
  method: 'POST',
  path: '/api/household/invitations',
  summary: 'Invite a person, by a link or by mail (owner)',
  access: 'user',
  body: z.object({ role: z.enum(INVITED_ROLES).default('member'), email: email.optional() }),
  /** The path of the link, said once: only its hash is kept. Null when it went by mail. */
  response: householdMembers.extend({ path: z.string().nullable() }),
  status: 201,
});

const byId = z.object({ id: z.uuid() });

export const takeBackInvitation = endpoint({
  method: 'DELETE',
  path: '/api/household/invitations/:id',
  summary: 'Take an invitation back (owner)',
  access: 'user',
  params: byId,
  response: householdMembers,
});

export const changeMember = endpoint({
  method: 'PATCH',
  path: '/api/household/members/:id',
  summary: 'Change a member’s role; making another the owner hands the household over (owner)',
  access: 'user',
  params: byId,
  body: z.object({ role: z.enum(HOUSEHOLD_ROLES) }),
  response: householdMembers,
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/household/members/:id',
  summary: 'Take a member out of the household; they keep what is theirs (owner)',
  access: 'user',
  params: byId,
  response: householdMembers,
});

export const leaveHousehold = endpoint({
  method: 'POST',
  path: '/api/household/leave',
  summary: 'Leave with one’s own diary, favorites and recipes; shared things stay',
  access: 'user',
  response: householdMembers,
});

const token = z.object({ token: z.string().max(64) });

/** What is shared in one's household now, as counts. */
export const belongings = z.object({
  pantry: z.number().int(),
  shopping: z.number().int(),
  plans: z.number().int(),
  profiles: z.number().int(),
});

export const readInvitation = endpoint({
  method: 'GET',
  path: '/api/invitations/:token',
  summary: 'Who invites, and what becomes of one’s own things',
  access: 'optional',
  params: token,
  response: z.object({
    invitedBy: z.string(),
    role: z.enum(INVITED_ROLES),
    expiresAt: z.iso.datetime(),
    members: z.number().int(),
    isFull: z.boolean(),
    /** Null for who is not signed in. */
    own: z
      .object({
        isMember: z.boolean(),
        /** Others in one's present household; what is shared with them stays with them. */
        others: z.number().int(),
        belongings,
      })
      .nullable(),
  }),
});
export type ReadInvitation = z.infer<typeof readInvitation.response>;

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/:token/accept',
  summary: 'Join the household',
  access: 'user',
  params: token,
  /** False: what was shared in a household of one is deleted with it. */
  body: z.object({ bring: z.boolean() }),
  response: householdMembers,
});
