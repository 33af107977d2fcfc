import { MEAL_SLOTS, type MealPlan, type MealSlot, type PlannedMealView } from '@crisper/contract/plan/plan';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  ArrowRightLeft,
  BookCheck,
  Ellipsis,
  Lock,
  NotebookPen,
  Repeat,
  RepeatOff,
  Shuffle,
  Trash2,
  Users,
  Utensils,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { Select } from '../../ui/select.tsx';
import { type Person, SLOT_TITLES, weekdayOf } from './plan-labels.ts';
import type { Place, PlanActions } from './use-plan.ts';

const ChooseDialog = lazyPart(() =>
  import('./choose-dialog.tsx').then(({ ChooseDialog }) => ({ default: ChooseDialog })),
);

const EatersDialog = lazyPart(() =>
  import('./eaters-dialog.tsx').then(({ EatersDialog }) => ({ default: EatersDialog })),
);
const LogDialog = lazyPart(() =>
  import('./log-dialog.tsx').then(({ LogDialog }) => ({ default: LogDialog })),
);

interface MealMenuProps {
  plan: MealPlan;
  place: Place;
  /** "Wednesday dinner". */
  where: string;
  meal: PlannedMealView;
  actions: PlanActions;
  people: readonly Person[];
  mayPlan: boolean;
  mayLog: boolean;
  /** Other dishes for it; absent while it is locked. */
  onSwap?: (() => void) | undefined;
}

/** Everything a cook may do to a meal besides swapping it. */
export function MealMenu({
  plan,
  place,
  where,
  meal,
  actions,
  people,
  mayPlan,
  mayLog,
  onSwap,
}: MealMenuProps) {
  const [open, setOpen] = useState<'choose' | 'note' | 'move' | 'eaters' | 'log' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t`More for ${where}`} disabled={actions.busy !== null}>
            <Ellipsis />
          </IconButton>
        }
      >
        {mayLog && (
          <MenuItem onSelect={() => setOpen('log')}>
            <BookCheck aria-hidden /> <Trans>Log it</Trans>
          </MenuItem>
        )}
        {mayPlan && (
          <>
            {onSwap && (
              <MenuItem onSelect={onSwap}>
                <Shuffle aria-hidden /> <Trans>Swap</Trans>
              </MenuItem>
            )}
            <MenuItem onSelect={() => setOpen('choose')}>
              <Utensils aria-hidden /> <Trans>Choose a recipe</Trans>
            </MenuItem>
            <MenuItem onSelect={() => setOpen('note')}>
              <NotebookPen aria-hidden /> <Trans>Write a note</Trans>
            </MenuItem>
            <MenuItem onSelect={() => setOpen('eaters')}>
              <Users aria-hidden /> <Trans>Who eats</Trans>
            </MenuItem>
            <MenuItem onSelect={() => setOpen('move')}>
              <ArrowRightLeft aria-hidden /> <Trans>Move</Trans>
            </MenuItem>
            {canRepeat(meal) && (
              <MenuItem onSelect={() => actions.repeat(plan, place, true)}>
                <Repeat aria-hidden /> <Trans>Repeat every week</Trans>
              </MenuItem>
            )}
            {meal.repeats && (
              <MenuItem onSelect={() => actions.repeat(plan, place, false)}>
                <RepeatOff aria-hidden />
                {meal.repeats.here ? t`Stop repeating` : t`Stop repeating ${meal.repeats.title}`}
              </MenuItem>
            )}
            {!meal.locked && (
              <MenuItem onSelect={() => actions.lock(plan, place, true)}>
                <Lock aria-hidden /> <Trans>Keep when planning again</Trans>
              </MenuItem>
            )}
            <MenuLine />
            <MenuItem tone="danger" onSelect={() => actions.put(plan, place, {})}>
              <Trash2 aria-hidden /> <Trans>Clear</Trans>
            </MenuItem>
          </>
        )}
      </Menu>
      {open === 'choose' && (
        <Suspense>
          <ChooseDialog
            where={where}
            onChoose={(recipe) => actions.put(plan, place, { recipe })}
            onClose={close}
          />
        </Suspense>
      )}
      {open === 'eaters' && (
        <Suspense>
          <EatersDialog
            where={where}
            place={place}
            eaters={meal.eaters.map(({ id }) => id)}
            people={people}
            onSave={(at, eaters) => actions.seat(plan, at, eaters)}
            onClose={close}
          />
        </Suspense>
      )}
      {open === 'log' && (
        <Suspense>
          <LogDialog plan={plan} place={place} where={where} meal={meal} people={people} onClose={close} />
        </Suspense>
      )}
      {open === 'note' && (
        <NoteDialog
          where={where}
          note={meal.note ?? ''}
          onSave={(note) => actions.put(plan, place, { note })}
          onClose={close}
        />
      )}
      {open === 'move' && (
        <MoveDialog
          plan={plan}
          place={place}
          where={where}
          onMove={(to) => actions.move(plan, place, to)}
          onClose={close}
        />
      )}
    </>
  );
}

/** Leftovers repeat with the dish that they are left from. */
function canRepeat(meal: PlannedMealView): boolean {
  const { recipe, extras, note, leftover, repeats } = meal;
  return !leftover && !repeats?.here && (recipe !== null || extras.length > 0 || note !== null);
}

interface NoteDialogProps {
  where: string;
  note: string;
  onSave: (note: string) => void;
  onClose: () => void;
}

function NoteDialog({ where, note, onSave, onClose }: NoteDialogProps) {
  const [text, setText] = useState(note);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Note for ${where}`}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          onSave(text.trim());
          onClose();
        }}
      >
        <Field
          label={t`Note`}
          placeholder={t`Dinner at Sam's`}
          maxLength={140}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          <Trans>Save note</Trans>
        </Button>
      </form>
    </Dialog>
  );
}

interface MoveDialogProps {
  plan: MealPlan;
  place: Place;
  where: string;
  onMove: (to: Place) => void;
  onClose: () => void;
}

function MoveDialog({ plan, place, where, onMove, onClose }: MoveDialogProps) {
  const [day, setDay] = useState(place.day);
  const [slot, setSlot] = useState<MealSlot>(place.slot);
  const days = plan.days.flatMap(({ date }, at) =>
    date < plan.today ? [] : [{ value: String(at), label: weekdayOf(date) }],
  );
  const same = day === place.day && slot === place.slot;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Move ${where}`}
      description={t`What is there now takes its place. Shift with an arrow key moves a meal to the day before or after.`}
    >
      <div className="grid gap-4">
        <Select
          label={t`Day`}
          value={String(day)}
          onChange={(event) => setDay(Number(event.target.value))}
          options={days}
        />
        <Select
          label={t`Meal`}
          value={slot}
          onChange={(event) => setSlot(event.target.value as MealSlot)}
          options={MEAL_SLOTS.map((one) => ({ value: one, label: SLOT_TITLES[one] }))}
        />
        <Button
          disabled={same}
          onClick={() => {
            onMove({ day, slot });
            onClose();
          }}
        >
          <Trans>Move it</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
