import type { Feature } from '@crisper/contract/site/site';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { locales } from '../../lib/i18n/i18n.ts';
import { offers } from '../../lib/offers.ts';

interface ProsePageProps {
  title: string;
  lead: ReactNode;
  /** When the text last changed, as a day. */
  changed: string;
  sections: readonly ProseSection[];
}

export interface ProseSection {
  /** Its anchor. */
  id: string;
  title: string;
  content: ReactNode;
  /** The part of the product it is about, which an installation may leave out. */
  feature?: Feature;
}

function dayInWords(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(locales(), { dateStyle: 'long' });
}

/** A long text: table of contents, then numbered sections with anchors. */
export function ProsePage({ title, lead, changed, sections: all }: ProsePageProps) {
  const sections = all.filter(({ feature }) => !feature || offers(feature));
  const contents = useId();
  return (
    <div className="mx-auto max-w-3xl px-4 py-12 sm:px-6 md:py-16">
      <h1 className="page-title">{title}</h1>
      <p className="mt-3 text-ink-soft">
        <Trans>
          Last changed <time dateTime={changed}>{dayInWords(changed)}</time>
        </Trans>
      </p>
      <div className="mt-6 text-lg">{lead}</div>
      <nav aria-labelledby={contents} className="mt-8 rounded-card border border-line bg-sunken p-5">
        <h2 id={contents} className="font-sans font-semibold text-base">
          <Trans>On this page</Trans>
        </h2>
        <ol className="mt-1 sm:columns-2">
          {sections.map((section) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="inline-flex min-h-11 items-center text-herb-ink hover:underline"
              >
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section) => (
        <section
          key={section.id}
          id={section.id}
          className="mt-10 scroll-mt-20 [&_a]:text-herb-ink [&_a]:underline [&_li]:mt-2 [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:ps-6"
        >
          <h2 className="text-2xl sm:text-3xl">{section.title}</h2>
          {section.content}
        </section>
      ))}
    </div>
  );
}
