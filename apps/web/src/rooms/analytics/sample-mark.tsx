import { Badge } from '../../ui/badge.tsx';

export function SampleMark() {
  return <Badge tone="honey">Sample data</Badge>;
}
