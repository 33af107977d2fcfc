import { ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { openAuth } from '../../lib/auth-dialog-store.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Section } from './section.tsx';

const SEEN = ['tomatoes', 'eggs', 'spinach', 'carrots', 'lemon', 'cheese'];

interface LiveDemoProps {
  /** The scan room's demo for signed-in people. A visitor is asked to sign up first. */
  scanner?: ReactNode;
}

export function LiveDemo({ scanner }: LiveDemoProps) {
  return (
    <Section
      id="demo"
      tinted
      title="Try it on your own shelf"
      lead="One photo, a few seconds, up to three recipes to judge it by."
    >
      {scanner ?? (
        <div className="grid overflow-hidden rounded-panel border border-line bg-surface shadow-soft md:grid-cols-2">
          <div className="flex flex-col items-center justify-center gap-4 border-line border-b p-8 text-center md:border-r md:border-b-0 md:p-12">
            <span className="grid size-20 place-items-center rounded-full bg-tomato-soft text-tomato-ink">
              <ImagePlus aria-hidden className="size-8" />
            </span>
            <p className="text-ink-soft">
              A fridge shelf, a vegetable drawer, a bag from the market: anything with food in it.
            </p>
            <Button variant="accent" size="lg" onClick={() => openAuth({ tab: 'signup', plan: 'free' })}>
              Start a demo scan
            </Button>
          </div>
          <div className="p-8 md:p-12">
            <h3 className="text-2xl">What comes back</h3>
            <p className="mt-2 text-ink-soft">
              Ingredients by name, each with how sure we are. You have the last word.
            </p>
            <ul className="mt-5 flex flex-wrap gap-2">
              {SEEN.map((name) => (
                <li key={name}>
                  <Chip selected>{name}</Chip>
                </li>
              ))}
            </ul>
            <p className="mt-5 text-ink-soft">
              Then recipes, ranked by what you have, with time and calories.
            </p>
          </div>
        </div>
      )}
    </Section>
  );
}
