import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { offers } from '../../../lib/offers.ts';
import { Button } from '../../../ui/button.tsx';

interface ProActionProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> {
  children: ReactNode;
}

/** A link to the page that sells Pro, where there is one. */
export function ProAction({ children, ...looks }: ProActionProps) {
  if (!offers('plans')) return null;
  return (
    <Button asChild {...looks}>
      <Link to="/subscribe">{children}</Link>
    </Button>
  );
}
