/** What opens a list, a quote, a link or an emphasis. */
const MARKS = /[*_[\]<>`&!+-]|\d[.)]/g;
const MARKS_MAX = 600;
const LINES_MAX = 500;
/** Every line is tried against every list and quote that is open, each of which a mark opened. */
const MARKS_BY_LINES_MAX = 20_000;

/**
 * Whether a post is read as Markdown, by who shows it and who judges it alike; otherwise it is plain text. Parsing takes
 * quadratic time in marks and lines, and cooks write far fewer of them.
 */
export function isMarkdown(text: string): boolean {
  const marks = text.match(MARKS)?.length ?? 0;
  const lines = text.split(/\r\n?|\n/).length;
  return marks <= MARKS_MAX && lines <= LINES_MAX && marks * lines <= MARKS_BY_LINES_MAX;
}

interface ResolvedLink {
  url: URL;
  isHome: boolean;
}

/**
 * Where a link leads, as a browser resolves it on a page of `home` (an origin): a backslash, a tab or a missing scheme
 * deceives a user who reads the text alone. Null for what no post may link to.
 */
export function resolveLink(written: string, home: string): ResolvedLink | null {
  if (!URL.canParse(written, home)) return null;
  const url = new URL(written, home);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  return { url, isHome: url.origin === home };
}
