import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

interface SectionProps {
  title: string;
  icon: LucideIcon;
  children: ReactNode;
}

export function Section({ title, icon: Icon, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="p-4 sm:p-6">
        <h2 id={id} className="flex items-center gap-2.5 text-xl">
          <Icon aria-hidden className="size-5 shrink-0 text-herb-ink" />
          {title}
        </h2>
        <div className="mt-3 sm:mt-4">{children}</div>
      </Card>
    </section>
  );
}
