import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { dismissTip, TIPS, type Tip, useDismissedTips } from './dismissed-tips.ts';

const DELAY_MS = 1_000;

const WORDS: Readonly<Record<Tip, { to: string; title: string; text: string; action: string }>> = {
  'nutrition-goals': {
    to: '/nutrition',
    title: t`Set your nutrition goals`,
    text: t`Daily targets for your body and your goal, in a minute.`,
    action: t`Set goals`,
  },
  'first-scan': {
    to: '/scan',
    title: t`Run your first scan`,
    text: t`Take a photo of your fridge and see what you can cook now.`,
    action: t`Scan now`,
  },
  'pro-features': {
    to: '/subscribe',
    title: t`See what Pro adds`,
    text: t`Unlimited scans, meal plans and exports for health apps.`,
    action: t`Look at Pro`,
  },
  'save-recipes': {
    to: '/favorites',
    title: t`Keep recipes you like`,
    text: t`Tap the heart on any recipe to find it again.`,
    action: t`Open favorites`,
  },
};

/** One hint at a time, a second after the page opened; shown until it is done, closed or followed. */
export function OnboardingTip({ done }: { done: readonly Tip[] }) {
  const dismissed = useDismissedTips().split(',');
  const tip = TIPS.find((one) => !dismissed.includes(one) && !done.includes(one));
  const [shown, setShown] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the delay restarts for the next hint
  useEffect(() => {
    setShown(false);
    const timer = window.setTimeout(() => setShown(true), DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [tip]);

  if (!tip || !shown) return null;
  const { to, title, text, action } = WORDS[tip];
  return (
    <aside
      aria-label={t`Tip`}
      className="fixed inset-x-4 bottom-[calc(8rem+env(safe-area-inset-bottom))] z-30 animate-rise sm:end-6 sm:start-auto sm:w-80 md:top-20 md:bottom-auto"
    >
      <Card className="relative border-herb bg-raised p-4 pe-12 shadow-lift">
        <p className="font-semibold">{title}</p>
        <p className="mt-1 text-ink-soft text-sm">{text}</p>
        <Button asChild variant="outline" className="mt-3">
          <Link to={to} onClick={() => dismissTip(tip)}>
            {action}
          </Link>
        </Button>
        <IconButton label={t`Dismiss tip`} className="absolute top-1 end-1" onClick={() => dismissTip(tip)}>
          <X />
        </IconButton>
      </Card>
    </aside>
  );
}
