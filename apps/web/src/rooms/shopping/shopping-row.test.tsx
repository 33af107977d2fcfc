// @vitest-environment jsdom
import type { ShoppingItem } from '@crisper/contract/shopping/shopping-list';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { memberWithServer, press, show } from '../../testing/forms.tsx';
import { currentToast } from '../../ui/toast-store.ts';
import { ShoppingRow } from './shopping-row.tsx';

const server = memberWithServer();
beforeEach(() => {
  server.answer = () => Response.json({ items: [], lists: [], regulars: [], version: 1, shoppers: [] });
});

const limes: ShoppingItem = {
  id: '6f1e0b52-7f5c-4a53-9d0a-0f4d0b8f2a11',
  key: 'lime',
  list: null,
  food: 'lime',
  name: 'limes',
  emoji: '',
  aisle: 'produce',
  amount: { us: '1 1/2', metric: '1 1/2' },
  dishes: ['Fish Tacos', 'Guacamole'],
  asked: null,
  byHand: false,
  parts: ['plan:lime'],
  price: null,
  cost: { us: null, metric: null },
  pack: { us: '', metric: '' },
  ticked: false,
  tickedAt: null,
};

const showRow = () =>
  show(
    <ul>
      <ShoppingRow
        item={limes}
        lists={[]}
        onList={undefined}
        system="us"
        currency="USD"
        regular={undefined}
      />
    </ul>,
  );
/** The test's browser knows no fingers. */
class Finger extends MouseEvent {
  pointerType = 'touch';
}
Object.defineProperty(window, 'PointerEvent', { value: Finger, configurable: true });

const name = () => screen.getByRole('button', { name: 'limes 1½' });
const touch = (x: number) => ({ clientX: x, clientY: 20 });
const swipe = (by: number) =>
  act(async () => {
    fireEvent.pointerDown(name(), touch(150));
    fireEvent.pointerMove(name(), touch(150 + by));
    fireEvent.pointerUp(name(), touch(150 + by));
  });

it('is one line, which unfolds the dishes and what can be done', async () => {
  showRow();
  expect(screen.getByRole('checkbox', { name: 'limes 1½' })).not.toBeNull();
  expect(screen.queryByText('for Guacamole')).toBeNull();
  await press('limes 1½');
  expect(name().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('list', { name: 'What limes is for' }).textContent).toBe(
    'for Fish Tacosfor Guacamole',
  );
  await press('Change limes');
  expect(await screen.findByRole('dialog', { name: 'limes' })).not.toBeNull();
});

it('comes back by Undo once it is removed', async () => {
  showRow();
  await press('limes 1½');
  await press('Remove limes');
  await waitFor(() => expect(server.sent).toMatchObject([{ parts: ['plan:lime'] }]));
  expect(currentToast()).toMatchObject({ title: 'Taken Off', text: 'Limes' });
  await act(async () => currentToast()?.action?.onPress());
  await waitFor(() => expect(server.sent[1]).toMatchObject({ name: '1 1/2 limes' }));
});

it('is ticked by a swipe to the end of the line, and removed by one to its start', async () => {
  showRow();
  await swipe(40);
  await swipe(100);
  await waitFor(() => expect(server.sent).toMatchObject([{ ticks: [{ id: limes.id, ticked: true }] }]));
  await swipe(-100);
  await waitFor(() => expect(server.sent[1]).toMatchObject({ parts: ['plan:lime'] }));
});
