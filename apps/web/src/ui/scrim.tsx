import type { ComponentProps } from 'react';

/**
 * The veil behind dialogs and sheets. Radix's own overlay writes a style element to lock scrolling, which the
 * content security policy forbids: here a stylesheet rule on [data-scrim] does it.
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
