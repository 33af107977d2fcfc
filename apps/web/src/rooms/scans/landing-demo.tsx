import type { ScanResult } from '@crisper/contract/scans';
import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Progress } from '../../ui/progress.tsx';
import { DemoRecipes } from './demo-recipes.tsx';
import { type DemoAnswer, demoMessage, runDemo } from './run-demo.ts';
import { DEFAULT_EMOJI } from './scan-state.ts';

const SETTLE_MS = 500;

const SOURCES: Readonly<Record<ScanResult['ingredients'][number]['source'], string>> = {
  seen: 'seen',
  read: 'read',
  both: 'seen and read',
  model: 'seen',
  manual: 'added',
};

const LABELS: Readonly<Record<number, string>> = {
  20: 'Getting your photos ready…',
  60: 'Looking at what is in them…',
  80: 'Finding recipes…',
  100: 'Done',
};

type DemoState =
  | { at: 'idle' }
  | { at: 'scanning'; percent: number }
  | { at: 'failed'; message: string }
  | ({ at: 'done' } & DemoAnswer);

function scrollTo(element: HTMLElement | null): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
  element?.focus({ preventScroll: true });
}

/** A whole scan in one box: photos in, up to three recipes out. */
export default function LandingDemo() {
  const [state, setState] = useState<DemoState>({ at: 'idle' });
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  useEffect(() => {
    if (state.at === 'done') scrollTo(results.current);
  }, [state.at]);

  const scan = async (files: File[]) => {
    if (files.length === 0) return;
    const mine = new AbortController();
    running.current = mine;
    const goTo = (percent: number) => !mine.signal.aborted && setState({ at: 'scanning', percent });
    try {
      const answer = await runDemo(files, goTo, mine.signal);
      goTo(100);
      setTimeout(() => !mine.signal.aborted && setState({ at: 'done', ...answer }), SETTLE_MS);
    } catch (error) {
      if (!mine.signal.aborted) setState({ at: 'failed', message: demoMessage(error) });
    }
  };

  return (
    <div className="grid gap-6 rounded-panel border border-line bg-surface p-6 shadow-soft md:p-10">
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        multiple
        hidden
        aria-label="Photos for the demo"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          void scan(files);
        }}
      />
      {state.at === 'scanning' ? (
        <div role="status" className="mx-auto w-full max-w-md py-8">
          <Progress label={LABELS[state.percent] ?? 'Scanning…'} value={state.percent} />
        </div>
      ) : (
        <div className="grid justify-items-center gap-4 py-4 text-center">
          <span className="grid size-16 place-items-center rounded-full bg-tomato-soft text-tomato-ink">
            <ImagePlus aria-hidden className="size-7" />
          </span>
          <p className="max-w-sm text-ink-soft">
            A fridge shelf, a vegetable drawer, a bag from the market: anything with food in it.
          </p>
          {state.at === 'failed' && (
            <p
              role="alert"
              className="rounded-control bg-tomato-soft px-4 py-3 font-medium text-sm text-tomato-ink"
            >
              {state.message}
            </p>
          )}
          <Button variant="accent" size="lg" onClick={() => input.current?.click()}>
            {state.at === 'done' ? 'Scan another photo' : 'Start a demo scan'}
          </Button>
        </div>
      )}
      {state.at === 'done' && (
        <div ref={results} tabIndex={-1} className="grid scroll-mt-24 gap-6 outline-none">
          <div>
            <h3 className="text-2xl">
              {state.ingredients.length > 0 ? 'We found' : 'Nothing certain in this one'}
            </h3>
            {state.note && <p className="mt-2 text-ink-soft">{state.note}</p>}
            <ul className="mt-4 flex flex-wrap gap-2">
              {state.ingredients.map(({ name, emoji, confidence, source }) => (
                <li key={name}>
                  <Chip selected>
                    <span aria-hidden>{emoji || DEFAULT_EMOJI}</span>
                    {name}
                    <span className="text-xs tabular-nums">{Math.round(confidence * 100)}%</span>
                    <Badge>{SOURCES[source]}</Badge>
                  </Chip>
                </li>
              ))}
            </ul>
          </div>
          {state.ingredients.length > 0 && <DemoRecipes recipes={state.recipes} />}
        </div>
      )}
    </div>
  );
}
