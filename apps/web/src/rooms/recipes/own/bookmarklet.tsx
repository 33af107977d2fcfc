import { Trans } from '@lingui/react/macro';
import { Bookmark } from 'lucide-react';
import { useCallback } from 'react';
import { inBase, siteUrl } from '../../../lib/base-path.ts';

/** A bookmark that brings the page one looks at to /import. React refuses such addresses, so it is set by hand. */
export function Bookmarklet() {
  const give = useCallback((link: HTMLAnchorElement | null) => {
    const target = siteUrl('/import?url=');
    link?.setAttribute('href', `javascript:location.href='${target}'+encodeURIComponent(location.href)`);
  }, []);
  return (
    <p className="hidden items-center gap-2 text-ink-soft text-sm md:flex">
      <Trans>
        Even quicker: drag{' '}
        <a
          ref={give}
          href={inBase('/import')}
          onClick={(event) => event.preventDefault()}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-control border border-line-strong px-3 font-semibold text-ink"
        >
          <Bookmark aria-hidden className="size-4" />
          Save to Crisper
        </a>{' '}
        to your bookmarks bar, and press it on any recipe page.
      </Trans>
    </p>
  );
}
