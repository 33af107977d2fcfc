import type { PhrasingContent, Root, RootContent } from 'mdast';

const TOPIC = /(?<![\p{L}\p{N}/&#])(#[\p{L}\p{N}][\p{L}\p{N}-]{1,29})(?![\p{L}\p{N}-])/u;
/** The deepest nesting that is shown; real posts have less. */
const DEEPEST = 8;

/**
 * A remark plugin that reduces Markdown to what a post may contain. HTML becomes text, an image a link to it, a
 * #topic a link to its list.
 */
export function keepWhatPostsMayHold() {
  return (tree: Root): void => {
    tree.children = tree.children.flatMap((node) => reduced(node, 1, false));
  };
}

function reduced(node: RootContent, depth: number, inLink: boolean): RootContent[] {
  switch (node.type) {
    case 'text':
      return inLink ? [node] : withTopics(node.value);
    case 'html': {
      const text = { type: 'text' as const, value: node.value };
      return depth === 1 ? [{ type: 'paragraph', children: [text] }] : [text];
    }
    case 'image': {
      const label = { type: 'text' as const, value: node.alt || node.url };
      return inLink ? [label] : [{ type: 'link', url: node.url, children: [label] }];
    }
    case 'imageReference':
    case 'definition':
      return [];
    case 'linkReference':
      return inside(node.children, depth, inLink);
  }
  if (!('children' in node)) return [node];
  const children = inside(node.children, depth, inLink || node.type === 'link');
  return [{ ...node, children } as RootContent];
}

function inside(nodes: readonly RootContent[], depth: number, inLink: boolean): RootContent[] {
  return depth > DEEPEST ? [] : nodes.flatMap((node) => reduced(node, depth + 1, inLink));
}

function withTopics(text: string): PhrasingContent[] {
  return text.split(TOPIC).map((value, at) => {
    const part = { type: 'text' as const, value };
    if (at % 2 === 0) return part;
    const url = `/community?topic=${encodeURIComponent(value.slice(1).toLowerCase())}`;
    return { type: 'link', url, children: [part] };
  });
}
