import { isMarkdown, resolveLink } from '@crisper/contract/community/post-markdown';
import { type ComponentProps, memo } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import { Link } from 'react-router';
import { cx } from '../../ui/cx.ts';
import { keepWhatPostsMayHold } from './post-tree.ts';

const LINK = 'font-medium text-herb-ink underline underline-offset-2';

interface PostTextProps {
  text: string;
  className?: string;
}

/** Renders a post's Markdown. Any other markup is shown as text. */
export const PostText = memo(function PostText({ text, className }: PostTextProps) {
  return (
    <div dir="auto" className={cx('grid gap-3 wrap-anywhere', className)}>
      {isMarkdown(text) ? (
        <Markdown
          remarkPlugins={[keepWhatPostsMayHold]}
          remarkRehypeOptions={LAYOUT}
          urlTransform={allowedAddress}
          allowedElements={Object.keys(PARTS)}
          components={PARTS}
        >
          {text}
        </Markdown>
      ) : (
        <p className="whitespace-pre-line">{text}</p>
      )}
    </div>
  );
});

/** The targets that a link may have: our own pages, and addresses of other sites that are written as such. */
function allowedAddress(written: string): string | undefined {
  const link = resolveLink(written, window.location.origin);
  if (!link) return undefined;
  const { pathname, search, hash, href } = link.url;
  if (written.startsWith('/')) return link.isHome ? `${pathname}${search}${hash}` : undefined;
  return /^https?:\/\//i.test(written) ? href : undefined;
}

/** Line breaks are kept, and all list items contain paragraphs. */
const LAYOUT: Options['remarkRehypeOptions'] = {
  handlers: {
    break: () => ({ type: 'element', tagName: 'br', properties: {}, children: [] }),
    listItem: (state, node) => ({
      type: 'element',
      tagName: 'li',
      properties: {},
      children: state.all(node),
    }),
  },
};

const Heading = ({ children }: ComponentProps<'p'>) => <p className="font-semibold text-lg">{children}</p>;

const PARTS: Components = {
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  p: ({ children }) => <p className="whitespace-pre-line">{children}</p>,
  em: 'em',
  strong: 'strong',
  br: 'br',
  code: ({ children }) => <code className="rounded bg-sunken px-1.5 py-0.5 text-[0.9em]">{children}</code>,
  pre: ({ children }) => (
    <pre className="whitespace-pre-wrap rounded-control bg-sunken p-4 text-sm [&>code]:p-0 [&>code]:text-[1em]">
      {children}
    </pre>
  ),
  blockquote: ({ children }) => (
    <blockquote className="grid gap-2 border-line-strong border-s-4 ps-4 text-ink-soft">
      {children}
    </blockquote>
  ),
  ol: ({ start, children }) => (
    <ol start={start} className="grid list-decimal gap-1.5 ps-6">
      {children}
    </ol>
  ),
  ul: ({ children }) => <ul className="grid list-disc gap-1.5 ps-6">{children}</ul>,
  li: 'li',
  hr: () => <hr className="border-line" />,
  a: ({ href, children }) => {
    if (href === undefined) return children;
    if (href.startsWith('/'))
      return (
        <Link to={href} className={LINK}>
          {children}
        </Link>
      );
    return (
      <a href={href} target="_blank" rel="nofollow ugc noopener noreferrer" className={LINK}>
        {children}
      </a>
    );
  },
};
