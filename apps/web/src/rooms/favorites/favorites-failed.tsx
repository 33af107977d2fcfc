import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { LoadFailed } from '../../shared/load-failed.tsx';

export function FavoritesFailed({ of }: Pick<ComponentProps<typeof LoadFailed>, 'of'>) {
  return (
    <LoadFailed of={of}>
      <Trans>Your saved recipes are safe, but they could not be loaded. Please try again.</Trans>
    </LoadFailed>
  );
}
