import { isMarkdown, resolveLink } from '@crisper/contract/community/post-markdown';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { WEB_ADDRESS } from '../../web-address.ts';

/** What a user wrote for others. Each text is read by itself, as it is shown: a title must not change how the post reads. */
export interface Written {
  /** Shown as Markdown. */
  post: string;
  /** Shown as they are. */
  lines: readonly string[];
}

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root | Root['children'][number];
/** Nodes whose children stand below each other. */
const BLOCKS: ReadonlySet<string> = new Set(['root', 'blockquote', 'list', 'listItem']);

/** How many links and readable addresses lead to other sites than `home`, an origin. */
export function countLinksAway({ post, lines }: Written, home: string): number {
  // Parsed on this thread: 10,000 characters that pass `isMarkdown` take a quarter of a second at worst.
  const read = isMarkdown(post) ? readNode(fromMarkdown(post), home) : { links: 0, text: post };
  return [read.text, ...lines].reduce((sum, text) => sum + addressesAway(text, home), read.links);
}

/** Links to elsewhere, and the text around them. A link counts once, whatever its words say. */
function readNode(node: Node, home: string): { links: number; text: string } {
  if ('url' in node && resolveLink(node.url, home)?.isHome === false) return { links: 1, text: '' };
  if ('value' in node) return { links: 0, text: node.value };
  if ('alt' in node) return { links: 0, text: node.alt ?? '' };
  if (!('children' in node)) return { links: 0, text: '\n' };
  const parts = node.children.map((child) => readNode(child, home));
  // Inside a paragraph nothing comes between the parts: "pans**.**com" reads as an address.
  const between = BLOCKS.has(node.type) ? '\n' : '';
  return {
    links: parts.reduce((sum, part) => sum + part.links, 0),
    text: parts.map((part) => part.text).join(between),
  };
}

function addressesAway(text: string, home: string): number {
  return [...text.normalize('NFKC').matchAll(WEB_ADDRESS)].filter(([address]) => !isHome(address, home))
    .length;
}

function isHome(address: string, home: string): boolean {
  const link = resolveLink(/^https?:/i.test(address) ? address : `https://${address}`, home);
  return link?.isHome ?? false;
}
