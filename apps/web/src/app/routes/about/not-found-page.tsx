import { Trans } from '@lingui/react/macro';
import { Refrigerator } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';

export default function NotFoundPage() {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-5 px-4 py-24 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-herb-soft text-herb-ink">
        <Refrigerator aria-hidden className="size-9" />
      </span>
      <h1 className="page-title">
        <Trans>404 Page Not Found</Trans>
      </h1>
      <p className="text-ink-soft text-lg">
        <Trans>We looked on every shelf and behind the mustard. This page is not here.</Trans>
      </p>
      <Button asChild>
        <Link to="/">
          <Trans>Back to the kitchen</Trans>
        </Link>
      </Button>
    </div>
  );
}
