import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { trackEvent } from '../../lib/analytics-events.ts';
import { siteUrl } from '../../lib/base-path.ts';
import { copyText } from '../../lib/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { toast } from '../../ui/toast-store.ts';
import { inviteLink, inviteTargets, inviteText } from './invite.ts';

const TILE =
  'flex min-h-12 items-center justify-center rounded-control border border-line bg-raised px-3 font-medium transition hover:border-herb hover:bg-herb-soft';

/** The code, the link, and the share buttons. */
export function ShareInvite({
  code,
  short = false,
}: {
  code: string /** The link alone. */;
  short?: boolean;
}) {
  const origin = siteUrl();
  const link = inviteLink(code, origin);
  const [copied, setCopied] = useState(false);

  const copy = async () => {
    try {
      await copyText(link);
      setCopied(true);
      toast({ title: t`Link Copied!`, text: t`Send it to someone who stares into the fridge.` });
      trackEvent({ event: 'referral_link_copied', properties: { referralCode: code, platform: 'copy' } });
    } catch {
      toast({ title: t`Copy Failed`, text: t`Unable to copy to clipboard`, tone: 'error' });
    }
  };
  const shared = (platform: string) =>
    trackEvent({ event: 'referral_shared', properties: { referralCode: code, platform } });
  const native = async () => {
    try {
      await navigator.share({ title: t`Crisper`, text: inviteText(code, origin), url: link });
      shared('native');
    } catch (error) {
      // Closing the system's share menu is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ title: t`Share Available`, text: link, tone: 'error' });
    }
  };

  return (
    <div className={cx('grid', short ? 'gap-2' : 'gap-4')}>
      {short ? (
        <p className="truncate rounded-control border border-line-strong border-dashed bg-honey-soft px-3 py-2 text-sm">
          {link}
        </p>
      ) : (
        <div className="rounded-card border border-line-strong border-dashed bg-honey-soft p-4 text-center">
          <p className="text-ink-soft text-sm">
            <Trans>Your code</Trans>
          </p>
          <p className="font-display font-semibold text-3xl tracking-widest">{code}</p>
          <p className="mt-1 break-all text-ink-soft text-sm">{link}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button className="flex-1" onClick={() => void copy()}>
          <Copy aria-hidden className="size-5" />
          {copied ? t`Copied` : t`Copy link`}
        </Button>
        {'share' in navigator && (
          <Button variant="outline" className="flex-1" onClick={() => void native()}>
            <Share2 aria-hidden className="size-5" />
            <Trans>Share</Trans>
          </Button>
        )}
      </div>
      <div className={short ? 'hidden' : 'grid grid-cols-2 gap-2.5 sm:grid-cols-3'}>
        {inviteTargets(code, origin).map(({ platform, name, href }) => (
          <a
            key={platform}
            href={href}
            rel="noopener noreferrer"
            className={TILE}
            onClick={(event) => {
              shared(platform);
              if (!href.startsWith('https:')) return;
              event.preventDefault();
              window.open(href, '_blank', 'noopener,noreferrer,width=600,height=400');
            }}
          >
            {name}
          </a>
        ))}
      </div>
    </div>
  );
}
