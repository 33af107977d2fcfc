import { GENDERS, type NutritionGoals, saveGoals } from '@crisper/contract/nutrition/nutrition';
import type { EnergyPlan } from '@crisper/kitchen/nutrition/energy-plans';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError, call } from '../../lib/api.ts';
import { locales } from '../../lib/i18n/i18n.ts';
import { BodyFields } from '../../shared/body-fields.tsx';
import { ACTIVITY_OPTIONS, GOAL_OPTIONS } from '../../shared/lifestyle-options.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast-store.ts';
import {
  formOf,
  type GoalsForm,
  goalsShape,
  MACRO_FIELDS,
  MICRO_FIELDS,
  recommendationOf,
} from './goals-form.ts';

const GENDER_NAMES = {
  male: t`Male`,
  female: t`Female`,
  other: t({ message: 'Other', context: 'a gender' }),
};
const GENDER_OPTIONS = GENDERS.map((value) => ({ value, label: GENDER_NAMES[value] }));
const FAILURES: Partial<Record<ApiError['code'], string>> = {
  validation: t`Invalid data provided. Please check your entries.`,
  unauthorized: t`Please log in again to save your goals.`,
};

function failureOf(code: ApiError['code']): string {
  return FAILURES[code] ?? t`Failed to update nutrition goals. Please try again.`;
}

function notSaved(code: ApiError['code']): void {
  toast({ tone: 'error', title: t`Error`, text: failureOf(code) });
}

const codeOf = (error: Error) => (error instanceof ApiError ? error.code : 'internal');

interface GoalsDialogProps {
  goals: NutritionGoals;
  /** True if no goals are set yet. */
  welcome: boolean;
  onClose: () => void;
}

export function GoalsDialog({ goals, welcome, onClose }: GoalsDialogProps) {
  const queries = useQueryClient();
  const form = useForm({ resolver: zodResolver(goalsShape), defaultValues: formOf(goals) });
  const { errors } = form.formState;

  const save = useMutation({
    mutationFn: (body: z.output<typeof goalsShape>) => call(saveGoals, { body }),
    onSuccess: () => {
      toast({ title: t`Goals Updated`, text: t`Your nutrition goals have been successfully updated!` });
      void queries.invalidateQueries({ queryKey: ['nutrition'] });
      onClose();
    },
    onError: (error) => notSaved(codeOf(error)),
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={welcome ? t`Start Your Health Journey!` : t`Perfect Your Nutrition Goals`}
      description={t`What you enter here stays with your account and only shapes your own targets.`}
      wide
    >
      <form
        noValidate
        className="grid gap-7"
        onSubmit={form.handleSubmit(
          (body) => save.mutate(body),
          () => notSaved('validation'),
        )}
      >
        <Section title={t`About You`}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Select label={t`Gender`} options={GENDER_OPTIONS} {...form.register('gender')} />
            <Field
              label={t`Age`}
              inputMode="numeric"
              placeholder="30"
              error={errors.age?.message}
              {...form.register('age')}
            />
          </div>
          <BodyFields
            heightFt={goals.heightFt}
            weightLbs={goals.weightLbs}
            onChange={({ heightFt, weightLbs }) => {
              form.setValue('heightFt', heightFt);
              form.setValue('weightLbs', weightLbs);
              form.clearErrors(['heightFt', 'weightLbs']);
            }}
            errors={{ height: errors.heightFt?.message, weight: errors.weightLbs?.message }}
          />
        </Section>
        <Section title={t`Your Lifestyle`}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              label={t`Activity level`}
              options={ACTIVITY_OPTIONS}
              {...form.register('activityLevel')}
            />
            <Select label={t`Goal`} options={GOAL_OPTIONS} {...form.register('goal')} />
          </div>
        </Section>
        <Recommendation
          form={form.watch()}
          onApply={(plan) => {
            for (const { key } of MACRO_FIELDS) form.setValue(key, String(plan[key]));
          }}
        />
        <Section title={t`Macronutrients`}>
          <Figures fields={MACRO_FIELDS} form={form} />
        </Section>
        <Section title={t`Essential Micronutrients`}>
          <Figures fields={MICRO_FIELDS} form={form} />
        </Section>
        <FormError>{save.error ? failureOf(codeOf(save.error)) : undefined}</FormError>
        <div className="grid gap-3 sm:grid-cols-2">
          <Button variant="outline" size="lg" onClick={onClose}>
            {welcome ? t`Maybe Later` : t`Cancel`}
          </Button>
          <Button type="submit" size="lg" busy={save.isPending}>
            {welcome ? t`Start My Journey!` : t`Update My Goals`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h3 className="text-xl">{title}</h3>
      {children}
    </section>
  );
}

interface FiguresProps {
  fields: typeof MACRO_FIELDS | typeof MICRO_FIELDS;
  form: Pick<UseFormReturn<GoalsForm>, 'register' | 'formState'>;
}

function Figures({ fields, form }: FiguresProps) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {fields.map(({ key, label }) => (
        <Field
          key={key}
          label={label}
          inputMode="numeric"
          error={form.formState.errors[key]?.message}
          {...form.register(key)}
        />
      ))}
    </div>
  );
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

function Recommendation({ form, onApply }: { form: GoalsForm; onApply: (plan: EnergyPlan) => void }) {
  const found = recommendationOf(form);
  const kcal = found?.dailyCalories.toLocaleString(locales()) ?? '';
  return (
    <section aria-label={t`AI Recommendation`} className="rounded-card border border-line bg-herb-soft p-5">
      <h3 className="flex items-center gap-2 text-xl">
        <Sparkles aria-hidden className="size-5 text-herb-ink" /> <Trans>AI Recommendation</Trans>
      </h3>
      <div aria-live="polite">
        {found === null ? (
          <p className="mt-2 text-ink-soft">
            <Trans>Fill in age, height and weight, and your daily target appears here.</Trans>
          </p>
        ) : (
          <>
            <p className="mt-2">
              <Trans>
                <strong className="tabular-nums">{kcal} kcal</strong> a day suits your body, activity and
                goal, by the Mifflin-St Jeor formula. This isn’t medical advice.
              </Trans>
            </p>
            <p className="mt-2 tabular-nums">
              <Trans>
                Your macro split stays the same ({percent(found.shares.protein)} protein,{' '}
                {percent(found.shares.carbs)} carbs, {percent(found.shares.fat)} fat): {found.dailyProtein} g
                protein, {found.dailyCarbs} g carbs, {found.dailyFat} g fat.
              </Trans>
            </p>
            <Button
              className="mt-3"
              onClick={() => {
                onApply(found);
                toast({
                  title: t`Perfect!`,
                  text: t`Your daily goal is ${kcal} kcal now, with macros that add up to it.`,
                });
              }}
            >
              <Trans>Apply This Recommendation</Trans>
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
