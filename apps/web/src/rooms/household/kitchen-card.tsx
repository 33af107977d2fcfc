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
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { whyOf } from '../../lib/form-errors.ts';
import { useMeasures } from '../../lib/use-measures.ts';
import { Choices } from '../../shared/questions/choices.tsx';
import { UnitsChoice } from '../../shared/questions/units-choice.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { householdQuery, kitchenQuery } from './household.queries.ts';

const DEVICES = EQUIPMENT.filter((item) => item !== 'no_cook');
const USUAL: readonly Equipment[] = ['stovetop', 'oven'];

/** What every result depends on: what the member eats, cooks with and measures in. */
export function KitchenCard() {
  const { data: kitchen } = useQuery(kitchenQuery);
  const { data: household } = useQuery(householdQuery);
  const self = household?.profiles.find(({ isSelf }) => isSelf);
  if (!kitchen || !self) return <Skeleton className="h-40 w-full" />;
  return <KitchenForm kitchen={kitchen} self={self} eaters={household?.profiles.length ?? 1} />;
}

interface KitchenFormProps {
  kitchen: Kitchen;
  self: HouseholdProfile;
  eaters: number;
}

function KitchenForm({ kitchen, self, eaters }: KitchenFormProps) {
  const queries = useQueryClient();
  const [units] = useMeasures();
  const [diets, setDiets] = useState<readonly Diet[]>(self.diets);
  const [allergens, setAllergens] = useState<readonly Allergen[]>(self.allergens);
  const [equipment, setEquipment] = useState<readonly Equipment[]>(kitchen.equipment ?? USUAL);
  const save = useMutation({
    mutationFn: async () => {
      await call(updateProfile, {
        params: { id: SELF },
        body: { diets: [...diets], allergens: [...allergens] },
      });
      return call(updateKitchen, { body: { asked: true, equipment: [...equipment], units } });
    },
    onSuccess: (saved) => {
      toast({ title: t`Kitchen Saved`, text: t`From now on, results, plans and warnings fit your kitchen.` });
      queries.setQueryData(kitchenQuery.queryKey, saved);
      for (const queryKey of [['household'], ['search'], ['plan'], ['home']])
        void queries.invalidateQueries({ queryKey });
    },
    onError: (error) => toast({ tone: 'error', title: t`Not Saved`, text: whyOf(error) }),
  });

  return (
    <section aria-labelledby="your-kitchen">
      <Card className="grid gap-5 p-5 sm:p-7">
        <div>
          <h2 id="your-kitchen" className="text-2xl">
            <Trans>Your kitchen</Trans>
          </h2>
          <p className="mt-1 text-ink-soft">
            <Trans>What you eat, cook with and measure in. It shapes your results, plans and warnings.</Trans>
          </p>
        </div>
        <Choices label={t`Do you follow a diet?`} all={DIETS} chosen={diets} onChange={setDiets} />
        <Choices label={t`Any allergies?`} all={ALLERGENS} chosen={allergens} onChange={setAllergens} />
        <Choices label={t`What do you cook with?`} all={DEVICES} chosen={equipment} onChange={setEquipment} />
        <UnitsChoice />
        <p className="text-sm">
          {eaters > 1 ? t`${eaters} people eat here.` : t`Cooking for others too?`}{' '}
          <Link
            to="/household"
            className="inline-flex min-h-6 items-center font-semibold text-herb-ink underline underline-offset-4"
          >
            {eaters > 1 ? t`Change who eats` : t`Add who eats with you`}
          </Link>
        </p>
        <FormError>{save.error ? whyOf(save.error) : undefined}</FormError>
        <Button
          busy={save.isPending}
          disabled={equipment.length === 0}
          onClick={() => save.mutate()}
          className="justify-self-start"
        >
          <Trans>Save my kitchen</Trans>
        </Button>
      </Card>
    </section>
  );
}
