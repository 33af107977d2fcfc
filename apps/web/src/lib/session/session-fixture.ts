import type { User } from '@crisper/contract/auth/auth';

/** A member on the free plan, as the server describes one. */
export const COOK: User = {
  id: 'u',
  email: 'cook@example.com',
  username: 'cook',
  plan: 'free',
  role: 'user',
  onboardingCompleted: false,
  showsName: false,
  language: null,
  tabs: null,
  emailConfirmed: true,
  timeZone: 'UTC',
  createdAt: '2026-01-01T00:00:00.000Z',
  householdId: 'h',
  householdRole: 'owner',
};
