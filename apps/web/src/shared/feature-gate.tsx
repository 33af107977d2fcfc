import type { Feature } from '@crisper/contract/site/site';
import type { ReactNode } from 'react';
import { offers } from '../lib/offers.ts';

interface OfferedProps {
  what: Feature;
  children: ReactNode;
  /** Shown on installations that leave this part out. */
  otherwise?: ReactNode;
}

/** What is shown only where this part of the product exists. */
export function Offered({ what, children, otherwise = null }: OfferedProps) {
  return offers(what) ? children : otherwise;
}
