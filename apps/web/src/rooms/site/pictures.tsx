import { DrawnPlate } from '@crisper/plates/drawn-plate';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Mic, Plus, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { FridgeArt } from '../../shared/fridge-art.tsx';
import { MatchBadge } from '../../shared/recipes/match-badge.tsx';
import { Badge } from '../../ui/badge.tsx';

/** Built from the product's own components, so that they follow the theme and stay up to date. Each has a text description. */
function Picture({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="img"
      aria-label={label}
      className="relative mx-auto aspect-[4/3] w-full max-w-md overflow-hidden rounded-panel border border-line bg-sunken p-5"
    >
      <div aria-hidden="true" className="h-full">
        {children}
      </div>
    </div>
  );
}

function Pill({ children, sure = true }: { children: ReactNode; sure?: boolean }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap rounded-full border px-3 py-1.5 font-semibold text-sm ${
        sure
          ? 'border-herb bg-herb-soft text-herb-ink'
          : 'border-line-strong border-dashed bg-raised text-ink'
      }`}
    >
      {sure ? <Check className="size-4" /> : <Plus className="size-4" />}
      {children}
    </span>
  );
}

export function ScanPicture() {
  return (
    <Picture label={t`An open fridge with three things marked, and the list of ingredients beside it`}>
      <div className="grid h-full grid-cols-[1.1fr_1fr] items-center gap-4">
        <FridgeArt />
        <div className="flex flex-wrap gap-2">
          <Pill>
            <Trans>eggs 93%</Trans>
          </Pill>
          <Pill>
            <Trans>tomatoes 91%</Trans>
          </Pill>
          <Pill>
            <Trans>spinach 84%</Trans>
          </Pill>
          <Pill sure={false}>
            <Trans>milk?</Trans>
          </Pill>
        </div>
      </div>
    </Picture>
  );
}

const SHAKSHUKA = {
  id: 'sample-shakshuka',
  title: t`Tomato and spinach shakshuka`,
  plate: ['tomato', 'egg', 'spinach', 'onion'],
  equipment: ['stovetop' as const],
};

export function ResultPicture() {
  return (
    <Picture label={t`A recipe card with a drawn plate and a badge that says 100% match`}>
      <div className="mx-auto h-full max-w-64 overflow-hidden rounded-card border border-line bg-surface shadow-lift">
        <div className="relative h-[58%]">
          <DrawnPlate recipe={SHAKSHUKA} />
          <div className="absolute top-3 start-3">
            <MatchBadge percentage={100} />
          </div>
        </div>
        <div className="p-4">
          <p className="font-display font-semibold text-lg leading-tight">{SHAKSHUKA.title}</p>
          <p className="mt-1 text-ink-soft text-sm">
            <Trans>25 min · you have everything</Trans>
          </p>
        </div>
      </div>
    </Picture>
  );
}

export function CookingPicture() {
  return (
    <Picture label={t`A cooking step in large type with a running timer and a microphone button`}>
      <div className="flex h-full flex-col justify-between rounded-card bg-surface p-5 shadow-soft">
        <p className="font-semibold text-ink-soft text-sm">
          <Trans>Step 3 of 6 · medium heat</Trans>
        </p>
        <p className="font-display font-semibold text-2xl leading-snug">
          <Trans>Simmer until a spoon leaves a trail.</Trans>
        </p>
        <div className="flex items-center justify-between">
          <span className="rounded-full bg-honey px-5 py-2 font-semibold text-2xl text-on-honey tabular-nums">
            07:42
          </span>
          <span className="grid size-12 place-items-center rounded-full bg-herb text-on-herb">
            <Mic className="size-6" />
          </span>
        </div>
      </div>
    </Picture>
  );
}

function Bar({ name, share, note }: { name: string; share: number; note: string }) {
  return (
    <div>
      <div className="flex justify-between text-sm">
        <span className="font-semibold">{name}</span>
        <span className="text-ink-soft tabular-nums">{note}</span>
      </div>
      <div className="mt-1 h-2.5 rounded-full bg-sunken ring-1 ring-line ring-inset">
        <div className="h-full rounded-full bg-herb" style={{ width: `${share}%` }} />
      </div>
    </div>
  );
}

export function MealPicture() {
  return (
    <Picture label={t`A day’s totals against their targets: calories, protein, carbs and fat as bars`}>
      <div className="flex h-full flex-col justify-center gap-4 rounded-card bg-surface p-5 shadow-soft">
        <Bar name={t`Calories`} share={71} note={t`1,420 of 2,000`} />
        <Bar name={t`Protein`} share={64} note={t`96 of 150 g`} />
        <Bar name={t`Carbs`} share={58} note={t`145 of 250 g`} />
        <Bar name={t`Fat`} share={79} note={t`53 of 67 g`} />
      </div>
    </Picture>
  );
}

const LIST = [t`4 eggs`, t`300 g spinach`, t`1 can tomatoes`, t`1 lemon`];

export function ShoppingPicture() {
  return (
    <Picture label={t`A shopping list with two of four things ticked off`}>
      <div className="h-full rounded-card bg-surface p-5 shadow-soft">
        <Badge tone="herb">
          <Trans>Produce and dairy</Trans>
        </Badge>
        <ul className="mt-3 grid gap-2.5">
          {LIST.map((line, at) => (
            <li key={line} className="flex items-center gap-3">
              <span
                className={`grid size-6 place-items-center rounded-md border ${
                  at < 2 ? 'border-herb bg-herb text-on-herb' : 'border-line-strong bg-raised'
                }`}
              >
                {at < 2 && <Check className="size-4" strokeWidth={3} />}
              </span>
              <span className={at < 2 ? 'text-ink-soft line-through' : ''}>{line}</span>
            </li>
          ))}
        </ul>
      </div>
    </Picture>
  );
}

export function ImportPicture() {
  return (
    <Picture label={t`A field for a link, and below it the recipe that was read from it`}>
      <div className="flex h-full flex-col gap-4">
        <div className="flex items-center gap-2 rounded-control border border-line-strong bg-raised px-4 py-3 text-ink-soft text-sm">
          <Search className="size-4" />
          <Trans>grandmas-kitchen.example/apple-cake</Trans>
        </div>
        <div className="flex-1 rounded-card bg-surface p-4 shadow-soft">
          <p className="font-display font-semibold text-lg">
            <Trans>Apple cake</Trans>
          </p>
          <p className="text-ink-soft text-sm">
            <Trans>9 ingredients, 6 steps, about 1 h</Trans>
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Pill>
              <Trans>200 g flour</Trans>
            </Pill>
            <Pill>
              <Trans>3 apples</Trans>
            </Pill>
            <Pill>
              <Trans>2 eggs</Trans>
            </Pill>
          </div>
        </div>
      </div>
    </Picture>
  );
}
