import { MEAL_SLOTS, type MealPlan, type MealSlot, type PlannedMealView } from '@crisper/contract/plan/plan';
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
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { Select } from '../../ui/select.tsx';
import { type Person, SLOT_TITLES, weekdayOf } from './plan-labels.ts';
import type { Place, PlanActions } from './use-plan.ts';

const ChooseDialog = lazy(() =>
  import('./choose-dialog.tsx').then(({ ChooseDialog }) => ({ default: ChooseDialog })),
);

const EatersDialog = lazy(() =>
  import('./eaters-dialog.tsx').then(({ EatersDialog }) => ({ default: EatersDialog })),
);
const LogDialog = lazy(() => import('./log-dialog.tsx').then(({ LogDialog }) => ({ default: LogDialog })));

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
          <IconButton label={`More for ${where}`} disabled={actions.busy !== null}>
            <Ellipsis />
          </IconButton>
        }
      >
        {mayLog && (
          <MenuItem onSelect={() => setOpen('log')}>
            <BookCheck aria-hidden /> Log it
          </MenuItem>
        )}
        {mayPlan && (
          <>
            {onSwap && (
              <MenuItem onSelect={onSwap}>
                <Shuffle aria-hidden /> Swap
              </MenuItem>
            )}
            <MenuItem onSelect={() => setOpen('choose')}>
              <Utensils aria-hidden /> Choose a recipe
            </MenuItem>
            <MenuItem onSelect={() => setOpen('note')}>
              <NotebookPen aria-hidden /> Write a note
            </MenuItem>
            <MenuItem onSelect={() => setOpen('eaters')}>
              <Users aria-hidden /> Who eats
            </MenuItem>
            <MenuItem onSelect={() => setOpen('move')}>
              <ArrowRightLeft aria-hidden /> Move
            </MenuItem>
            {canRepeat(meal) && (
              <MenuItem onSelect={() => actions.repeat(plan, place, true)}>
                <Repeat aria-hidden /> Repeat every week
              </MenuItem>
            )}
            {meal.repeats && (
              <MenuItem onSelect={() => actions.repeat(plan, place, false)}>
                <RepeatOff aria-hidden />
                {meal.repeats.here ? 'Stop repeating' : `Stop repeating ${meal.repeats.title}`}
              </MenuItem>
            )}
            {!meal.locked && (
              <MenuItem onSelect={() => actions.lock(plan, place, true)}>
                <Lock aria-hidden /> Keep when planning again
              </MenuItem>
            )}
            <MenuLine />
            <MenuItem tone="danger" onSelect={() => actions.put(plan, place, {})}>
              <Trash2 aria-hidden /> Clear
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
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Note for ${where}`}>
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
          label="Note"
          placeholder="Dinner at Sam's"
          maxLength={140}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          Save note
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
      title={`Move ${where}`}
      description="What is there now takes its place. Shift with an arrow key moves a meal to the day before or after."
    >
      <div className="grid gap-4">
        <Select
          label="Day"
          value={String(day)}
          onChange={(event) => setDay(Number(event.target.value))}
          options={days}
        />
        <Select
          label="Meal"
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
          Move it
        </Button>
      </div>
    </Dialog>
  );
}
