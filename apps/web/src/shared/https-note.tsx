import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useInBrowser } from '../lib/in-browser.ts';

const isSecurePage = () => window.isSecureContext;

/** False on plain http, except on the machine that runs the server. */
export const useSecurePage = (): boolean => useInBrowser(isSecurePage, true);

/** Says on plain http what is missing (the children), why, and what to do. */
export function HttpsNote({ what, children }: { what: string; children: ReactNode }) {
  const secure = useSecurePage();
  if (secure) return null;
  return (
    <p className="text-ink-soft text-sm">
      <Trans>
        {children} Browsers allow {what} on secure (https) addresses only; whoever runs this Crisper can set
        one up.
      </Trans>
    </p>
  );
}
