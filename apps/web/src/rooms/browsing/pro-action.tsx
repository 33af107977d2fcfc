import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';

interface ProActionProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> {
  children: ReactNode;
}

/** A link to the page that sells Pro. */
export function ProAction({ children, ...looks }: ProActionProps) {
  return (
    <Button asChild {...looks}>
      <Link to="/subscribe">{children}</Link>
    </Button>
  );
}
