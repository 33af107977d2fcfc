import { fromMarkdown } from 'mdast-util-from-markdown';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { cx } from '../../ui/cx.ts';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root | Root['children'][number];

const TOPIC = /(?<![\p{L}\p{N}/&#])(#[\p{L}\p{N}][\p{L}\p{N}-]{1,29})(?![\p{L}\p{N}-])/u;
const DEEPEST = 8;
/** Reading takes the square of these; no honest post has so many. */
const MARKS = /[*_[\]<>`&!+-]/g;
const MARKS_MAX = 600;
const LINK = 'font-medium text-herb-ink underline underline-offset-2';

interface PostTextProps {
  text: string;
  className?: string;
}

/** A post, drawn from the tree of its Markdown. Markup of any other kind is shown as the text it is. */
export function PostText({ text, className }: PostTextProps) {
  const drawn = useMemo(() => draw(text), [text]);
  return (
    <div dir="auto" className={cx('grid gap-3 wrap-anywhere', className)}>
      {drawn}
    </div>
  );
}

function draw(text: string): ReactNode {
  if ((text.match(MARKS)?.length ?? 0) > MARKS_MAX) return <p className="whitespace-pre-line">{text}</p>;
  return children(fromMarkdown(text), 0);
}

function children(node: Node, depth: number): ReactNode {
  if (!('children' in node) || depth > DEEPEST) return null;
  // Children in a row need no keys: the tree is made anew with every text.
  return createElement(Fragment, null, ...node.children.map((child) => element(child, depth + 1)));
}

function element(node: Node, depth: number): ReactNode {
  const inside = () => children(node, depth);
  switch (node.type) {
    case 'text':
      return withTopics(node.value);
    case 'html':
      return depth === 1 ? <p className="whitespace-pre-line">{node.value}</p> : node.value;
    case 'paragraph':
      return <p className="whitespace-pre-line">{inside()}</p>;
    case 'heading':
      return <p className="font-semibold text-lg">{inside()}</p>;
    case 'emphasis':
      return <em>{inside()}</em>;
    case 'strong':
      return <strong>{inside()}</strong>;
    case 'inlineCode':
      return <code className="rounded bg-sunken px-1.5 py-0.5 text-[0.9em]">{node.value}</code>;
    case 'code':
      return (
        <pre className="whitespace-pre-wrap rounded-control bg-sunken p-4 text-sm">
          <code>{node.value}</code>
        </pre>
      );
    case 'blockquote':
      return (
        <blockquote className="grid gap-2 border-line-strong border-l-4 pl-4 text-ink-soft">
          {inside()}
        </blockquote>
      );
    case 'list':
      return node.ordered ? (
        <ol start={node.start ?? 1} className="grid list-decimal gap-1.5 pl-6">
          {inside()}
        </ol>
      ) : (
        <ul className="grid list-disc gap-1.5 pl-6">{inside()}</ul>
      );
    case 'listItem':
      return <li>{inside()}</li>;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr className="border-line" />;
    case 'link':
      return address(node.url, inside());
    case 'image':
      return address(node.url, node.alt || node.url);
    case 'linkReference':
      return inside();
    default:
      return null;
  }
}

function address(url: string, label: ReactNode): ReactNode {
  if (/^\/(?!\/)/.test(url))
    return (
      <Link to={url} className={LINK}>
        {label}
      </Link>
    );
  if (!/^https?:\/\//i.test(url)) return label;
  return (
    <a href={url} target="_blank" rel="nofollow ugc noopener noreferrer" className={LINK}>
      {label}
    </a>
  );
}

function withTopics(text: string): ReactNode {
  const parts = text.split(new RegExp(TOPIC, 'gu'));
  if (parts.length === 1) return text;
  const drawn = parts.map((part, at) => (at % 2 === 1 ? topicLink(part) : part));
  return createElement(Fragment, null, ...drawn);
}

function topicLink(topic: string): ReactNode {
  return (
    <Link to={`/community?topic=${encodeURIComponent(topic.slice(1).toLowerCase())}`} className={LINK}>
      {topic}
    </Link>
  );
}
