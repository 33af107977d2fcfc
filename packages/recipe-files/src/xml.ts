import { SaxesParser } from 'saxes';
import { FileProblem } from './file-problem.ts';

export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  /** Its own text and that of everything inside, in order. */
  text: string;
}

const MAX_DEPTH = 64;
const MAX_NODES = 2_000_000;

/** The root of an XML document. Entities that a document defines itself are refused: a few lines could stand for gigabytes. */
export function readXml(source: string): XmlNode {
  const parser = new SaxesParser();
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open: XmlNode[] = [root];
  let count = 0;
  const add = (text: string) => {
    for (const node of open) if (node !== root) node.text += text;
  };
  parser.on('doctype', (doctype) => {
    if (doctype.includes('['))
      throw new FileProblem(
        'This file defines words of its own (XML entities), which recipes never need. It was not read.',
      );
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (open.length > MAX_DEPTH || count > MAX_NODES)
      throw new FileProblem('This file is nested too deeply to be recipes.');
    const node: XmlNode = { name, attributes: attributes as Record<string, string>, children: [], text: '' };
    open.at(-1)!.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('error', (cause) => {
    throw cause instanceof FileProblem
      ? cause
      : new FileProblem('This file is damaged or incomplete.', { cause });
  });
  // The text is decoded already, and some programs write the declaration in an order that is not allowed.
  parser.write(source.trimStart().replace(/^<\?xml[^>]{0,200}\?>/, '')).close();
  return root.children[0] ?? root;
}

export function children(node: XmlNode, name: string): XmlNode[] {
  return node.children.filter((one) => one.name === name);
}

export function child(node: XmlNode, name: string): XmlNode | undefined {
  return node.children.find((one) => one.name === name);
}
