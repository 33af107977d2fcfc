// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memberWithServer, press, refuse, show, write } from '../../testing/forms.tsx';
import { currentToast } from '../../ui/toast-store.ts';
import { IncidentForm } from './incident-form.tsx';

const server = memberWithServer();
const at = '2030-01-02T18:00:00.000Z';
const incident = {
  id: 1,
  title: 'Slow scans',
  service: null,
  severity: 'minor',
  status: 'open',
  startedAt: at,
  endsAt: null,
  resolvedAt: null,
  updates: [],
};

it('says what is missing at its field, and opens what is complete for all services', async () => {
  show(<IncidentForm />);
  write('Title', 'Slow scans');
  await press('Open incident');
  expect(screen.getByText('Say what is known')).toBeTruthy();
  write('What is known', 'A queue is long.');
  server.answer = refuse;
  await press('Open incident');
  await screen.findByText('Not now.');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Slow scans');
  server.answer = () => Response.json({ incident });
  await press('Open incident');
  await waitFor(() => expect(currentToast()?.title).toBe('Incident opened'));
  expect(server.sent[1]).toEqual({
    title: 'Slow scans',
    text: 'A queue is long.',
    service: null,
    severity: 'minor',
  });
});
