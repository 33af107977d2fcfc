import { PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

interface EndCardProps {
  title: string;
  onExit: () => void;
  /** Actions after cooking: save, log, update the pantry. */
  children: ReactNode;
}

export function EndCard({ title, onExit, children }: EndCardProps) {
  return (
    <Card className="grid animate-rise justify-items-center gap-4 p-8 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-honey-soft text-honey-ink">
        <PartyPopper aria-hidden className="size-8" />
      </span>
      <h2 className="text-4xl">Enjoy your meal!</h2>
      <p className="text-ink-soft text-xl">{title} is done, every step of it.</p>
      <div className="flex flex-wrap justify-center gap-3">{children}</div>
      <Button size="lg" onClick={onExit}>
        Back to the recipe
      </Button>
    </Card>
  );
}
