import { beforeAll, describe, expect, inject } from 'vitest';
import { pages } from '../apps/web/src/app/pages.ts';
import { problemsEverywhere } from './support/axe.ts';
import { type Session, signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

/** What these say does not depend on who reads them; visitors' pages are looked at elsewhere. */
const SAME_FOR_ALL = [
  '/signup',
  '/reset-password',
  '/help',
  '/tutorials',
  '/privacy',
  '/terms',
  '/cookies',
  '/status',
  '/browse-recipes',
];

const paths = pages
  .map((page) => page.path)
  .filter((path) => !path.includes(':') && !path.startsWith('/dev/') && !SAME_FOR_ALL.includes(path));

describe('access for a member', () => {
  let session: Session;
  beforeAll(async () => {
    session = await signIn(inject('baseUrl'));
  });

  test.for(paths)('%s', async (path, { visit }) => {
    const page = await visit(path, { screen: 'phone', session, expectErrors: [/status of 403/] });
    expect(await problemsEverywhere(page)).toEqual([]);
  });
});
