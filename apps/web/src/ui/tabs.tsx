import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface TabsProps<Id extends string> {
  label: string;
  value: Id;
  onChange: (value: Id) => void;
  tabs: readonly { id: Id; label: ReactNode; content: ReactNode }[];
}

/** In one line, which scrolls sideways where it is longer than the screen. */
export function Tabs<Id extends string>({ label, value, onChange, tabs }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  // The open tab is in view, without moving the page.
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>(`[data-tab="${value}"]`);
    if (!list.current || !open) return;
    const [of, row] = [open.getBoundingClientRect(), list.current.getBoundingClientRect()];
    if (of.left < row.left) list.current.scrollLeft += of.left - row.left;
    if (of.right > row.right) list.current.scrollLeft += of.right - row.right;
  }, [value]);
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Id)}>
      <Radix.List
        ref={list}
        aria-label={label}
        className="flex gap-1 overflow-x-auto rounded-card border border-line bg-sunken p-1 [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            data-tab={tab.id}
            className="min-h-11 flex-1 whitespace-nowrap rounded-control px-2.5 font-semibold max-sm:text-sm sm:px-4 focus-visible:-outline-offset-2 text-ink-soft transition hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-soft"
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
