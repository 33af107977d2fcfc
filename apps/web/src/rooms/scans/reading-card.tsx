import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Holds the place of the questions while labels are read, so that the list does not jump when they come. */
export function ReadingCard() {
  return (
    <Card className="overflow-hidden">
      <Skeleton className="h-48 w-full rounded-none sm:h-64" />
      <div role="status" className="grid min-h-44 content-start gap-1 p-4">
        <p className="font-display font-semibold text-xl">Reading the labels…</p>
        <p className="text-ink-soft text-sm">
          This is what we saw at first glance. Names from labels follow, and maybe a quick question or two.
        </p>
      </div>
    </Card>
  );
}
