import { t } from '@lingui/core/macro';
import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react';
import { Replaced, whyNotLoaded } from '../../lib/replaced.ts';
import { toast } from '../../ui/toast-store.ts';

/** Loading it again by itself could lose what is being typed. */
function say(error: unknown): void {
  const action = { label: t`Load again`, onPress: () => window.location.reload() };
  if (error instanceof Replaced) toast({ tone: 'error', title: t`Crisper was updated.`, action });
  else
    toast({ tone: 'error', title: t`No Connection`, text: t`This opens when you’re back online.`, action });
}

function Unloaded({ why }: { why: unknown }) {
  useEffect(() => say(why), [why]);
  return null;
}

/** A dialog or another part that was asked for, with a file of its own. Where that cannot be fetched, the page around it stays. */
// biome-ignore lint/suspicious/noExplicitAny: as React has it, because components of any kind are passed
export function lazyPart<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> {
  return lazy(async () => {
    try {
      return await load();
    } catch (error) {
      const why = await whyNotLoaded(error);
      return { default: (() => <Unloaded why={why} />) as ComponentType as Part };
    }
  });
}
