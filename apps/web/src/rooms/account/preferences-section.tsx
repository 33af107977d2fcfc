import { changeLanguage, changePublicName, changeTimeZone } from '@crisper/contract/account/account';
import type { User } from '@crisper/contract/auth/auth';
import { LANGUAGE_NAMES, type Language } from '@crisper/contract/languages';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { call } from '../../lib/api.ts';
import { activeLanguage, offeredLanguages, speak } from '../../lib/i18n/language.ts';
import { offers } from '../../lib/offers.ts';
import { getSession, keepSession } from '../../lib/session/session-store.ts';
import { useTheme } from '../../lib/theme.ts';
import { timeZone } from '../../lib/time-zone.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Section } from './section.tsx';

/** The saved time zone and the device's own are always included, even if the browser's list lacks them. */
function zones(current: string, here: string): { value: string; label: string }[] {
  const known = Intl.supportedValuesOf?.('timeZone') ?? [];
  return [...new Set([...known, 'UTC', current, here])]
    .sort()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}

export function PreferencesSection({ user }: { user: User }) {
  const [theme, toggleTheme] = useTheme();
  const here = timeZone();

  const choose = useMutation({
    mutationFn: (wanted: string) => call(changeTimeZone, { body: { timeZone: wanted } }),
    onSuccess: (answer) => {
      const session = getSession();
      if (session) keepSession({ ...session, user: answer.user });
      toast({ title: t`Time zone saved`, text: t`Your day begins at midnight there.` });
    },
    onError: () =>
      toast({ title: t`Error`, text: t`The time zone was not saved. Please try again.`, tone: 'error' }),
  });
  const name = useMutation({
    mutationFn: (showsName: boolean) => call(changePublicName, { body: { showsName } }),
    onSuccess: (answer) => {
      const session = getSession();
      if (session) keepSession({ ...session, user: answer.user });
    },
    onError: () => toast({ title: t`Error`, text: t`That was not saved. Please try again.`, tone: 'error' }),
  });
  const language = useMutation({
    mutationFn: (wanted: Language) => call(changeLanguage, { body: { language: wanted } }),
    onSuccess: (answer, wanted) => {
      const session = getSession();
      if (session) keepSession({ ...session, user: answer.user });
      speak(wanted);
    },
    onError: () =>
      toast({ title: t`Error`, text: t`The language was not saved. Please try again.`, tone: 'error' }),
  });
  const busy = choose.isPending;

  return (
    <Section title={t`Preferences`} icon={SlidersHorizontal}>
      <div className="grid gap-5">
        {offeredLanguages.length > 1 && (
          <Select
            label={t`Language`}
            value={user.language ?? activeLanguage()}
            disabled={language.isPending}
            onChange={(event) => language.mutate(event.target.value as Language)}
            options={offeredLanguages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          />
        )}
        <div>
          <Select
            label={t`Time zone`}
            value={user.timeZone}
            disabled={busy}
            onChange={(event) => choose.mutate(event.target.value)}
            options={zones(user.timeZone, here)}
          />
          <p className="mt-1.5 text-ink-soft text-sm">
            <Trans>Your scans and meals are counted by the day there.</Trans>
          </p>
          {here !== user.timeZone && (
            <Button variant="outline" className="mt-3" busy={busy} onClick={() => choose.mutate(here)}>
              <Trans>Use {here.replaceAll('_', ' ')}, where this device is</Trans>
            </Button>
          )}
        </div>
        {offers('community') && (
          <Switch
            label={t`Show my name in the community`}
            checked={name.isPending ? name.variables : user.showsName}
            onChange={(shown) => name.mutate(shown)}
          >
            {user.showsName
              ? t`Your posts there say ${user.username}.`
              : t`Your posts there say “Anonymous”, old ones included.`}
          </Switch>
        )}
        <Switch label={t`Dark theme`} checked={theme === 'dark'} onChange={toggleTheme}>
          <Trans>Easier on the eyes in a dim kitchen.</Trans>
        </Switch>
      </div>
    </Section>
  );
}
