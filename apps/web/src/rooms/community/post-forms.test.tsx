// @vitest-environment jsdom

import { cleanup, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { memberWithServer, press, refuse, show, write } from '../../testing/forms.tsx';
import { currentToast } from '../../ui/toast-store.ts';
import { DiscussionDialog } from './discussion-dialog.tsx';
import { EventsEditor } from './events-editor.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ShareRecipeDialog } from './share-recipe-dialog.tsx';

const OVERVIEW = {
  stats: { members: 1, discussions: 0, replies: 0, recipes: 0 },
  members: [],
  topics: [],
  events: [],
  joined: true,
};
const createdAt = '2030-01-01T10:00:00.000Z';
const post = {
  userId: 'u',
  content: 'Stir!',
  createdAt,
  isEdited: false,
  userHasLiked: false,
  user: { username: 'ada', isTeam: false },
  status: 'shown',
};
const reply = { ...post, id: '9', likes: 0 };
const discussion = {
  ...post,
  id: '7',
  title: 'Cabbage',
  category: 'Nutrition',
  topics: [],
  isPinned: false,
  isLocked: false,
  viewCount: 0,
  replyCount: 0,
  likeCount: 0,
  recipeId: null,
};
const event = {
  id: '1',
  title: 'Soup night',
  description: '',
  startsAt: createdAt,
  endsAt: createdAt,
  weekly: false,
  discussionId: null,
};
const server = memberWithServer(() => Response.json(OVERVIEW));

const fieldValue = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it('a discussion is kept through a failure and a reload, and forgotten once it is posted', async () => {
  const dialog = () =>
    show(
      <MemoryRouter>
        <DiscussionDialog userId="u" done="Discussion Created!" category="Nutrition" onClose={() => {}} />
      </MemoryRouter>,
    );
  dialog();
  write('Title', ' Cabbage ');
  await press('Post Discussion');
  expect([currentToast()?.title, server.sent]).toEqual(['Missing Information', []]);
  expect(screen.getByLabelText('Your post').getAttribute('aria-invalid')).toBe('true');
  write('Your post', 'What would you make?');
  server.answer = refuse;
  await press('Post Discussion');
  // A toast goes by itself; what went wrong stays at the form.
  await screen.findByText('Not now.');
  cleanup();
  dialog();
  expect([fieldValue('Title'), fieldValue('Your post')]).toEqual([' Cabbage ', 'What would you make?']);
  server.answer = () => Response.json(discussion);
  await press('Post Discussion');
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ title: 'Discussion Created!', text: 'Cabbage' }),
  );
  expect(server.sent[1]).toEqual({
    title: 'Cabbage',
    content: 'What would you make?',
    category: 'Nutrition',
  });
  expect(localStorage.getItem('communityDraft:new:u')).toBeNull();
});

it('a reply is kept until it is posted', async () => {
  const posted = vi.fn();
  const form = () => show(<ReplyForm discussionId="3" userId="u" onPosted={posted} />);
  form();
  expect(screen.getByRole('button', { name: 'Post Reply' }).hasAttribute('disabled')).toBe(true);
  write('Your reply', 'Stir! ');
  cleanup();
  form();
  expect(fieldValue('Your reply')).toBe('Stir! ');
  server.answer = () => Response.json(reply);
  await press('Post Reply');
  await waitFor(() => expect(posted).toHaveBeenCalled());
  expect(server.sent).toEqual([{ discussionId: '3', content: 'Stir!', parentReplyId: null }]);
  expect([fieldValue('Your reply'), localStorage.getItem('communityDraft:reply:3:u')]).toEqual(['', null]);
});

it('a recipe without a title cannot be shared; with one it is, once', async () => {
  const shared = vi.fn();
  show(<ShareRecipeDialog userId="u" onShared={shared} onClose={() => {}} />);
  write('Ingredients', '1 lemon');
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button('Share Recipe').disabled).toBe(true);
  write('Title', '   ');
  expect(button('Share Recipe').disabled).toBe(true);
  write('Title', 'Lemon');
  let arrive = (_: Response): void => {};
  const held = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  server.answer = () => held;
  await press('Share Recipe');
  expect(button('Sharing…').disabled).toBe(true);
  arrive(Response.json({ discussion, recipeId: null }));
  await waitFor(() => expect(shared).toHaveBeenCalledWith(discussion));
  expect(server.sent).toMatchObject([{ title: 'Lemon', ingredients: '1 lemon', difficulty: 'Easy' }]);
});

it('an event needs a title and a time, and is held to the limits of the contract', async () => {
  // The checkbox needs a ResizeObserver, which jsdom lacks.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  show(<EventsEditor />);
  write('Title of the event', 'Soup night');
  await press('Announce Event');
  screen.getByText('Choose when it starts.');
  write('Starts', '2030-01-02T18:00');
  write('Hours', '200');
  await press('Announce Event');
  screen.getByText('At most a week.');
  write('Hours', '2');
  server.answer = () => Response.json(event);
  await press('Announce Event');
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Event Announced', text: 'Soup night' }));
  expect(server.sent).toEqual([
    {
      title: 'Soup night',
      description: '',
      startsAt: new Date('2030-01-02T18:00').toISOString(),
      hours: 2,
      weekly: false,
      discussionId: null,
    },
  ]);
  expect(fieldValue('Title of the event')).toBe('');
});
