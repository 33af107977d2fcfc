import { Trans } from '@lingui/react/macro';
import { Badge } from '../../ui/badge.tsx';

export function SampleMark() {
  return (
    <Badge tone="honey">
      <Trans>Sample data</Trans>
    </Badge>
  );
}
