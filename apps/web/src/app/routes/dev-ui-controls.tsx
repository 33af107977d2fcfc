import { Heart, Info, Settings } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { Select } from '../../ui/select.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Slider } from '../../ui/slider.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Tooltip } from '../../ui/tooltip.tsx';

const SORTS = [
  { value: 'match', label: 'Best match' },
  { value: 'time', label: 'Fastest' },
];

/** The interactive components: inputs, dialogs and menus. */
export function DevControls() {
  const [checked, setChecked] = useState(true);
  const [minutes, setMinutes] = useState(30);
  const [tab, setTab] = useState<'steps' | 'notes'>('steps');
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <section className="grid gap-4">
        <h3 className="text-xl">Inputs</h3>
        <Field label="Email" type="email" hint="We never share it." />
        <Field label="Password" type="password" error="Password needs at least 8 characters" />
        <Select label="Sort by" options={SORTS} />
        <Checkbox checked={checked} onChange={setChecked}>
          I have salt and oil at home
        </Checkbox>
        <Slider
          label="Time"
          value={minutes}
          onChange={setMinutes}
          min={5}
          max={120}
          step={5}
          format={(m) => `${m} min`}
        />
      </section>
      <section className="grid gap-4">
        <h3 className="text-xl">Opens</h3>
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => setOpen('dialog')}>
            Dialog
          </Button>
          <Button variant="outline" onClick={() => setOpen('sheet')}>
            Sheet
          </Button>
          <Button
            variant="outline"
            onClick={() => toast({ title: 'Ingredient Added', text: 'Garlic is on the list.' })}
          >
            Toast
          </Button>
          <Menu
            trigger={
              <IconButton label="Settings">
                <Settings />
              </IconButton>
            }
          >
            <MenuItem>
              <Heart aria-hidden /> Favorites
            </MenuItem>
            <MenuLine />
            <MenuItem tone="danger">Delete</MenuItem>
          </Menu>
          <Tooltip text="Counted from the USDA's figures.">
            <IconButton label="Where the figure comes from">
              <Info />
            </IconButton>
          </Tooltip>
        </div>
        <Dialog
          open={open === 'dialog'}
          onOpenChange={close}
          title="Delete this meal?"
          description="It leaves today's totals."
        >
          <Button variant="danger" onClick={close}>
            Delete Meal
          </Button>
        </Dialog>
        <Sheet open={open === 'sheet'} onOpenChange={close} title="Filters">
          <Select label="Sort by" options={SORTS} />
        </Sheet>
        <Tabs
          label="Recipe"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'steps', label: 'Steps', content: 'Chop, fry, eat.' },
            { id: 'notes', label: 'Notes', content: 'Better the next day.' },
          ]}
        />
      </section>
    </>
  );
}
