import { expect, it } from 'vitest';
import { withoutText } from './disliked-note.tsx';

it('says whose taste leaves what out', () => {
  const leo = { name: 'Leo', isSelf: false, dislikes: ['mushrooms'] };
  const me = { name: 'Mia', isSelf: true, dislikes: ['olives'] };
  const mild = { name: 'Tom', isSelf: false, dislikes: [] };
  expect(withoutText(['mushrooms'], [leo, mild])).toBe('Without mushrooms, which Leo doesn’t like.');
  expect(withoutText(['olives'], [me, mild])).toBe('Without olives, which you don’t like.');
  expect(withoutText(['olives', 'mushrooms'], [me, leo])).toBe(
    'Without olives and mushrooms, which you and Leo don’t like.',
  );
  expect(withoutText(['celery'], [mild])).toBe('Without celery.');
});
