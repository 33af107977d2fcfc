import { type DemoAnswer, SAMPLE_PHOTO } from '@crisper/contract/demo/demo';
import type { ScanResult } from '@crisper/contract/scans/scans';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { inBase } from '../../../lib/base-path.ts';
import { offers } from '../../../lib/offers.ts';
import { openAuth } from '../../../lib/session/auth-dialog-store.ts';
import { IngredientChip } from '../../../shared/ingredient-chip.tsx';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { DemoPhoto } from './demo-photo.tsx';
import { DemoRecipes } from './demo-recipes.tsx';
import { demoMessage, runDemo } from './run-demo.ts';

const SETTLE_MS = 500;

const SOURCES: Readonly<Record<ScanResult['ingredients'][number]['source'], string>> = {
  seen: t`seen`,
  read: t({ message: 'read', comment: 'how a food was found: its label was read' }),
  both: t`seen and read`,
  remembered: t`remembered`,
  model: t`seen`,
  manual: t({ message: 'added', comment: 'how a food got into the list: typed in' }),
};

const LABELS: Readonly<Record<number, string>> = {
  20: t`Getting the photo ready…`,
  60: t`Looking at what’s in it…`,
  80: t`Finding recipes…`,
  100: t`Done`,
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

/** A whole scan in one box, without an account: a photo in, up to three recipes out. A photo chosen elsewhere is scanned at once. */
export default function LandingDemo({ photo }: { photo: File | null }) {
  const [state, setState] = useState<DemoState>({ at: 'idle' });
  const [seen, setSeen] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => () => (seen === null ? undefined : URL.revokeObjectURL(seen)), [seen]);

  useEffect(() => {
    if (state.at === 'done') scrollTo(results.current);
  }, [state.at]);

  const scan = async (file: File | 'sample') => {
    const mine = new AbortController();
    running.current = mine;
    const goTo = (percent: number) => !mine.signal.aborted && setState({ at: 'scanning', percent });
    try {
      const answer = await runDemo(file, goTo, mine.signal, (image) => setSeen(URL.createObjectURL(image)));
      goTo(100);
      setTimeout(() => !mine.signal.aborted && setState({ at: 'done', ...answer }), SETTLE_MS);
    } catch (error) {
      if (mine.signal.aborted) return;
      setState({ at: 'failed', message: demoMessage(error) });
      // The day's scan without an account is used up.
      if (error instanceof ApiError && error.code === 'limit_reached')
        openAuth({ tab: 'signup', plan: 'free' });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each photo
  useEffect(() => {
    if (!photo) return;
    scrollTo(box.current);
    void scan(photo);
  }, [photo]);

  return (
    <div
      ref={box}
      tabIndex={-1}
      className="grid scroll-mt-24 gap-6 rounded-panel border border-line bg-surface p-4 shadow-soft outline-none sm:p-6 md:p-10"
    >
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        hidden
        aria-label={t`Photo for the demo`}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void scan(file);
          event.target.value = '';
        }}
      />
      {state.at === 'scanning' && (
        <div role="status" className="mx-auto grid w-full max-w-md gap-4 py-2">
          {seen && <DemoPhoto url={seen} ingredients={[]} />}
          <Progress label={LABELS[state.percent] ?? t`Scanning…`} value={state.percent} />
        </div>
      )}
      {(state.at === 'idle' || state.at === 'failed') && (
        <div className="grid items-center gap-5 text-center md:grid-cols-2 md:gap-10 md:text-start">
          <img
            src={inBase(SAMPLE_PHOTO.path)}
            alt={t`A shelf with spaghetti, tomatoes, chickpeas, pesto, rice, tuna, honey, olives and butter`}
            loading="lazy"
            width="1200"
            height="900"
            className="w-full rounded-card border border-line"
          />
          <div className="grid justify-items-center gap-4 md:justify-items-start">
            <p className="max-w-sm text-ink-soft">
              <Trans>
                Try it on our shelf, or on a photo of your own: once a day, no account needed. Your photo
                never leaves our server.
              </Trans>
            </p>
            {state.at === 'failed' && (
              <p
                role="alert"
                className="rounded-control bg-tomato-soft px-4 py-3 font-medium text-sm text-tomato-ink"
              >
                {state.message}
              </p>
            )}
            <div className="grid w-full max-w-xs gap-3">
              <Button size="lg" onClick={() => input.current?.click()}>
                <ImagePlus aria-hidden className="size-5" />
                <Trans>Start a demo scan</Trans>
              </Button>
              <Button variant="outline" size="lg" onClick={() => void scan('sample')}>
                <Trans>Use the sample photo</Trans>
              </Button>
            </div>
          </div>
        </div>
      )}
      {state.at === 'done' && (
        <div ref={results} tabIndex={-1} className="grid scroll-mt-24 gap-6 outline-none md:gap-8">
          <div className="grid items-center gap-5 md:grid-cols-2 md:gap-10">
            {seen && <DemoPhoto url={seen} ingredients={state.ingredients} />}
            <div>
              <h3 className="text-2xl">
                {state.ingredients.length > 0 ? t`We found` : t`Nothing found in this one`}
              </h3>
              {state.note && <p className="mt-2 text-ink-soft">{state.note}</p>}
              <ul className="mt-3 flex flex-wrap gap-2">
                {state.ingredients.map(
                  ({ name, food, confidence, doubtful, source, estimatedQuantity, unit }) => (
                    <li key={name} className="flex items-center gap-1.5">
                      <IngredientChip
                        variant="detected"
                        doubtful={doubtful}
                        name={name}
                        food={food}
                        confidence={confidence}
                        quantity={estimatedQuantity}
                        unit={unit}
                      />
                      <span className="text-ink-soft text-xs max-sm:hidden">
                        {doubtful ? t`maybe` : SOURCES[source]}
                      </span>
                    </li>
                  ),
                )}
              </ul>
            </div>
          </div>
          {state.ingredients.length > 0 && <DemoRecipes recipes={state.recipes} />}
          <div className="grid gap-3 sm:flex sm:flex-wrap sm:justify-center">
            <Button size="lg" onClick={() => openAuth({ tab: 'signup', plan: 'free' })}>
              {offers('plans') ? t`Try Free` : t`Sign Up`}
            </Button>
            <Button variant="outline" size="lg" onClick={() => input.current?.click()}>
              <ImagePlus aria-hidden className="size-5" />
              <Trans>Scan another photo</Trans>
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
