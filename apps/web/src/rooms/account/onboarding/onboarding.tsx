import { SELF, updateKitchen, updateProfile } from '@crisper/contract/household/household';
import { completeOnboarding, saveGoals } from '@crisper/contract/nutrition/nutrition';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { refreshSession } from '../../../lib/session/session.ts';
import { useMeasures } from '../../../lib/use-measures.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { FormError } from '../../../ui/form-error.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Scrim } from '../../../ui/scrim.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { bodyOf, FIRST_ANSWERS, planOf, saysNothing } from './onboarding-plan.ts';
import { DetailsStep, GoalStep, PitchStep, WelcomeStep } from './steps.tsx';

const TITLES = [
  t`Welcome to Crisper!`,
  t`Eat with your eyes open`,
  t`What suits you?`,
  t`A few details about you`,
];

const KITCHEN_STEP = 2;

/** Four steps after a first sign-up. Each can be skipped, and the first closed; both end it for good. */
export default function Onboarding() {
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [step, setStep] = useState(0);
  const [answers, setAnswers] = useState(FIRST_ANSWERS);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [units] = useMeasures();
  const plan = planOf(answers);
  const last = step === TITLES.length - 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: screen readers announce each new step
  useEffect(() => heading.current?.focus(), [step]);

  /** Refreshes the session, whose "completed" flag closes the dialog. */
  const finish = async (work: () => Promise<unknown>, failed: string): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      await refreshSession();
      for (const queryKey of [['nutrition'], ['home'], ['household'], ['kitchen']])
        void queries.invalidateQueries({ queryKey });
      return true;
    } catch {
      toast({ tone: 'error', title: t`Error`, text: failed });
      setFailure(failed);
      return false;
    } finally {
      setBusy(false);
    }
  };
  /** What the third step asked, once it was passed. */
  const keepKitchen = async () => {
    if (step <= KITCHEN_STEP) return;
    const { diets, allergens } = answers;
    const body = { diets: [...diets], allergens: [...allergens] };
    await Promise.all([
      call(updateProfile, { params: { id: SELF }, body }),
      call(updateKitchen, { body: { units } }),
    ]);
  };
  const save = async () => {
    if (!plan) return;
    const body = bodyOf(answers, plan);
    const work = async () => {
      await keepKitchen();
      await call(saveGoals, { body });
    };
    if (await finish(work, t`Failed to save your nutrition goals. Please try again.`))
      toast({ title: t`Goals Updated`, text: t`Your nutrition goals have been successfully updated!` });
  };
  const end = async () => {
    const work = async () => {
      await keepKitchen();
      await call(completeOnboarding);
    };
    await finish(work, t`That didn’t work. Please try again.`);
  };
  const wantsFigures = !saysNothing(answers);

  return (
    <Radix.Root open>
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            heading.current?.focus();
          }}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-x-0 bottom-0 z-50 max-h-[94dvh] animate-slide-up overflow-y-auto overscroll-contain rounded-t-panel bg-surface p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-ink shadow-lift sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[calc(100%-3rem)] sm:max-w-xl sm:-translate-1/2 sm:animate-rise sm:rounded-panel sm:p-8"
        >
          <div aria-hidden className="mb-3 flex gap-1.5 pe-14">
            {TITLES.map((title, at) => (
              <span
                key={title}
                className={cx('h-1.5 flex-1 rounded-full', at <= step ? 'bg-progress' : 'bg-sunken')}
              />
            ))}
          </div>
          <p className="font-medium text-ink-soft text-sm">
            <Trans>
              Step {step + 1} of {TITLES.length}
            </Trans>
          </p>
          <Radix.Title ref={heading} tabIndex={-1} className="mt-1 pe-12 text-3xl outline-none">
            {TITLES[step]}
          </Radix.Title>
          <div className="mt-5">
            {step === 0 && <WelcomeStep />}
            {step === 1 && <PitchStep />}
            {step === 2 && <GoalStep answers={answers} onChange={setAnswers} />}
            {step === 3 && <DetailsStep answers={answers} plan={plan} onChange={setAnswers} />}
          </div>
          <FormError className="mt-5">{failure}</FormError>
          <div className="sticky -bottom-6 -mx-6 mt-4 -mb-6 flex flex-wrap justify-end gap-3 bg-surface px-6 pt-3 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:-bottom-8">
            {(!last || wantsFigures) && (
              <Button variant="ghost" className="me-auto -ms-3" disabled={busy} onClick={() => void end()}>
                <Trans>Skip for now</Trans>
              </Button>
            )}
            {step > 0 && (
              <Button variant="ghost" disabled={busy} onClick={() => setStep(step - 1)}>
                <Trans>Back</Trans>
              </Button>
            )}
            {!last && (
              <Button size="lg" onClick={() => setStep(step + 1)}>
                {step === 0 ? t`Get started` : t`Next`}
              </Button>
            )}
            {last && wantsFigures && (
              <Button size="lg" busy={busy} disabled={!plan} onClick={() => void save()}>
                <Trans>Save my plan</Trans>
              </Button>
            )}
            {last && !wantsFigures && (
              <Button size="lg" busy={busy} onClick={() => void end()}>
                <Trans>Finish without targets</Trans>
              </Button>
            )}
          </div>
          {step === 0 && (
            <IconButton
              label={t`Close`}
              disabled={busy}
              className="absolute top-4 end-4"
              onClick={() => void end()}
            >
              <X />
            </IconButton>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
