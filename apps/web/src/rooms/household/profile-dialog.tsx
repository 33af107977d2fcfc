import { addProfile, type HouseholdProfile } from '@crisper/contract/household/household';
import { ALLERGENS, DIETS } from '@crisper/contract/vocabulary';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useController, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Choices } from '../../shared/questions/choices.tsx';
import { DislikesField } from '../../shared/questions/dislikes-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Select } from '../../ui/select.tsx';
import { useHouseholdActions } from './use-household.ts';

const PORTIONS = [
  { value: '0.25', label: t`A toddler’s: a quarter` },
  { value: '0.5', label: t`A child’s: half` },
  { value: '0.75', label: t`Small: three quarters` },
  { value: '1', label: t`A full portion` },
  { value: '1.25', label: t`A good appetite: one and a quarter` },
  { value: '1.5', label: t`Hungry: one and a half` },
  { value: '2', label: t`Double` },
];
const GOALS = [
  ['calories', t`Calories a day`],
  ['protein', t`Protein (g)`],
  ['carbs', t`Carbs (g)`],
  ['fat', t`Fat (g)`],
] as const;

const { portion, goals } = addProfile.body!.shape;
const figure = (goal: typeof goals.shape.calories) =>
  z
    .string()
    .transform((typed) => Number.parseInt(typed, 10) || null)
    .pipe(goal);
/** The profile form: numbers are text. */
const SHAPE = addProfile.body!.extend({
  portion: z.string().transform(Number).pipe(portion),
  goals: z.object({
    calories: figure(goals.shape.calories),
    protein: figure(goals.shape.protein),
    carbs: figure(goals.shape.carbs),
    fat: figure(goals.shape.fat),
  }),
});

function typedOf(profile?: HouseholdProfile): z.input<typeof SHAPE> {
  const goalOf = (key: keyof HouseholdProfile['goals']) => profile?.goals[key]?.toString() ?? '';
  return {
    name: profile?.name ?? '',
    diets: profile?.diets ?? [],
    allergens: profile?.allergens ?? [],
    dislikes: profile?.dislikes ?? [],
    portion: String(profile?.portion ?? 1),
    goals: {
      calories: goalOf('calories'),
      protein: goalOf('protein'),
      carbs: goalOf('carbs'),
      fat: goalOf('fat'),
    },
  };
}

interface ProfileDialogProps {
  /** Undefined for a new profile. */
  profile?: HouseholdProfile;
  onClose: () => void;
}

export function ProfileDialog({ profile, onClose }: ProfileDialogProps) {
  const actions = useHouseholdActions();
  const form = useForm({ resolver: zodResolver(SHAPE), defaultValues: typedOf(profile) });
  const { control } = form;
  const name = useWatch({ control, name: 'name' });
  const diets = useController({ control, name: 'diets' }).field;
  const allergens = useController({ control, name: 'allergens' }).field;
  const dislikes = useController({ control, name: 'dislikes' }).field;

  const save = form.handleSubmit(async (needs) => {
    const done = profile ? await actions.update(profile.id, needs) : await actions.add(needs);
    if (done) onClose();
  });
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={profile ? (profile.isSelf ? t`What you eat` : t`What ${profile.name} eats`) : t`A new person`}
    >
      <form onSubmit={save} className="grid gap-5">
        <Field
          label={t`Name`}
          maxLength={40}
          required
          error={errors.name?.message}
          {...form.register('name')}
        />
        <Choices label={t`Diets`} all={DIETS} chosen={diets.value} onChange={diets.onChange} />
        <Choices
          label={t`Must not have`}
          all={ALLERGENS}
          chosen={allergens.value}
          onChange={allergens.onChange}
        />
        <DislikesField
          label={t`Does not like`}
          chosen={dislikes.value ?? []}
          onChange={(chosen) => {
            dislikes.onChange(chosen);
            return true;
          }}
        />
        <Select label={t`Portion`} options={PORTIONS} {...form.register('portion')} />
        {profile?.isSelf ? (
          <p className="text-ink-soft text-sm">
            <Trans>Your daily targets are your nutrition goals.</Trans>
          </p>
        ) : (
          <fieldset className="grid grid-cols-2 gap-3">
            <legend className="mb-1.5 font-semibold text-sm">
              <Trans>Goals (optional)</Trans>
            </legend>
            {GOALS.map(([key, label]) => (
              <Field
                key={key}
                label={label}
                inputMode="numeric"
                maxLength={5}
                error={errors.goals?.[key]?.message}
                {...form.register(`goals.${key}`)}
              />
            ))}
          </fieldset>
        )}
        <FormError>{actions.failure}</FormError>
        <Button type="submit" busy={actions.busy} disabled={name.trim() === ''}>
          <Trans>Save</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
