import { Card } from '../../ui/card.tsx';

/** One figure with its label. */
export function Tile({ value, label }: { value: string; label: string }) {
  return (
    <Card className="flex flex-col-reverse justify-end p-4">
      <dt className="mt-1 text-ink-soft text-sm">{label}</dt>
      <dd className="font-display font-semibold text-3xl tabular-nums">{value}</dd>
    </Card>
  );
}

export function count(value: number): string {
  return value.toLocaleString('en-US');
}
