import { windowTitle } from '@crisper/contract/pages';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { inBase } from '../../lib/base-path.ts';
import { Replaced } from '../../lib/replaced.ts';
import { KeptPages } from '../../shared/kept-pages.tsx';
import { Button } from '../../ui/button.tsx';

/** As browsers put it when a file of a page cannot be fetched. */
const NOT_FETCHED = /import|preload/i;

function saidOf(error: unknown): { title: string; text: string; again: string; away?: true } {
  if (error instanceof Replaced)
    return { title: t`Crisper was updated`, text: t`Load this page again to go on.`, again: t`Load again` };
  if (NOT_FETCHED.test(String(error)))
    return {
      title: t`This page needs a connection`,
      text: t`It could not be fetched. Try again when you’re back online.`,
      again: t`Try again`,
      away: true,
    };
  return {
    title: t`This page boiled over`,
    text: t`Something went wrong while showing it. Loading it again usually helps.`,
    again: t`Try again`,
  };
}

/** Shown when a page fails. */
export function RouteError({ error }: { error: unknown }) {
  const { title, text, again, away } = saidOf(error);
  useEffect(() => {
    document.title = windowTitle(t`Something went wrong`);
    console.error(error);
  }, [error]);
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-lg flex-col items-center gap-5 px-4 py-14 text-center sm:py-24"
    >
      <h1 className="page-title">{title}</h1>
      <p className="text-ink-soft text-lg">{text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>{again}</Button>
        <Button variant="outline" asChild>
          <a href={inBase('/')}>
            <Trans>Go to the start page</Trans>
          </a>
        </Button>
      </div>
      {away && <KeptPages />}
    </div>
  );
}
