import { GENDERS, type NutritionGoals, saveGoals } from '@crisper/contract/nutrition';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { BodyFields } from '../../shared/body-fields.tsx';
import { ACTIVITY_OPTIONS, GOAL_OPTIONS } from '../../shared/lifestyle-options.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast-store.ts';
import {
  formOf,
  type GoalsForm,
  goalsOf,
  MACRO_FIELDS,
  MICRO_FIELDS,
  recommendationOf,
} from './goals-form.ts';

const GENDER_OPTIONS = GENDERS.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));
const FAILURES: Partial<Record<ApiError['code'], string>> = {
  validation: 'Invalid data provided. Please check your entries.',
  unauthorized: 'Please log in again to save your goals.',
};

interface GoalsDialogProps {
  goals: NutritionGoals;
  /** Nobody has set goals yet. */
  welcome: boolean;
  onClose: () => void;
}

export function GoalsDialog({ goals, welcome, onClose }: GoalsDialogProps) {
  const queries = useQueryClient();
  const [form, setForm] = useState(() => formOf(goals));
  const change = (next: Partial<GoalsForm>) => setForm({ ...form, ...next });

  const save = useMutation({
    mutationFn: () => call(saveGoals, { body: goalsOf(form) }),
    onSuccess: () => {
      toast({ title: 'Goals Updated', text: 'Your nutrition goals have been successfully updated!' });
      void queries.invalidateQueries({ queryKey: ['nutrition'] });
      onClose();
    },
    onError: (error) => {
      const known = error instanceof ApiError && FAILURES[error.code];
      toast({
        tone: 'error',
        title: 'Error',
        text: known || 'Failed to update nutrition goals. Please try again.',
      });
    },
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={welcome ? 'Start Your Health Journey!' : 'Perfect Your Nutrition Goals'}
      description="What you tell here stays with your account and only shapes your own targets."
      wide
    >
      <form
        noValidate
        className="grid gap-7"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <Section title="About You">
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              label="Gender"
              options={GENDER_OPTIONS}
              value={form.gender}
              onChange={(event) => change({ gender: event.target.value as GoalsForm['gender'] })}
            />
            <Field
              label="Age"
              inputMode="numeric"
              placeholder="30"
              value={form.age}
              onChange={(event) => change({ age: event.target.value })}
            />
          </div>
          <BodyFields heightFt={form.heightFt} weightLbs={form.weightLbs} onChange={change} />
        </Section>
        <Section title="Your Lifestyle">
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              label="Activity level"
              options={ACTIVITY_OPTIONS}
              value={form.activityLevel}
              onChange={(event) =>
                change({ activityLevel: event.target.value as GoalsForm['activityLevel'] })
              }
            />
            <Select
              label="Goal"
              options={GOAL_OPTIONS}
              value={form.goal}
              onChange={(event) => change({ goal: event.target.value as GoalsForm['goal'] })}
            />
          </div>
        </Section>
        <Recommendation form={form} onApply={(calories) => change({ dailyCalories: String(calories) })} />
        <Section title="Macronutrients">
          <Figures fields={MACRO_FIELDS} form={form} onChange={change} />
        </Section>
        <Section title="Essential Micronutrients">
          <Figures fields={MICRO_FIELDS} form={form} onChange={change} />
        </Section>
        <div className="grid gap-3 sm:grid-cols-2">
          <Button variant="outline" size="lg" onClick={onClose}>
            {welcome ? 'Maybe Later' : 'Cancel'}
          </Button>
          <Button type="submit" variant="accent" size="lg" busy={save.isPending}>
            {welcome ? 'Start My Journey!' : 'Update My Goals'}
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
  form: GoalsForm;
  onChange: (change: Partial<GoalsForm>) => void;
}

function Figures({ fields, form, onChange }: FiguresProps) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {fields.map(({ key, label }) => (
        <Field
          key={key}
          label={label}
          inputMode="numeric"
          value={form[key]}
          onChange={(event) => onChange({ [key]: event.target.value })}
        />
      ))}
    </div>
  );
}

function Recommendation({ form, onApply }: { form: GoalsForm; onApply: (calories: number) => void }) {
  const calories = recommendationOf(form);
  return (
    <section aria-label="AI Recommendation" className="rounded-card border border-line bg-herb-soft p-5">
      <h3 className="flex items-center gap-2 text-xl">
        <Sparkles aria-hidden className="size-5 text-herb-ink" /> AI Recommendation
      </h3>
      <div aria-live="polite">
        {calories === null ? (
          <p className="mt-2 text-ink-soft">
            Fill in age, height and weight, and a daily figure for you appears here.
          </p>
        ) : (
          <>
            <p className="mt-2">
              <strong className="tabular-nums">{calories.toLocaleString('en-US')} kcal</strong> a day fit your
              body, activity and goal, by the Mifflin-St Jeor formula. It is no medical advice.
            </p>
            <Button
              className="mt-3"
              onClick={() => {
                onApply(calories);
                toast({
                  title: 'Perfect!',
                  text: `Your daily goal is ${calories.toLocaleString('en-US')} kcal now.`,
                });
              }}
            >
              Apply This Recommendation
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
