import { locales } from '../../lib/i18n/i18n.ts';
import { Card } from '../../ui/card.tsx';

interface StatTileProps {
  value: string;
  label: string;
}

/** One figure with its label. */
export function StatTile({ value, label }: StatTileProps) {
  return (
    <Card className="flex flex-col p-4">
      <dt className="order-2 mt-1 font-medium text-sm">{label}</dt>
      <dd className="font-display font-semibold text-3xl tabular-nums">{value}</dd>
    </Card>
  );
}

export function formatCount(value: number): string {
  return value.toLocaleString(locales());
}
