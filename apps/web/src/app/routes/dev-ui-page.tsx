import { Salad } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChartFrame } from '../../ui/chart-frame.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Ring } from '../../ui/ring.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { DevControls } from './dev-ui-controls.tsx';

const WEEK = [
  { day: 'Mon', kcal: 1850 },
  { day: 'Tue', kcal: 2100 },
  { day: 'Wed', kcal: 1720 },
  { day: 'Thu', kcal: 1990 },
  { day: 'Fri', kcal: 2240 },
];

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h3 className="text-xl">{title}</h3>
      {children}
    </section>
  );
}

function Everything() {
  const [picked, setPicked] = useState(true);
  return (
    <div className="grid gap-10">
      <Block title="Buttons">
        <div className="flex flex-wrap gap-3">
          <Button>Primary</Button>
          <Button variant="honey">Honey</Button>
          <Button variant="outline">Outline</Button>
          <Button variant="ghost">Ghost</Button>
          <Button variant="danger">Danger</Button>
          <Button variant="destructive">Destructive</Button>
          <Button size="lg" busy>
            Working…
          </Button>
        </div>
      </Block>
      <DevControls />
      <Block title="Chips and badges">
        <div className="flex flex-wrap items-center gap-2">
          <Chip selected={picked} onToggle={() => setPicked(!picked)}>
            tomatoes
          </Chip>
          <Chip onRemove={() => setPicked(false)} removeLabel="Remove garlic">
            garlic
          </Chip>
          <Chip>salt</Chip>
          <Badge>plain</Badge>
          <Badge tone="herb">100% match</Badge>
          <Badge tone="tomato">3 missing</Badge>
          <Badge tone="honey">PRO</Badge>
        </div>
      </Block>
      <Block title="Progress and ring">
        <Progress label="Protein" value={62} max={90} note="62 of 90 g" />
        <Ring label="Calories" value={1450} max={2000}>
          <p className="font-semibold text-2xl">1,450</p>
          <p className="text-ink-soft text-sm">of 2,000</p>
        </Ring>
      </Block>
      <Block title="Card and skeleton">
        <div className="grid gap-4 sm:grid-cols-2">
          <Card lively className="p-5">
            A card that lifts.
          </Card>
          <Card className="grid gap-2 p-5">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-5 w-full" />
          </Card>
        </div>
      </Block>
      <Block title="Table">
        <Table
          caption="Calories by day"
          rows={WEEK}
          rowKey={(row) => row.day}
          columns={[
            { id: 'day', head: 'Day', cell: (row) => row.day },
            { id: 'kcal', head: 'Calories', align: 'end', cell: (row) => row.kcal },
          ]}
        />
      </Block>
      <Block title="Chart frame">
        <ChartFrame
          title="Calories"
          summary="Between 1,720 and 2,240 kcal from Monday to Friday."
          points={WEEK.map(({ day, kcal }) => `${day}: ${kcal} kcal`)}
          sample
        >
          <div className="flex h-full items-end">
            {WEEK.map(({ day, kcal }) => (
              <div key={day} className="mx-2 flex-1 rounded bg-herb" style={{ height: `${kcal / 25}%` }} />
            ))}
          </div>
        </ChartFrame>
      </Block>
      <Block title="Empty state">
        <EmptyState icon={Salad} title="Nothing saved yet" action={<Button>Browse recipes</Button>}>
          Recipes that you save are kept here.
        </EmptyState>
      </Block>
    </div>
  );
}

/** Every component of the design system in both themes. Development builds only. */
export default function DevUiPage() {
  return (
    <div className="grid lg:grid-cols-2">
      <h1 className="sr-only">Design system</h1>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className="bg-paper p-6 text-ink sm:p-10">
          <h2 className="mb-8 text-3xl capitalize">{theme}</h2>
          <Everything />
        </div>
      ))}
    </div>
  );
}
