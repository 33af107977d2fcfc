import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { openAuth } from '../../app/auth/auth-dialog-store.ts';
import { hasPage } from '../../app/pages.ts';
import { useSession } from '../../app/session-store.ts';
import { Button } from '../../ui/button.tsx';

interface ProActionProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> {
  children: ReactNode;
}

/** The way to Pro: the page where it is sold or, for a guest where nothing is sold yet, the sign-up for it. */
export function ProAction({ children, ...looks }: ProActionProps) {
  const session = useSession();
  if (hasPage('/subscribe'))
    return (
      <Button asChild {...looks}>
        <Link to="/subscribe">{children}</Link>
      </Button>
    );
  if (session) return null;
  return (
    <Button {...looks} onClick={() => openAuth({ tab: 'signup', plan: 'pro' })}>
      {children}
    </Button>
  );
}
