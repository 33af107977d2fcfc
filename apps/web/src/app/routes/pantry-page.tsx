import type { PantryItem } from '@crisper/contract/pantry/pantry';
import { t } from '@lingui/core/macro';
import { Archive, Camera, ReceiptText, ScanBarcode } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMeasures } from '../../lib/use-measures.ts';
import { PantryView } from '../../rooms/pantry/pantry-view.tsx';
import { usePantryActions } from '../../rooms/pantry/use-pantry.ts';
import { setIngredients } from '../../shared/kitchen-session.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MembersOnly } from './members-only.tsx';

const CodeDialog = lazyPart(async () => ({
  default: (await import('../../rooms/products/code-dialog.tsx')).CodeDialog,
}));
const ReceiptDialog = lazyPart(async () => ({
  default: (await import('../../rooms/receipts/receipt-dialog.tsx')).ReceiptDialog,
}));

export default function PantryPage() {
  const [system] = useMeasures();
  const navigate = useNavigate();
  const { add } = usePantryActions();
  const [open, setOpen] = useState<'code' | 'receipt' | null>(null);
  const close = () => setOpen(null);
  const cook = (items: readonly PantryItem[]) => {
    setIngredients(items.map(({ name, food, emoji }) => ({ name, food, emoji })));
    void navigate('/results');
  };
  return (
    <MembersOnly icon={Archive} text={t`What you have, and what to use first.`}>
      <PantryView
        system={system}
        onCook={cook}
        actions={
          <>
            <Link
              to="/scan"
              aria-label={t`Scan a shelf`}
              title={t`Scan a shelf`}
              className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <Camera aria-hidden className="size-5" />
            </Link>
            <IconButton label={t`Read a receipt`} onClick={() => setOpen('receipt')}>
              <ReceiptText />
            </IconButton>
            <IconButton label={t`Scan a bar code`} onClick={() => setOpen('code')}>
              <ScanBarcode />
            </IconButton>
          </>
        }
      />
      <Suspense>
        {open === 'code' && <CodeDialog onClose={close} onKeep={(item) => add([item], 'barcode')} />}
        {open === 'receipt' && <ReceiptDialog onClose={close} />}
      </Suspense>
    </MembersOnly>
  );
}
