import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface TabsProps<Id extends string> {
  label: string;
  value: Id;
  onChange: (value: Id) => void;
  tabs: readonly { id: Id; label: ReactNode; content: ReactNode }[];
}

export function Tabs<Id extends string>({ label, value, onChange, tabs }: TabsProps<Id>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Id)}>
      <Radix.List
        aria-label={label}
        className="flex flex-wrap gap-1 rounded-card border border-line bg-sunken p-1"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className="min-h-11 flex-1 whitespace-nowrap rounded-control px-2 sm:px-4 font-semibold text-ink-soft transition hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-soft"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="mt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
