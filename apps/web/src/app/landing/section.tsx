import { type ReactNode, useId } from 'react';
import { cx } from '../../ui/cx.ts';

interface SectionProps {
  id?: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  tinted?: boolean;
}

/** One section of the landing page: heading, one sentence, content. */
export function Section({ id, title, lead, children, tinted = false }: SectionProps) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={cx('py-10 md:py-20', tinted && 'border-line border-y bg-sunken')}
    >
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <h2 id={heading} className="max-w-2xl text-3xl sm:text-5xl">
          {title}
        </h2>
        {lead && <p className="mt-2 max-w-xl text-ink-soft text-lg md:mt-4">{lead}</p>}
        <div className="mt-6 md:mt-10">{children}</div>
      </div>
    </section>
  );
}
