import { ALLERGENS, DIETS } from '@crisper/contract/vocabulary';
import type { EnergyPlan } from '@crisper/kitchen/nutrition/energy-plans';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Camera, ChartPie, ChevronRight, CookingPot, Scale, ScanLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { locales } from '../../../lib/i18n/i18n.ts';
import { BodyFields } from '../../../shared/body-fields.tsx';
import { ACTIVITY_OPTIONS, GOAL_OPTIONS } from '../../../shared/lifestyle-options.ts';
import { Choices } from '../../../shared/questions/choices.tsx';
import { UnitsChoice } from '../../../shared/questions/units-choice.tsx';
import { allergenNames } from '../../../shared/word-names.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Answers } from './onboarding-plan.ts';

export function WelcomeStep() {
  return (
    <div className="grid gap-4">
      <p className="text-lg">
        <Trans>From your fridge to dinner in three steps.</Trans>
      </p>
      <Points
        points={[
          [<ScanLine key="scan" />, t`Take a photo: Crisper names what’s in it.`],
          [<CookingPot key="cook" />, t`Cook what you already have, step by step.`],
          [<ChartPie key="eat" />, t`Log it in one tap, calories and all.`],
        ]}
      />
    </div>
  );
}

export function PitchStep() {
  return (
    <div className="grid gap-4">
      <p>
        <Trans>
          Every number comes from USDA FoodData Central, with the portion behind it and an honest range.
        </Trans>
      </p>
      <Points
        points={[
          [<Camera key="snap" />, t`Snap a meal and correct what was seen. Photos are never stored.`],
          [<Scale key="goals" />, t`Get daily targets for your body and your goal.`],
          [<ChartPie key="see" />, t`See calories, macros and micronutrients by day, week and month.`],
        ]}
      />
    </div>
  );
}

function Points({ points }: { points: readonly (readonly [icon: ReactNode, text: string])[] }) {
  return (
    <ul className="grid gap-3">
      {points.map(([icon, text]) => (
        <li key={text} className="flex items-center gap-4">
          <span
            aria-hidden
            className="grid size-11 shrink-0 place-items-center rounded-full bg-herb-soft text-herb-ink [&_svg]:size-5"
          >
            {icon}
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}

interface StepProps {
  answers: Answers;
  onChange: (answers: Answers) => void;
}

/** What every recipe, plan and warning depends on. All of it has an answer already. */
export function GoalStep({ answers, onChange }: StepProps) {
  return (
    <div className="grid gap-4">
      <Select
        label={t`Goal`}
        options={GOAL_OPTIONS}
        value={answers.goal}
        onChange={(event) => onChange({ ...answers, goal: event.target.value as Answers['goal'] })}
      />
      <Select
        label={t`Activity level`}
        options={ACTIVITY_OPTIONS}
        value={answers.activityLevel}
        onChange={(event) =>
          onChange({ ...answers, activityLevel: event.target.value as Answers['activityLevel'] })
        }
      />
      <Choices
        label={t`Do you follow a diet?`}
        all={DIETS}
        chosen={answers.diets}
        onChange={(diets) => onChange({ ...answers, diets })}
      />
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-sm">
          <ChevronRight aria-hidden className="size-5 transition group-open:rotate-90" />
          <Trans>Any allergies?</Trans>
          <span className="font-normal text-ink-soft">{allergenNames(answers.allergens) || t`None`}</span>
        </summary>
        <Choices
          label={t`Allergies`}
          hideLabel
          all={ALLERGENS}
          chosen={answers.allergens}
          onChange={(allergens) => onChange({ ...answers, allergens })}
        />
      </details>
      <UnitsChoice />
    </div>
  );
}

const GENDERS = [
  { value: '', label: t`Choose one` },
  { value: 'female', label: t`Female` },
  { value: 'male', label: t`Male` },
];

export function DetailsStep({ answers, plan, onChange }: StepProps & { plan: EnergyPlan | null }) {
  return (
    <div className="grid gap-4">
      <p>
        <Trans>Optional: for daily targets of your own for calories, protein, carbs and fat.</Trans>
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={t`Gender`}
          options={GENDERS}
          value={answers.gender ?? ''}
          onChange={(event) => {
            const gender = event.target.value as 'male' | 'female' | '';
            onChange({ ...answers, gender: gender || null });
          }}
        />
        <Field
          label={t`Age`}
          inputMode="numeric"
          placeholder="30"
          value={answers.age}
          onChange={(event) => onChange({ ...answers, age: event.target.value })}
        />
      </div>
      <BodyFields
        heightFt={answers.heightFt}
        weightLbs={answers.weightLbs}
        onChange={(size) => onChange({ ...answers, ...size })}
      />
      <div aria-live="polite" className="rounded-card bg-herb-soft p-4">
        {plan ? (
          <p className="tabular-nums">
            <Trans>
              <strong>{plan.dailyCalories.toLocaleString(locales())} kcal</strong> a day: {plan.dailyProtein}{' '}
              g protein, {plan.dailyCarbs} g carbs, {plan.dailyFat} g fat. You can change all of it later.
            </Trans>
          </p>
        ) : (
          <p className="text-ink-soft">
            <Trans>Fill in all four to see your daily targets.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}
