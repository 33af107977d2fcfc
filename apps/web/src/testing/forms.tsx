import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { COOK } from '../lib/session/session-fixture.ts';
import { keepSession } from '../lib/session/session-store.ts';

type Answer = () => Response | Promise<Response>;

/** A member in front of a form, and a server that collects what is sent and answers as told. */
export function memberWithServer(read: () => Response = () => Response.json({})) {
  const server = { sent: [] as unknown[], answer: (() => Response.json({})) as Answer };
  beforeEach(() => {
    server.sent.length = 0;
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      if (init.body === undefined) return read();
      server.sent.push(JSON.parse(String(init.body)));
      return server.answer();
    });
    keepSession({ token: 't', user: COOK });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    localStorage.clear();
  });
  return server;
}

export const show = (form: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>);

export const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

export const refuse = () => Response.json({ error: 'Not now.', code: 'conflict' }, { status: 409 });
