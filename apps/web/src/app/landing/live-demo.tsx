import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Section } from './section.tsx';

/** The scan room's demo, which works without an account. */
export function LiveDemo({ children }: { children: ReactNode }) {
  return (
    <Section
      id="demo"
      tinted
      title={t`Try it on your own shelf`}
      lead={t`One photo, a few seconds, up to three recipes to judge it by.`}
    >
      {children}
    </Section>
  );
}
