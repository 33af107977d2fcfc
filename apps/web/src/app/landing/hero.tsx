import { ArrowRight, Check } from 'lucide-react';
import { offers } from '../../lib/offers.ts';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { FridgeArt } from '../../shared/fridge-art.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

const PROMISES = () => [
  ...(offers('plans') ? ['No card needed', 'Free scans every day'] : []),
  'Photos are never stored',
];

function Label({ className, children }: { className: string; children: string }) {
  return (
    <span
      className={`absolute rounded-full bg-raised px-3 py-1.5 font-semibold text-sm shadow-soft ${className}`}
    >
      {children}
    </span>
  );
}

export function Hero() {
  return (
    <section className="overflow-hidden">
      <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 pt-10 pb-28 sm:px-6 md:grid-cols-[1.1fr_1fr] md:pt-14 md:pb-20">
        <div>
          <h1 className="text-5xl leading-[1.02] sm:text-6xl lg:text-7xl">
            Snap your fridge. <span className="text-herb">Cook now.</span>
          </h1>
          <p className="mt-5 max-w-lg text-ink-soft text-lg sm:text-xl">
            Take a photo of what you have. Crisper names the ingredients, finds the recipes you can cook with
            them tonight, and walks you through every step.
          </p>
          <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
            <Button variant="accent" size="lg" onClick={() => openAuth({ tab: 'signup', plan: 'free' })}>
              {offers('plans') ? 'Try Free' : 'Sign Up'}
              <ArrowRight aria-hidden className="size-5" />
            </Button>
            <Button variant="outline" size="lg" asChild>
              <a href="#how-it-works">See how it works</a>
            </Button>
          </div>
          <ul className="mt-7 flex flex-wrap gap-x-6 gap-y-2 text-ink-soft">
            {PROMISES().map((promise) => (
              <li key={promise} className="flex items-center gap-2">
                <Check aria-hidden className="size-4 text-herb" strokeWidth={3} />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <div aria-hidden="true" className="relative mx-auto w-full max-w-md lg:max-w-lg">
          <FridgeArt />
          <Label className="top-[16.5%] left-[42%]">eggs</Label>
          <Label className="top-[39%] left-[22%]">tomatoes</Label>
          <Label className="top-[61%] left-[43%]">spinach</Label>
          <div className="absolute right-0 -bottom-12 w-48 sm:-bottom-6 sm:w-60 rotate-2 rounded-card border border-line bg-raised p-3.5 sm:p-4 shadow-lift sm:-right-6">
            <Badge tone="herb">100% match</Badge>
            <p className="mt-2 font-display font-semibold text-lg leading-tight">
              Tomato and spinach shakshuka
            </p>
            <p className="mt-1 text-ink-soft text-sm">25 min · you have everything</p>
          </div>
        </div>
      </div>
    </section>
  );
}
