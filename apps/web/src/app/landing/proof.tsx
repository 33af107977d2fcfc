import { figures, type LiveFigure, testimonials } from '../content/marketing.ts';
import { Section } from './section.tsx';

interface ProofProps {
  /** What the system counted; a figure it does not know keeps the words of the content module. */
  live?: Partial<Record<LiveFigure, number>>;
}

export function Proof({ live = {} }: ProofProps) {
  return (
    <Section title="Made for real kitchens">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
        {figures.map((figure) => {
          const counted = figure.live && live[figure.live];
          return (
            <div key={figure.label} className="flex flex-col-reverse justify-end border-herb border-l-2 pl-4">
              <dt className="mt-1 text-ink-soft">{figure.label}</dt>
              <dd className="font-display font-semibold text-3xl tabular-nums sm:text-4xl">
                {counted === undefined ? figure.value : counted.toLocaleString('en-US')}
              </dd>
            </div>
          );
        })}
      </dl>
      <div className="mt-14 grid gap-6 md:grid-cols-2">
        {testimonials.map((story) => (
          <figure key={story.who} className="rounded-panel bg-herb-soft p-7 sm:p-9">
            <blockquote className="font-display text-herb-ink text-xl leading-snug sm:text-2xl">
              “{story.quote}”
            </blockquote>
            <figcaption className="mt-5 text-herb-ink">{story.who}</figcaption>
          </figure>
        ))}
      </div>
      <p className="mt-4 text-ink-soft text-sm">Two evenings as we imagine them, not customer reviews.</p>
    </Section>
  );
}
