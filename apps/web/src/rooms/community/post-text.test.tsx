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
  expect(post.querySelector('blockquote p')?.textContent).toBe('said');
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

it.each(['>', '1. '])('does not even try to read what would take long: %s', (mark) => {
  const hostile = mark.repeat(3_000).trim();
  expect(drawn(hostile).textContent).toBe(hostile);
});

it('leaves nothing of lists in lists in lists that no cook writes', () => {
  const nested = drawn(`${'1. '.repeat(100)}deep`);
  expect(nested.querySelectorAll('ol').length).toBeLessThan(10);
  expect(nested.textContent).not.toContain('deep');
});

it.each([
  '[x](/\\evil.example)',
  '[x](//evil.example)',
  '[x](/\t/evil.example)',
  '[x](</ /evil.example>)',
  '[x](\\\\evil.example)',
  '[x](java&#10;script:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](mailto:a@b.example)',
  '[x](page)',
])('lets %s lead nowhere but home', (text) => {
  for (const link of drawn(text).querySelectorAll('a')) expect(link.origin).toBe(window.location.origin);
});

it.each(['https\\://evil.example/', 'https&colon;//evil.example/', 'HTTPS://evil.example/'])(
  'marks %s as the link to elsewhere that it is',
  (address) => {
    const link = drawn(`[x](${address})`).querySelector('a');
    expect(link?.href).toBe('https://evil.example/');
    expect(link?.rel).toContain('nofollow ugc');
  },
);

it('shows an image as a link to it, and no link in a link', () => {
  const post = drawn('![a plate](https://example.com/p.png) [see #soup ![b](/b.png)](/help)');
  expect(post.querySelector('img')).toBeNull();
  expect([...post.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['a plate', 'see #soup b']);
});

it('keeps line breaks as they were written, in lists too', () => {
  const post = drawn('one\\\ntwo\n\n3. a\n   b\n4. c');
  expect(post.querySelector('p')?.innerHTML).toBe('one<br>two');
  expect(post.querySelector('ol')?.getAttribute('start')).toBe('3');
  expect(post.querySelector('li p')?.textContent).toBe('a\nb');
});
