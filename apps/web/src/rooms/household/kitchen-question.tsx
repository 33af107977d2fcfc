import {
  type HouseholdProfile,
  type Kitchen,
  SELF,
  updateKitchen,
  updateProfile,
} from '@crisper/contract/household/household';
import {
  ALLERGENS,
  type Allergen,
  DIETS,
  type Diet,
  EQUIPMENT,
  type Equipment,
} from '@crisper/contract/vocabulary';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '../../lib/api.ts';
import { whyOf } from '../../lib/form-errors.ts';
import { useMeasures } from '../../lib/use-measures.ts';
import { Choices } from '../../shared/questions/choices.tsx';
import { allergenNames } from '../../shared/word-names.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Fold } from '../../ui/fold.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { toast } from '../../ui/toast-store.ts';
import { householdQuery, kitchenQuery } from './household.queries.ts';

const DEVICES = EQUIPMENT.filter((item) => item !== 'no_cook');
const USUAL: readonly Equipment[] = ['stovetop', 'oven'];

/** The one thing that every result depends on and that is not known yet: what is not eaten, then what is cooked with. */
export function KitchenQuestion() {
  const { data: kitchen } = useQuery(kitchenQuery);
  const { data: household } = useQuery(householdQuery);
  const self = household?.profiles.find(({ isSelf }) => isSelf);
  if (!kitchen || !self || kitchen.asked) return null;
  // With what is not eaten, here or in the welcome, the units are kept too.
  const eats = self.diets.length > 0 || self.allergens.length > 0 || kitchen.units !== null;
  return eats ? <EquipmentQuestion kitchen={kitchen} /> : <EatsQuestion self={self} />;
}

function EatsQuestion({ self }: { self: HouseholdProfile }) {
  const [diets, setDiets] = useState<readonly Diet[]>(self.diets);
  const [allergens, setAllergens] = useState<readonly Allergen[]>(self.allergens);
  const [units] = useMeasures();
  const save = async () => {
    await call(updateProfile, {
      params: { id: SELF },
      body: { diets: [...diets], allergens: [...allergens] },
    });
    return call(updateKitchen, { body: { units } });
  };
  return (
    <Question title={t`Is there anything you don’t eat?`} save={save}>
      <Choices label={t`Diet`} all={DIETS} chosen={diets} onChange={setDiets} />
      <Fold title={t`Any allergies?`} note={allergenNames(allergens) || t`None`}>
        <Choices label={t`Allergies`} hideLabel all={ALLERGENS} chosen={allergens} onChange={setAllergens} />
      </Fold>
    </Question>
  );
}

function EquipmentQuestion({ kitchen }: { kitchen: Kitchen }) {
  const [equipment, setEquipment] = useState<readonly Equipment[]>(kitchen.equipment ?? USUAL);
  const save = () => call(updateKitchen, { body: { asked: true, equipment: [...equipment] } });
  return (
    <Question title={t`What do you cook with?`} save={equipment.length > 0 ? save : null}>
      <Choices label={t`In your kitchen`} all={DEVICES} chosen={equipment} onChange={setEquipment} />
    </Question>
  );
}

interface QuestionProps {
  title: string;
  /** Null: there is nothing to save yet. */
  save: (() => Promise<Kitchen>) | null;
  children: ReactNode;
}

function Question({ title, save, children }: QuestionProps) {
  const queries = useQueryClient();
  const keep = (saved: Kitchen) => {
    queries.setQueryData(kitchenQuery.queryKey, saved);
    for (const queryKey of [['household'], ['search'], ['plan'], ['home']])
      void queries.invalidateQueries({ queryKey });
  };
  const answer = useMutation({
    mutationFn: async () => save?.(),
    onSuccess: (saved) => {
      if (!saved) return;
      keep(saved);
      toast({ title: t`Kitchen Saved`, text: t`From now on, results, plans and warnings fit your kitchen.` });
    },
  });
  const later = useMutation({
    mutationFn: () => call(updateKitchen, { body: { asked: true } }),
    onSuccess: keep,
  });
  const error = answer.error ?? later.error;
  return (
    <section aria-labelledby="your-kitchen">
      <Card className="grid gap-4 p-4 sm:p-6">
        <h2 id="your-kitchen" className="text-xl">
          {title}
        </h2>
        {children}
        <FormError>{error ? whyOf(error) : undefined}</FormError>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="outline"
            busy={answer.isPending}
            disabled={save === null}
            onClick={() => answer.mutate()}
          >
            <Trans>Save</Trans>
          </Button>
          <Button variant="ghost" disabled={later.isPending} onClick={() => later.mutate()}>
            <Trans>Not now</Trans>
          </Button>
        </div>
      </Card>
    </section>
  );
}
