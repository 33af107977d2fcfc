import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { ALL, NONE, saveConsent, useConsent } from '../../lib/consent.ts';
import { Button } from '../../ui/button.tsx';

/** The cookie choice on the first visit. Refusing is as prominent and as easy as accepting; the page stays usable. */
export default function ConsentBanner() {
  const choice = useConsent();
  if (choice) return null;
  return (
    <section
      aria-label={t`Cookie choice`}
      className="fixed inset-x-3 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-40 mx-auto max-w-2xl rounded-card border border-line bg-raised p-4 shadow-lift md:bottom-4 print:hidden"
    >
      <p className="text-sm">
        <Trans>
          May Crisper measure how it’s used and remember your settings? No ads, and nobody else sees it.{' '}
          <Link to="/cookies" className="text-herb-ink underline">
            Choose in detail
          </Link>
        </Trans>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Button variant="outline" onClick={() => saveConsent(NONE)}>
          <Trans>Reject all</Trans>
        </Button>
        <Button variant="outline" onClick={() => saveConsent(ALL)}>
          <Trans>Accept all</Trans>
        </Button>
      </div>
    </section>
  );
}
