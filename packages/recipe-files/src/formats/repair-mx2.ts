/** Tags of MasterCook with words that people typed in their attributes. */
const TAG = /<(RcpE|IngR|Serv|PrpT|TTim|Yield|DirT|CatT|AltS|AltT|RatE)(\s[^<>]{0,4000}?)(\/?)>/g;
const ATTRIBUTE = /(?:^|")\s+(name|author|img|unit|qty|code|elapsed|label|source|value)="/g;
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,6}|#x[\da-fA-F]{1,5});)/g;
const BARE_LESS = /<(?![A-Za-z/!?])/g;

/** MasterCook writes quotes, "&" and "<" into its XML as they were typed. */
export function repairedMx2(text: string): string {
  return text
    .replace(BARE_AMPERSAND, '&amp;')
    .replace(BARE_LESS, '&lt;')
    .replace(TAG, (_, tag: string, inside: string, end: string) => `<${tag}${attributes(inside)}${end}>`);
}

/** A value ends with the last quote before the next attribute. */
function attributes(inside: string): string {
  const starts = [...inside.matchAll(ATTRIBUTE)];
  return starts
    .map((start, nth) => {
      const rest = inside.slice(start.index + start[0].length, starts[nth + 1]?.index ?? inside.length);
      const value = starts[nth + 1] === undefined ? rest.slice(0, Math.max(0, rest.lastIndexOf('"'))) : rest;
      return ` ${start[1]}="${value.replaceAll('"', '&quot;')}"`;
    })
    .join('');
}
