import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  children: ReactNode;
}

/** Not modal: Radix's modal menu adds a style element, which the content security policy forbids. */
export function Menu({ trigger, children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-50 min-w-56 animate-rise rounded-card border border-line bg-raised p-1.5 text-ink shadow-lift"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface MenuItemProps {
  children: ReactNode;
  onSelect?: () => void;
  asChild?: boolean;
  tone?: 'plain' | 'honey' | 'danger';
}

const TONES = {
  plain: 'data-highlighted:bg-sunken [&_svg]:text-ink-soft',
  honey: 'text-honey-ink data-highlighted:bg-honey-soft',
  danger: 'text-tomato-ink data-highlighted:bg-tomato-soft',
};

export function MenuItem({ tone = 'plain', ...rest }: MenuItemProps) {
  return (
    <Radix.Item
      {...rest}
      className={cx(
        'flex min-h-11 select-none items-center gap-3 rounded-[10px] px-3 font-medium outline-none [&_svg]:size-4.5',
        TONES[tone],
      )}
    />
  );
}

export function MenuLine() {
  return <Radix.Separator className="mx-2 my-1.5 h-px bg-line" />;
}

/** Items that belong together, under a small heading. */
export function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Radix.Group>
      <Radix.Label className="px-3 pt-2 pb-0.5 text-ink-soft text-xs">{title}</Radix.Label>
      {children}
    </Radix.Group>
  );
}
