import { FRIEND_DAYS, REFERRER_DAYS } from '@crisper/contract/referrals/referrals';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Gift, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { isInFirstWeek } from '../../lib/first-week.ts';
import { offers } from '../../lib/offers.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { type BannerVariant, bannerDismissed, dismissBanner } from './banner-dismissal.ts';
import { useOverlapsContent } from './use-overlaps-content.ts';

const TEXT = {
  top: t`Help a friend cook: ${REFERRER_DAYS} days of Pro for you, ${FRIEND_DAYS} for them.`,
  results: t`Know someone with a fridge full of questions? Invite them: ${REFERRER_DAYS} days of Pro for you, ${FRIEND_DAYS} for them.`,
  floating: t`Invite a friend, earn Pro`,
};

/** A banner for the rewards, in a member's first week. Guests never see it; a closed variant is never shown again. */
export function ViralBanner({ variant }: { variant: BannerVariant }) {
  const session = useSession();
  const [closed, setClosed] = useState(() => bannerDismissed(variant));
  if (!session || closed || !offers('referrals') || !isInFirstWeek(session.user)) return null;
  const close = () => {
    dismissBanner(variant);
    setClosed(true);
  };
  return variant === 'floating' ? <Floating onClose={close} /> : <Strip variant={variant} onClose={close} />;
}

function Strip({ variant, onClose }: { variant: 'top' | 'results'; onClose: () => void }) {
  return (
    <aside
      aria-label={t`Rewards`}
      className={cx(
        'bg-honey-soft print:hidden',
        variant === 'top' ? 'border-line border-b' : 'rounded-card border border-line',
      )}
    >
      <div
        className={cx(
          'flex items-center gap-3 py-1 pe-2 ps-4',
          variant === 'top' && 'mx-auto max-w-6xl sm:pe-4 sm:ps-6',
        )}
      >
        <Gift aria-hidden className="size-5 shrink-0 text-honey-ink" />
        <p className="min-w-0 flex-1 text-sm sm:text-base">
          {TEXT[variant]}{' '}
          <Link
            to="/viral"
            className="relative font-semibold text-honey-ink underline underline-offset-4 after:absolute after:-inset-3"
          >
            <Trans>See your rewards</Trans>
          </Link>
        </p>
        <IconButton label={t`Dismiss`} onClick={onClose}>
          <X />
        </IconButton>
      </div>
    </aside>
  );
}

function Floating({ onClose }: { onClose: () => void }) {
  const box = useRef<HTMLElement>(null);
  const overlaps = useOverlapsContent(box);
  return (
    <aside
      ref={box}
      aria-label={t`Rewards`}
      className={cx(
        'fixed end-3 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-30 flex items-center rounded-full border border-line bg-raised ps-4 shadow-lift md:end-5 md:bottom-5 print:hidden',
        // `invisible` also removes it from the tab order.
        overlaps && 'invisible',
      )}
    >
      <Link to="/viral" className="flex min-h-11 items-center gap-2 font-semibold text-sm">
        <Gift aria-hidden className="size-5 text-honey-ink" />
        {TEXT.floating}
      </Link>
      <IconButton label={t`Dismiss`} onClick={onClose} className="rounded-full">
        <X />
      </IconButton>
    </aside>
  );
}
