import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Camera, Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { offers } from '../../lib/offers.ts';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { FridgeArt } from '../../shared/fridge-art.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

const PROMISES = () => [
  ...(offers('plans') ? [t`No card needed`, t`Free scans every day`] : []),
  t`Photos are never stored`,
];

const LABEL =
  'absolute animate-land rounded-full bg-raised px-2 py-0.5 font-semibold text-xs shadow-soft sm:px-3 sm:py-1.5 sm:text-sm';
const DISH =
  'animate-land rounded-card border border-line bg-raised p-2.5 font-display font-semibold text-sm leading-tight shadow-lift sm:p-3.5 sm:text-lg';

/** A sample fridge that is scanned as the page opens: things are found one after another, then dishes. */
function SampleScan() {
  return (
    <div
      role="img"
      aria-label={t`A scan of a fridge: eggs, tomatoes and spinach are found, and two dishes to cook with them.`}
      className="relative mx-auto w-full max-w-sm pe-28 sm:max-w-md sm:pe-40 lg:max-w-lg"
    >
      <div className="relative">
        <FridgeArt scans />
        <span className="absolute inset-x-[12%] top-[8%] bottom-[8%] overflow-hidden">
          <span className="block size-full animate-scan-once border-herb border-b-3 opacity-0" />
        </span>
        <span className={`${LABEL} top-[15%] left-[42%] [animation-delay:600ms]`}>
          <Trans>eggs</Trans>
        </span>
        <span className={`${LABEL} top-[38%] left-[20%] [animation-delay:1000ms]`}>
          <Trans>tomatoes</Trans>
        </span>
        <span className={`${LABEL} top-[60%] left-[42%] [animation-delay:1400ms]`}>
          <Trans>spinach</Trans>
        </span>
      </div>
      <div className="absolute end-0 bottom-[8%] grid w-36 gap-2 sm:w-52 sm:gap-3">
        <Dish
          match={100}
          title={t`Spinach and Feta Omelette`}
          minutes={11}
          delay="[animation-delay:1900ms]"
        />
        <Dish match={90} title={t`Shakshuka`} minutes={35} delay="[animation-delay:2200ms]" />
      </div>
    </div>
  );
}

interface DishProps {
  match: number;
  title: string;
  minutes: number;
  delay: string;
}

function Dish({ match, title, minutes, delay }: DishProps) {
  return (
    <div className={`${DISH} ${delay}`}>
      <Badge tone="herb">
        <Trans>{match}% match</Trans>
      </Badge>
      <p className="mt-1">{title}</p>
      <p className="mt-0.5 font-normal font-sans text-ink-soft text-xs sm:text-sm">
        <Trans>{minutes} min</Trans>
      </p>
    </div>
  );
}

interface HeroProps {
  /** A visitor's own photo, for the demo. */
  onPhoto: (photo: File) => void;
}

export function Hero({ onPhoto }: HeroProps) {
  return (
    <section className="overflow-hidden">
      <div className="mx-auto grid max-w-6xl grid-cols-1 items-center gap-x-10 gap-y-4 px-4 pt-5 pb-10 sm:px-6 md:grid-cols-[1.1fr_1fr] md:grid-rows-[1fr_auto_auto_1fr] md:gap-y-7 md:pt-12 md:pb-16">
        <div className="md:row-start-2">
          <h1 className="text-4xl leading-[1.04] sm:text-6xl lg:text-7xl">
            <Trans>
              Snap your fridge. <span className="text-herb">Cook now.</span>
            </Trans>
          </h1>
          <p className="mt-2.5 max-w-lg text-ink-soft sm:text-xl md:mt-5">
            <Trans>
              Take a photo of what you have. Crisper names the ingredients, finds the recipes you can cook
              with them tonight, and walks you through every step.
            </Trans>
          </p>
        </div>
        <div className="md:col-start-2 md:row-span-4 md:row-start-1">
          <SampleScan />
        </div>
        <div className="md:row-start-3">
          <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
            <PhotoButton onPhoto={onPhoto}>
              <Camera aria-hidden className="size-5 shrink-0" /> <Trans>Scan my fridge</Trans>
            </PhotoButton>
            <Button
              variant="outline"
              size="lg"
              className="max-sm:px-3 max-sm:text-base"
              onClick={() => openAuth({ tab: 'signup', plan: 'free' })}
            >
              {offers('plans') ? t`Try Free` : t`Sign Up`}
            </Button>
          </div>
          <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm sm:mt-5 sm:text-base">
            {PROMISES().map((promise) => (
              <li key={promise} className="flex items-center gap-2">
                <Check aria-hidden className="size-4 text-herb" strokeWidth={3} />
                {promise}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** Opens the camera or the gallery at once: a demo needs no account. */
function PhotoButton({ onPhoto, children }: HeroProps & { children: ReactNode }) {
  const id = useId();
  return (
    <Button
      size="lg"
      asChild
      className="cursor-pointer whitespace-nowrap focus-within:outline-3 max-sm:px-3 max-sm:text-base"
    >
      <label htmlFor={id}>
        {children}
        <input
          id={id}
          type="file"
          accept="image/*,.heic,.heif"
          className="sr-only"
          onChange={(event) => {
            const [photo] = event.target.files ?? [];
            if (photo) onPhoto(photo);
            event.target.value = '';
          }}
        />
      </label>
    </Button>
  );
}
