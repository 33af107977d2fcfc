import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link2, MessageCircleMore, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../lib/copy-text.ts';
import { toast } from '../../ui/toast-store.ts';
import { type Shared, targetsOf, textOf } from './share-targets.ts';

const DONE_MS = 3000;
const TILE =
  'flex min-h-14 items-center justify-center gap-2 rounded-control border border-line bg-raised px-3 font-medium transition hover:border-herb hover:bg-herb-soft';

interface ShareTilesProps {
  shared: Shared;
  /** Called with the platform. */
  onShared?: (platform: string) => void;
}

/** Every way to hand on a link. */
export function ShareTiles({ shared, onShared = () => {} }: ShareTilesProps) {
  const [done, setDone] = useState('');

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(''), DONE_MS);
    return () => clearTimeout(timer);
  }, [done]);

  const copy = async (text: string, said: string, platform: string) => {
    try {
      await copyText(text);
      setDone(said);
      onShared(platform);
    } catch {
      toast({ title: t`Copy Failed`, text: t`Unable to copy to clipboard`, tone: 'error' });
    }
  };
  const native = async () => {
    try {
      await navigator.share({ title: shared.title, url: shared.link });
      setDone(t`Shared.`);
      onShared('native');
    } catch (error) {
      // Closing the system's share menu is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ title: t`Share Available`, text: shared.link, tone: 'error' });
    }
  };

  return (
    <div>
      <div className="grid grid-cols-2 gap-2.5">
        {targetsOf(shared).map(({ platform, name, href }) => (
          <a
            key={name}
            href={href}
            rel="noopener noreferrer"
            onClick={(event) => {
              onShared(platform);
              if (!href.startsWith('https:')) return;
              event.preventDefault();
              window.open(href, '_blank', 'noopener,noreferrer,width=600,height=400');
              setDone(t`${name} opened in a new window.`);
            }}
            className={TILE}
          >
            {name}
          </a>
        ))}
        <button
          type="button"
          className={TILE}
          onClick={() => copy(textOf(shared), t`Copied. Paste it into Discord.`, 'discord')}
        >
          <MessageCircleMore aria-hidden className="size-4.5" />
          <Trans>Discord</Trans>
        </button>
        <button type="button" className={TILE} onClick={() => copy(shared.link, t`Link copied.`, 'copy')}>
          <Link2 aria-hidden className="size-4.5" />
          <Trans>Copy link</Trans>
        </button>
        {'share' in navigator && (
          <button type="button" className={TILE} onClick={native}>
            <Share2 aria-hidden className="size-4.5" />
            <Trans>More</Trans>
          </button>
        )}
      </div>
      <p role="status" className="mt-4 min-h-6 text-center font-medium text-herb-ink">
        {done}
      </p>
    </div>
  );
}
