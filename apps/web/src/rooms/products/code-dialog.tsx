import type { Product } from '@crisper/contract/products/products';
import type { CodeFormat } from '@crisper/kitchen/products/codes';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductForm } from './product-form.tsx';
import { productQuery } from './products.queries.ts';
import { ScanCode } from './scan-code.tsx';

interface CodeDialogProps {
  onClose: () => void;
  /** Puts the product into the pantry; resolves to whether that worked. */
  onKeep: (item: KeptProduct) => Promise<boolean>;
}

/** A product as it goes into the pantry. */
export interface KeptProduct {
  name: string;
  code: string;
  amount: number;
  unit: string;
}

interface Code {
  text: string;
  format?: CodeFormat;
}

/** From a bar code to a thing in the pantry or a meal: scan, say what it is if nobody knows, then what to do with it. */
export function CodeDialog({ onClose, onKeep }: CodeDialogProps) {
  const [code, setCode] = useState<Code | null>(null);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Scan a bar code`}>
      {code ? (
        <Answer key={code.text} code={code} onAgain={() => setCode(null)} onClose={onClose} onKeep={onKeep} />
      ) : (
        <ScanCode onCode={setCode} />
      )}
    </Dialog>
  );
}

interface AnswerProps extends CodeDialogProps {
  code: Code;
  onAgain: () => void;
}

function Answer({ code, onAgain, onClose, onKeep }: AnswerProps) {
  const asked = useQuery(productQuery(code.text, code.format));
  const [told, setTold] = useState<Product | null>(null);
  const [changing, setChanging] = useState(false);
  if (asked.isPending)
    return (
      <div role="status" aria-label={t`Looking the code up`}>
        <Skeleton className="h-40" />
      </div>
    );
  if (!asked.data)
    return (
      <div className="grid gap-4">
        <FormError>
          {asked.error?.message || t`This code could not be looked up. Please try again.`}
        </FormError>
        <Button variant="outline" onClick={onAgain}>
          <Trans>Scan again</Trans>
        </Button>
      </div>
    );
  const { code: digits, product: known, weighed, note } = asked.data;
  const product = told ?? known;
  if (product && !changing)
    return (
      <ProductCard
        product={product}
        weighed={weighed}
        onKeep={async (amount) => {
          const name = product.foodName ?? product.name.slice(0, 80);
          if (await onKeep({ name, code: digits, ...amount })) onClose();
        }}
        onLogged={onClose}
        onChange={() => setChanging(true)}
      />
    );
  return (
    <div className="grid gap-4">
      <div>
        <h3 className="text-xl">
          <Trans>What is this?</Trans>
        </h3>
        <p className="text-ink-soft tabular-nums">
          {note ?? (product ? t`Correct what is wrong.` : t`Nobody here knows this code yet. Tell us once.`)}{' '}
          {digits}
        </p>
      </div>
      <ProductForm
        code={digits}
        product={product}
        weighed={weighed}
        onSaved={(saved) => {
          setTold(saved);
          setChanging(false);
        }}
      />
    </div>
  );
}
