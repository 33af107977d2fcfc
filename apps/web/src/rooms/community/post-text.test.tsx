// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { PostText } from './post-text.tsx';

afterEach(cleanup);

function drawn(text: string): HTMLElement {
  return render(
    <MemoryRouter>
      <PostText text={text} />
    </MemoryRouter>,
  ).container;
}

it('draws the usual marks', () => {
  const post = drawn('**Bold** and *soft*, `code`\n\n1. one\n2. two\n\n> said');
  expect(post.querySelector('strong')?.textContent).toBe('Bold');
  expect(post.querySelector('em')?.textContent).toBe('soft');
  expect([...post.querySelectorAll('ol > li')].map((item) => item.textContent)).toEqual(['one', 'two']);
  expect(post.querySelector('blockquote')?.textContent).toBe('said');
});

it('shows markup as text and lets no address run anything', () => {
  const post = drawn(
    '<script>alert(1)</script>\n\nhi <img src=x onerror=alert(1)> [go](javascript:alert(1)) ![p](data:text/html,x)',
  );
  expect(post.querySelector('script, img, a')).toBeNull();
  expect(post.textContent).toContain('<script>alert(1)</script>');
  expect(post.textContent).toContain('<img src=x onerror=alert(1)>');
});

it('marks links of members as such, and leads from topics to their list', () => {
  const post = drawn('[a](https://example.com/x) [b](/help) #Air-Fryer but not a#b');
  const [out, home, topic, ...rest] = post.querySelectorAll('a');
  expect(out?.rel).toContain('ugc');
  expect(home?.getAttribute('href')).toBe('/help');
  expect(topic?.getAttribute('href')).toBe('/community?topic=air-fryer');
  expect(rest).toEqual([]);
});

it('does not even try to read what would take long', () => {
  const hostile = '>'.repeat(10_000);
  expect(drawn(hostile).textContent).toBe(hostile);
});
