import type { ShoppingItem } from '@crisper/contract/shopping/shopping-list';
import type { ShopSection } from '@crisper/contract/vocabulary';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { withFractionSigns } from '@crisper/kitchen/measures/fraction-signs';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useWakeLock } from '../../lib/use-wake-lock.ts';
import { FoodPicture } from '../../shared/foods/food-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { tickItem } from './shopping.queries.ts';
import { bySection, SECTION_TITLES } from './shopping-state.ts';
import { useGlide } from './use-glide.ts';

interface ShoppingModeProps {
  items: readonly ShoppingItem[];
  /** In the order of the shop. */
  sections: readonly ShopSection[] | undefined;
  system: MeasureSystem;
  /** What to do with what is in the basket. */
  store: ReactNode;
  onClose: () => void;
}

/** The list for one hand in the shop: large, every row ticks, and the screen stays awake. */
export function ShoppingMode({ items, sections, system, store, onClose }: ShoppingModeProps) {
  useWakeLock();
  const returnFocus = useReturnFocus();
  const list = useRef<HTMLDivElement>(null);
  useGlide(list);
  const open = items.filter(({ ticked }) => !ticked);
  const basket = items.filter(({ ticked }) => ticked);
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          data-scrim
          className="fixed inset-0 z-50 flex flex-col bg-paper text-ink"
        >
          <div ref={list} className="flex-1 overflow-y-auto overscroll-contain px-4 pt-3 sm:px-8">
            <Radix.Title className="text-2xl">
              {open.length === 0
                ? t`That’s everything`
                : plural(open.length, { one: '# to go', other: '# to go' })}
            </Radix.Title>
            {bySection(open, sections).map(({ section, items: things }) => (
              <section key={section} aria-labelledby={`mode-${section}`} className="mt-4">
                <h2 id={`mode-${section}`} className="text-ink-soft text-lg">
                  {SECTION_TITLES[section]}
                </h2>
                <Things items={things} system={system} />
              </section>
            ))}
            {basket.length > 0 && (
              <section aria-labelledby="mode-basket" className="mt-6 pb-4">
                <h2 id="mode-basket" className="text-ink-soft text-lg">
                  <Trans>In the basket</Trans>
                </h2>
                <Things items={basket} system={system} />
                {open.length === 0 && <div className="mt-4">{store}</div>}
              </section>
            )}
          </div>
          <div className="border-line border-t p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            <Radix.Close asChild>
              <Button size="lg" variant={open.length === 0 ? 'primary' : 'outline'} className="w-full">
                <Trans>Done shopping</Trans>
              </Button>
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Things({ items, system }: { items: readonly ShoppingItem[]; system: MeasureSystem }) {
  const queries = useQueryClient();
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id} data-row={item.id}>
          {/* biome-ignore lint/a11y/useSemanticElements: a whole row to tap, which a native box is not. */}
          <button
            type="button"
            role="checkbox"
            aria-checked={item.ticked}
            onClick={() => tickItem(queries, item, !item.ticked)}
            className={cx(
              'flex min-h-16 w-full items-center gap-3 py-2 text-start text-xl',
              item.ticked && 'text-ink-soft line-through',
            )}
          >
            <span
              aria-hidden
              className={cx(
                'grid size-8 shrink-0 place-items-center rounded-full border-2',
                item.ticked ? 'border-herb bg-herb text-on-herb' : 'border-line-strong',
              )}
            >
              {item.ticked && <Check className="size-5" strokeWidth={3} />}
            </span>
            <span className="min-w-0 flex-1 first-letter:uppercase">
              <span className="inline-block first-letter:uppercase">{item.name}</span>{' '}
              <span className="whitespace-nowrap text-base text-ink-soft tabular-nums">
                {withFractionSigns(item.amount[system])}
              </span>
            </span>
            <FoodPicture food={item.food} className="size-9" />
          </button>
        </li>
      ))}
    </ul>
  );
}
