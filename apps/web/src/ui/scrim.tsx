import type { ComponentProps } from 'react';

/**
 * The backdrop of dialogs and sheets. Radix's own overlay adds a style element to lock scrolling, which the
 * content security policy forbids: a stylesheet rule for [data-scrim] does it instead.
 */
export function Scrim(props: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      aria-hidden
      data-scrim
      className="fixed inset-0 z-50 animate-fade bg-scrim backdrop-blur-[2px]"
    />
  );
}
