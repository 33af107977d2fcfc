import { type PlanWishes, updateWishes } from '@crisper/contract/plan/plan-wishes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { planQuery } from './plan.queries.ts';

const MINUTES = [20, 30, 45, 60, 90].map((count) => ({
  value: String(count),
  label: `Up to ${count} minutes`,
}));
const NEW = [0, 2, 4, 7, 14].map((count) => ({
  value: String(count),
  label: count === 0 ? 'None' : `Up to ${count} a week`,
}));
const numberOf = (value: string) => (value === '' ? null : Number(value));

/** How the next weeks are planned: time on weekday evenings, and a budget of new recipes. */
export function WishesButton({ wishes }: { wishes: PlanWishes }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden className="size-5" />{' '}
        <span className="sr-only sm:not-sr-only">Preferences</span>
      </Button>
      {open && <WishesDialog wishes={wishes} onClose={() => setOpen(false)} />}
    </>
  );
}

function WishesDialog({ wishes, onClose }: { wishes: PlanWishes; onClose: () => void }) {
  const queries = useQueryClient();
  const [minutes, setMinutes] = useState(wishes.weekdayMinutes);
  const [fresh, setFresh] = useState(wishes.newRecipes);
  const save = useMutation({
    mutationFn: () => call(updateWishes, { body: { weekdayMinutes: minutes, newRecipes: fresh } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: planQuery.queryKey });
      toast({ title: 'Preferences Saved', text: 'Plan again to use them.' });
      onClose();
    },
    onError: () => toast({ tone: 'error', title: 'Not Saved', text: 'Please try again.' }),
  });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="How we plan for you"
      description="Diets, allergies and who eats come from your household."
    >
      <div className="grid gap-4">
        <Select
          label="Dinner from Monday to Friday"
          value={minutes === null ? '' : String(minutes)}
          onChange={(event) => setMinutes(numberOf(event.target.value))}
          options={[{ value: '', label: 'About an hour is fine' }, ...MINUTES]}
        />
        <Select
          label="Recipes you have never had"
          value={fresh === null ? '' : String(fresh)}
          onChange={(event) => setFresh(numberOf(event.target.value))}
          options={[{ value: '', label: 'As many as you like' }, ...NEW]}
        />
        <Button variant="accent" busy={save.isPending} onClick={() => save.mutate()}>
          Save
        </Button>
        <Button asChild variant="ghost">
          <Link to="/household">Who eats, diets and allergies</Link>
        </Button>
      </div>
    </Dialog>
  );
}
