import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/skeleton.tsx';

export function PageSkeleton() {
  return (
    <div className="mx-auto grid max-w-6xl gap-4 px-4 py-28 sm:px-6" aria-busy="true">
      <span className="sr-only">
        <Trans>Loading</Trans>
      </span>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
