import {
  type DefaultTreeAdapterMap,
  defaultTreeAdapter,
  type ParserOptions,
  parse,
  parseFragment,
} from 'parse5';

export type HtmlNode = DefaultTreeAdapterMap['node'];
export type HtmlElement = DefaultTreeAdapterMap['element'];

/** HTML is only parsed: no script runs and no resource is loaded. */

/** Real pages are not nested more deeply; the time grows with depth times length. */
const MAX_DEPTH = 256;
/** Maximum text of one element. Nested elements repeat their text, so each one is cut. */
const PART_CHARS = 300_000;

class TooDeep extends Error {}

function boundedOptions(): ParserOptions<DefaultTreeAdapterMap> {
  let depth = 0;
  return {
    treeAdapter: {
      ...defaultTreeAdapter,
      onItemPush: () => {
        depth += 1;
        if (depth > MAX_DEPTH) throw new TooDeep();
      },
      onItemPop: () => {
        depth -= 1;
      },
    },
    scriptingEnabled: false,
  };
}

export function parsePage(html: string): HtmlNode | null {
  return attempt(() => parse(html, boundedOptions()));
}

function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof TooDeep) return null;
    throw error;
  }
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node;
}

export function attribute(node: HtmlElement, name: string): string | null {
  return node.attrs.find((attr) => attr.name === name)?.value ?? null;
}

/** Every node in document order, without recursion. `enter` returns false to skip a node's children. */
export function* walk(
  root: HtmlNode,
  enter: (element: HtmlElement) => boolean = () => true,
): Generator<HtmlNode> {
  const open: HtmlNode[] = [root];
  while (open.length > 0) {
    const node = open.pop() as HtmlNode;
    yield node;
    if (!('childNodes' in node) || (isElement(node) && node !== root && !enter(node))) continue;
    for (let index = node.childNodes.length - 1; index >= 0; index -= 1)
      open.push(node.childNodes[index] as HtmlNode);
  }
}

export function* elements(root: HtmlNode, enter?: (element: HtmlElement) => boolean): Generator<HtmlElement> {
  for (const node of walk(root, enter)) if (isElement(node)) yield node;
}

const SILENT = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'button',
  'select',
  'option',
  'input',
]);
const BLOCKS = new Set([
  'p',
  'li',
  'br',
  'div',
  'ul',
  'ol',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'tr',
  'table',
  'section',
  'article',
  'header',
  'dt',
  'dd',
  'blockquote',
  'hr',
]);

/** Visible text with a line break at every block, at most about `longest` characters. */
export function blockText(root: HtmlNode, longest = PART_CHARS): string {
  const parts: string[] = [];
  let length = 0;
  // A closing tag also ends a line, so the stack holds a marker for the end of each block.
  const open: (HtmlNode | '\n')[] = [root];
  while (open.length > 0 && length <= longest) {
    const node = open.pop() as HtmlNode | '\n';
    if (node === '\n') {
      parts.push('\n');
      continue;
    }
    // A line break in the source is rendered as a space.
    if (node.nodeName === '#text' && 'value' in node) {
      parts.push(node.value.slice(0, longest).replace(/[\r\n\t]+/g, ' '));
      length += node.value.length;
    }
    if (!('childNodes' in node)) continue;
    if (isElement(node)) {
      if (SILENT.has(node.tagName)) continue;
      if (BLOCKS.has(node.tagName)) {
        parts.push('\n');
        // A break has no end of its own.
        if (node.tagName !== 'br') open.push('\n');
      }
    }
    for (let index = node.childNodes.length - 1; index >= 0; index -= 1)
      open.push(node.childNodes[index] as HtmlNode);
  }
  return parts.join('');
}

/** Text of an HTML fragment inside JSON: tags become line breaks or nothing, entities are decoded. */
export function markupToText(markup: string): string {
  const sourceLines = markup.replace(/\r\n?|\n/g, '<br>');
  const fragment = attempt(() => parseFragment(sourceLines, boundedOptions()));
  return fragment === null ? '' : blockText(fragment, markup.length);
}
