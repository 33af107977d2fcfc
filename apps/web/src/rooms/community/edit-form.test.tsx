// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToast } from '../../ui/toast-store.ts';
import { EditForm } from './edit-form.tsx';

const saved = vi.fn();
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => act(async () => screen.getByRole('button', { name: 'Save Changes' }).click());

beforeEach(() => saved.mockReset());
afterEach(cleanup);

it('hands over a discussion without the blanks around it', async () => {
  render(<EditForm title="Soup" content="Stir." busy={false} onSave={saved} onCancel={() => undefined} />);
  write('Title', '  Better soup ');
  write('Your post', ' Stir well.\n');
  await save();
  expect(saved.mock.calls).toEqual([['Stir well.', 'Better soup']]);
});

it('asks for what is missing', async () => {
  render(<EditForm title="Soup" content="Stir." busy={false} onSave={saved} onCancel={() => undefined} />);
  write('Title', ' ');
  await save();
  expect(currentToast()?.text).toBe('Please fill in both title and content.');
  cleanup();
  render(<EditForm content="Stir." busy={false} onSave={saved} onCancel={() => undefined} />);
  write('Your reply', ' ');
  await save();
  expect(currentToast()?.text).toBe('Please enter your reply.');
  write('Your reply', 'Stir!');
  await save();
  expect(saved.mock.calls).toEqual([['Stir!', '']]);
});
