import type { ContactChannels } from '@crisper/contract/contact/contact';
import type { Env } from '../../env.ts';

export function channelsOf(env: Env): ContactChannels {
  return {
    email: env.CONTACT_EMAIL ?? null,
    generalEmail: env.CONTACT_GENERAL_EMAIL ?? null,
    privacyEmail: env.CONTACT_PRIVACY_EMAIL ?? null,
    phone: env.CONTACT_PHONE ?? null,
    chatUrl: env.CONTACT_CHAT_URL ?? null,
    address: env.CONTACT_ADDRESS ?? null,
    hours: (env.CONTACT_HOURS ?? '').split(';').flatMap((line) => line.trim() || []),
  };
}
