import { Lock } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { isCalledPro, offers } from '../../lib/offers.ts';
import { refreshSession } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { ConfirmEmail } from '../../shared/confirm-email.tsx';
import { SignInRequired } from '../../shared/sign-in-required.tsx';
import { Badge } from '../../ui/badge.tsx';
import { DangerSection } from './danger-section.tsx';
import { PasskeysSection } from './passkeys/passkeys-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { ProfileSection } from './profile/profile-section.tsx';
import { ProviderSection } from './provider-section.tsx';
import { SecondFactorSection } from './second-factor/second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { NeedHelp, QuickActions } from './side-sections.tsx';
import { StorageSection } from './storage-section.tsx';
import { TabsSection } from './tabs-section.tsx';
import { UsageSection } from './usage-section.tsx';

interface AccountPageProps {
  /** The plan section from the billing room. */
  subscription: ReactNode;
  /** What the person always has, from the pantry room. */
  staples: ReactNode;
  /** How the person hears of what spoils soon, from the notices room. */
  notices: ReactNode;
  /** What scans know again, from the memories room. */
  memories: ReactNode;
  /** Tokens for programs, from the tokens room. */
  tokens: ReactNode;
  /** Addresses that are told what happens, from the webhooks room. */
  webhooks: ReactNode;
  /** What happened to the account, from the audit room. */
  activity: ReactNode;
}

/** What waits for a confirmed email. */
function waiting(): string {
  const posts = offers('community') ? ['post'] : [];
  const invites = offers('referrals') ? ['invite friends', 'earn rewards'] : [];
  const changes = [...posts, ...invites];
  if (changes.length === 0) return 'to get back in if you forget your password';
  const last = changes.pop();
  return changes.length > 0 ? `to ${changes.join(', ')} and ${last}` : `to ${last}`;
}

export function AccountPage({
  subscription,
  staples,
  notices,
  memories,
  tokens,
  webhooks,
  activity,
}: AccountPageProps) {
  const user = useSession()?.user;
  const signedIn = user !== undefined;
  // The stored session may have an old plan: Pro days start and end by themselves.
  useEffect(() => {
    if (signedIn) void refreshSession();
  }, [signedIn]);

  if (!user)
    return (
      <div className="px-4 py-16">
        <SignInRequired icon={Lock}>Please sign in to see your account.</SignInRequired>
      </div>
    );
  return (
    <div className="mx-auto max-w-6xl px-4 py-5 sm:px-6 sm:py-8">
      <header className="mb-7 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span
          aria-hidden
          className="grid size-14 place-items-center rounded-full bg-herb font-display font-semibold text-2xl text-on-herb uppercase"
        >
          {user.username.slice(0, 1)}
        </span>
        <div>
          <h1 className="page-title">Your Account</h1>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-soft">
            <span className="break-all">{user.username}</span>
            {isCalledPro(user) && <Badge tone="honey">PRO</Badge>}
            {user.role === 'admin' && <Badge tone="herb">ADMINISTRATOR</Badge>}
          </p>
        </div>
      </header>
      <div className="mb-6 empty:hidden">
        <ConfirmEmail>{waiting()}</ConfirmEmail>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-6">
          <ProfileSection user={user} />
          {subscription}
          <PreferencesSection user={user} />
          <TabsSection />
          {notices}
          {staples}
          {memories}
          <ProviderSection />
          <PasskeysSection />
          <SecondFactorSection />
          <SessionsSection />
          {tokens}
          {webhooks}
          {activity}
          <PrivacySection />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <UsageSection />
          <StorageSection />
          <QuickActions user={user} />
          <NeedHelp />
        </div>
        <DangerSection user={user} />
      </div>
    </div>
  );
}
