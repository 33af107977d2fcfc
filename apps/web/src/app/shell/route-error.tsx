import { windowTitle } from '@crisper/contract/pages';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { inBase } from '../../lib/base-path.ts';
import { Button } from '../../ui/button.tsx';

/** As browsers put it when a file of a page cannot be fetched. */
const NOT_FETCHED = /import|preload/i;

/** Shown when a page fails. Offers a reload: a deployment may have replaced the files this tab refers to. */
export function RouteError() {
  const error = useRouteError();
  const away = NOT_FETCHED.test(String(error));
  useEffect(() => {
    document.title = windowTitle('Something went wrong');
    console.error(error);
  }, [error]);
  return (
    <div role="alert" className="mx-auto flex max-w-lg flex-col items-center gap-5 px-4 py-28 text-center">
      <h1 className="page-title">{away ? 'This page needs a connection' : 'This page boiled over'}</h1>
      <p className="text-ink-soft text-lg">
        {away
          ? 'It could not be fetched. Try again when you’re back online.'
          : 'Something went wrong while showing it. Loading it again usually helps.'}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <Button variant="outline" asChild>
          <a href={inBase('/')}>Go to the start page</a>
        </Button>
      </div>
    </div>
  );
}
