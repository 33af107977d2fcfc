import type { ReactNode } from 'react';

/** The title of a page with what can be done on all of it, in one line. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="flex min-h-11 flex-wrap items-center gap-1 sm:mb-2 print:mb-4">
      <h1 className="page-title min-w-0 grow basis-[8rem]">{title}</h1>
      {children}
    </header>
  );
}
