// @vitest-environment jsdom
import { type Page, pages } from '@crisper/contract/pages';
import { FEATURES, type Feature, MISSING } from '@crisper/contract/site/site';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askThrough } from '../lib/api.ts';
import { clearSession, keepSession, restoreSession } from '../lib/session/session-store.ts';
import { createQueries } from './create-queries.ts';
import { createRoutes } from './routes.ts';

/** What no user reads on an installation that leaves this part out. "Meal plan" is another word. */
const WORDS: Record<Feature, RegExp> = {
  plans:
    /\bPro\b|\bPRO\b|Upgrade|Pricing|[Ff]ree plan|Stripe|[Ss]ubscription|[Pp]ayment|\$\d|Try Free|No card|Refund|[Bb]illing|[Ff]ree account|All rights reserved/,
  community: /[Cc]ommunity/,
  referrals: /[Rr]eferral|Rewards|Kingdom|earn Pro|Invite a friend/,
};

const USER = {
  id: 'a',
  email: 'ann@example.com',
  username: 'ann',
  // Kept in the browser from before.
  plan: 'free' as const,
  role: 'admin' as const,
  onboardingCompleted: true,
  timeZone: 'UTC',
  showsName: false,
  language: null,
  tabs: null,
  emailConfirmed: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  householdId: 'h',
  householdRole: 'owner' as const,
};

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
});
afterEach(() => {
  cleanup();
  clearSession();
  delete document.documentElement.dataset.without;
  vi.unstubAllGlobals();
});

const kept: readonly Page[] = pages;
const shown = kept.filter(({ feature, path }) => feature === undefined && !path.includes(':'));
const gone = kept.filter(({ feature }) => feature !== undefined).map(({ path }) => path);

/** Every page, while the server answers nothing: what an installation leaves out is not on any of them. */
describe.each(['a guest', 'a member'])('where everything is left out, %s', (who) => {
  it.each(shown)('reads nothing of it at $path', async ({ path }) => {
    document.documentElement.dataset.without = MISSING.join(' ');
    askThrough(async () => Response.json({ error: 'Not now.', code: 'unavailable' }, { status: 503 }));
    if (who === 'a member') {
      keepSession({ token: 't', user: USER });
      restoreSession();
    }
    // It asks for the theme as soon as it is imported.
    const { App } = await import('./app.tsx');
    const { container } = render(
      <MemoryRouter initialEntries={[path]}>
        <App queries={createQueries()} routes={createRoutes()} />
      </MemoryRouter>,
    );
    await waitFor(() => expect(container.querySelector('main :is(h1, h2)')).not.toBeNull(), {
      timeout: 10_000,
    });
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links.filter((link) => gone.includes(link ?? ''))).toEqual([]);
    const labels = [...container.querySelectorAll('[aria-label], [placeholder]')].map(
      (one) => `${one.getAttribute('aria-label')} ${one.getAttribute('placeholder')}`,
    );
    const read = `${container.textContent} ${labels.join(' ')}`;
    for (const feature of FEATURES) expect(read).not.toMatch(WORDS[feature]);
  });
});

it.each([
  ['where something is measured', '', true],
  ['where nothing is measured', 'measuring', false],
])('asks for consent: %s', async (_, without, asked) => {
  document.documentElement.dataset.without = without;
  askThrough(async () => Response.json({ error: 'Not now.', code: 'unavailable' }, { status: 503 }));
  const whenIdle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => whenIdle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => {});
  const { App } = await import('./app.tsx');
  const { container } = render(
    <MemoryRouter initialEntries={['/help']}>
      <App queries={createQueries()} routes={createRoutes()} />
    </MemoryRouter>,
  );
  await waitFor(() => expect(container.querySelector('main :is(h1, h2)')).not.toBeNull(), {
    timeout: 10_000,
  });
  await act(async () => {
    for (const work of whenIdle) work();
    await import('./shell/consent-banner.tsx');
  });
  expect(container.querySelector('[aria-label="Cookie choice"]') !== null).toBe(asked);
});

it('has no page for what is left out', () => {
  document.documentElement.dataset.without = FEATURES.join(' ');
  const paths = createRoutes().map(({ path }) => path);
  expect(paths.filter((path) => gone.includes(path ?? ''))).toEqual([]);
  expect(gone).toHaveLength(6);
});
