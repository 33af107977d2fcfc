/**
 * How a line of a shape is painted. A food's picture gives its shape two colors: the first one is `fill`, its darker
 * edge is `stroke`, and the second one is `color`; a shape inherits them, so that one drawing serves many foods.
 */
const STROKES = {
  main: () => '',
  holed: () => ' fill-rule="evenodd"',
  line: (width: string) => ` fill="none"${stroked(width)}`,
  second: () => ' fill="currentColor" stroke="none"',
  part: () => ' fill="currentColor"',
  thread: (width: string) => ` fill="none" stroke="currentColor"${stroked(width)}`,
  shine: (width: string) => ` fill="none" stroke="#fff" stroke-opacity=".5"${stroked(width || '1.7')}`,
  leaf: () => ' fill="#5d9f4f" stroke="#356f3a"',
  stalk: (width: string) => ` fill="none" stroke="#4d8b45"${stroked(width || '1.8')}`,
  paper: () => ' fill="#fff9ea" stroke="#b5a488"',
  white: () => ' fill="#fff9ea" stroke="none"',
  steel: () => ' fill="#c9cfcc" stroke="#868e8b"',
  brown: () => ' fill="#8a5a38" stroke="none"',
  red: () => ' fill="#dd4c31" stroke="none"',
  yolk: () => ' fill="#f2a93b" stroke="none"',
  dark: (width: string) => ` fill="none" stroke="#3d3027"${stroked(width || '1.6')}`,
} satisfies Record<string, (width: string) => string>;

const stroked = (width: string) => (width === '' ? '' : ` stroke-width="${width}"`);

/** "@16,16,5" and "@16,16,5,3" in a path are a circle and an ellipse. */
const rounded = (path: string): string =>
  path.replaceAll(/@([\d.]+),([\d.]+),([\d.]+)(?:,([\d.]+))?/g, (_, x, y, rx, ry = rx) => {
    const wide = Number(rx) * 2;
    return `M${Number(x) - Number(rx)} ${y}a${rx} ${ry} 0 1 0 ${wide} 0a${rx} ${ry} 0 1 0-${wide} 0`;
  });

/** One line of a shape, "shine2 M4 8h3", as SVG. */
function element(line: string): string {
  const [, name = '', width = '', path = ''] = /^([a-z]+)([\d.]*) (.+)$/.exec(line) ?? [];
  const attributes = STROKES[name as keyof typeof STROKES];
  if (!attributes) throw new Error(`No line of a shape: ${line}`);
  return `<path d="${rounded(path)}"${attributes(width)}/>`;
}

export const drawn = (shape: string): string => shape.trim().split(/\n\s*/).map(element).join('');
