import type { HouseholdProfile } from '@crisper/contract/household';
import { ALLERGENS, type Allergen, DIETS, type Diet } from '@crisper/contract/vocabulary';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { capitalized } from './profile-labels.ts';
import { type Needs, useHouseholdActions } from './use-household.ts';

const PORTIONS = [
  { value: '0.25', label: 'A toddler’s: a quarter' },
  { value: '0.5', label: 'A child’s: half' },
  { value: '0.75', label: 'Small: three quarters' },
  { value: '1', label: 'A full portion' },
  { value: '1.25', label: 'A good appetite: one and a quarter' },
  { value: '1.5', label: 'Hungry: one and a half' },
  { value: '2', label: 'Double' },
];
const GOALS = [
  ['calories', 'Calories a day'],
  ['protein', 'Protein (g)'],
  ['carbs', 'Carbs (g)'],
  ['fat', 'Fat (g)'],
] as const;

interface ProfileDialogProps {
  /** Absent: somebody new. */
  profile?: HouseholdProfile;
  onClose: () => void;
}

export function ProfileDialog({ profile, onClose }: ProfileDialogProps) {
  const actions = useHouseholdActions();
  const [name, setName] = useState(profile?.name ?? '');
  const [diets, setDiets] = useState<readonly Diet[]>(profile?.diets ?? []);
  const [allergens, setAllergens] = useState<readonly Allergen[]>(profile?.allergens ?? []);
  const [portion, setPortion] = useState(String(profile?.portion ?? 1));
  const [goals, setGoals] = useState(() =>
    Object.fromEntries(GOALS.map(([key]) => [key, profile?.goals[key]?.toString() ?? ''])),
  );

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const figure = (text: string | undefined) => Number.parseInt(text ?? '', 10) || null;
    const needs: Needs = {
      name: name.trim(),
      diets: [...diets],
      allergens: [...allergens],
      portion: Number(portion),
      goals: {
        calories: figure(goals.calories),
        protein: figure(goals.protein),
        carbs: figure(goals.carbs),
        fat: figure(goals.fat),
      },
    };
    const done = profile ? await actions.update(profile.id, needs) : await actions.add(needs);
    if (done) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={profile ? (profile.isSelf ? 'What you eat' : `What ${profile.name} eats`) : 'Somebody new'}
    >
      <form onSubmit={(event) => void save(event)} className="grid gap-5">
        <Field
          label="Name"
          value={name}
          maxLength={40}
          required
          onChange={(event) => setName(event.target.value)}
        />
        <Choices label="Diets" all={DIETS} chosen={diets} onChange={setDiets} />
        <Choices label="Must not have" all={ALLERGENS} chosen={allergens} onChange={setAllergens} />
        <Select
          label="Portion"
          value={portion}
          options={PORTIONS}
          onChange={(event) => setPortion(event.target.value)}
        />
        {profile?.isSelf ? (
          <p className="text-ink-soft text-sm">Your daily targets are your nutrition goals.</p>
        ) : (
          <fieldset className="grid grid-cols-2 gap-3">
            <legend className="mb-1.5 font-semibold text-sm">Goals, if there are any</legend>
            {GOALS.map(([key, label]) => (
              <Field
                key={key}
                label={label}
                inputMode="numeric"
                maxLength={5}
                value={goals[key] ?? ''}
                onChange={(event) => setGoals({ ...goals, [key]: event.target.value })}
              />
            ))}
          </fieldset>
        )}
        <Button type="submit" busy={actions.busy} disabled={name.trim() === ''}>
          Save
        </Button>
      </form>
    </Dialog>
  );
}

interface ChoicesProps<Word extends string> {
  label: string;
  all: readonly Word[];
  chosen: readonly Word[];
  onChange: (chosen: readonly Word[]) => void;
}

function Choices<Word extends string>({ label, all, chosen, onChange }: ChoicesProps<Word>) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {all.map((word) => (
          <Chip
            key={word}
            selected={chosen.includes(word)}
            onToggle={() =>
              onChange(chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word])
            }
          >
            {capitalized(word)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
