import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';

const ZOOMS = [100, 180, 280] as const;

/** The photographed pages, pinned beside the text; they can be enlarged and moved. */
export function PagePhotos({ pages }: { pages: readonly Blob[] }) {
  const [at, setAt] = useState(0);
  const [zoom, setZoom] = useState(0);
  const page = useAddress(pages[at]);
  if (page === undefined) return null;
  return (
    <figure className="sticky top-16 z-10 self-start overflow-hidden rounded-card border border-line bg-raised lg:top-20">
      <section
        aria-label={t`Your photo`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-[34dvh] overflow-auto lg:max-h-[78dvh]"
      >
        <img
          src={page}
          alt={pages.length === 1 ? t`The page you photographed` : t`Page ${at + 1} that you photographed`}
          className="max-w-none"
          style={{ width: `${ZOOMS[zoom]}%` }}
        />
      </section>
      <figcaption className="flex items-center gap-1 border-line border-t px-2 py-1">
        {pages.length > 1 && (
          <>
            <IconButton label={t`Page before`} disabled={at === 0} onClick={() => setAt(at - 1)}>
              <ChevronLeft aria-hidden className="size-5" />
            </IconButton>
            <span className="text-sm tabular-nums">
              <Trans>
                {at + 1} of {pages.length}
              </Trans>
            </span>
            <IconButton label={t`Next page`} disabled={at === pages.length - 1} onClick={() => setAt(at + 1)}>
              <ChevronRight aria-hidden className="size-5" />
            </IconButton>
          </>
        )}
        <span className="ms-auto" />
        <IconButton label={t`Smaller`} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <ZoomOut aria-hidden className="size-5" />
        </IconButton>
        <IconButton label={t`Larger`} disabled={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)}>
          <ZoomIn aria-hidden className="size-5" />
        </IconButton>
      </figcaption>
    </figure>
  );
}

/** An address of this page for a photo, as long as it is shown. */
function useAddress(photo: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!photo) return undefined;
    const made = URL.createObjectURL(photo);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return address;
}
