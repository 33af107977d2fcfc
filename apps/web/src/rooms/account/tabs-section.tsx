import { changeTabs } from '@crisper/contract/account/account';
import { TABS, TABS_MAX, type Tab, usualTabs } from '@crisper/contract/account/tabs';
import type { User } from '@crisper/contract/auth/auth';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { PanelBottom } from 'lucide-react';
import { call } from '../../lib/api.ts';
import { whyOf } from '../../lib/form-errors.ts';
import { offers } from '../../lib/offers.ts';
import { getSession, keepSession } from '../../lib/session/session-store.ts';
import { TAB_NAMES } from '../../shared/tab-names.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Section } from './section.tsx';

/** The tabs of the bottom bar, in the order in which they were chosen. */
export function TabsSection({ user }: { user: User }) {
  const save = useMutation({
    mutationFn: (tabs: Tab[] | null) => call(changeTabs, { body: { tabs } }),
    onSuccess: (answer) => {
      const session = getSession();
      if (session) keepSession({ ...session, user: answer.user });
    },
    onError: (error) => toast({ tone: 'error', title: t`Not Saved`, text: whyOf(error) }),
  });
  const hasRewards = offers('referrals');
  const saved = save.isPending ? save.variables : (user.tabs ?? null);
  const chosen = (saved ?? usualTabs(hasRewards)).filter((tab) => hasRewards || tab !== 'rewards');
  const bar = [...chosen.map((tab) => TAB_NAMES[tab]), t`Home`].join(', ');
  const isFull = chosen.length >= TABS_MAX;
  const toggle = (tab: Tab) => {
    if (chosen.includes(tab)) {
      const rest = chosen.filter((other) => other !== tab);
      if (rest.length > 0) save.mutate(rest);
    } else if (!isFull) save.mutate([...chosen, tab]);
  };
  return (
    <Section title={t`Tabs on your phone`} icon={PanelBottom}>
      <p id="tabs-hint" className="text-ink-soft">
        <Trans>
          Up to {TABS_MAX} pages in the bar at the bottom of the screen, in the order you pick them. Home is
          always the last.
        </Trans>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: toggle buttons are no fields of a form */}
      <div
        role="group"
        aria-label={t`Tabs on your phone`}
        aria-describedby="tabs-hint"
        className="mt-3 flex flex-wrap gap-2"
      >
        {TABS.filter((tab) => hasRewards || tab !== 'rewards').map((tab) => (
          <Chip key={tab} selected={chosen.includes(tab)} onToggle={() => toggle(tab)}>
            {TAB_NAMES[tab]}
          </Chip>
        ))}
      </div>
      <p role="status" className="mt-3 text-ink-soft text-sm">
        {isFull ? t`Your bar: ${bar}. It’s full: take one out to add another.` : t`Your bar: ${bar}.`}
      </p>
      {saved && (
        <Button variant="ghost" className="mt-1 -ms-5" onClick={() => save.mutate(null)}>
          <Trans>Back to the usual tabs</Trans>
        </Button>
      )}
    </Section>
  );
}
