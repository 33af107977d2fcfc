import { Trans } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import { SignInRequired } from '../../shared/sign-in-required.tsx';

/** Shown to guests in place of the saved recipes. */
export function Guest({ as }: { as: 'h1' | 'h2' }) {
  return (
    <SignInRequired icon={Heart} as={as}>
      <Trans>Please sign in to see the recipes you saved, on every device you cook with.</Trans>
    </SignInRequired>
  );
}
