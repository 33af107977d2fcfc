import { t } from '@lingui/core/macro';
import { ShoppingBasket } from 'lucide-react';
import { useMeasures } from '../../lib/use-measures.ts';
import { ShoppingView } from '../../rooms/shopping/shopping-view.tsx';
import { MembersOnly } from './members-only.tsx';

export default function ShoppingPage() {
  const [system] = useMeasures();
  return (
    <MembersOnly icon={ShoppingBasket} text={t`By aisle, without what you have. Ticks work offline.`}>
      <ShoppingView system={system} />
    </MembersOnly>
  );
}
