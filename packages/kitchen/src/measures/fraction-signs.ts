const SIGNS: Readonly<Record<string, string>> = {
  '1/8': '⅛',
  '1/4': '¼',
  '1/3': '⅓',
  '1/2': '½',
  '2/3': '⅔',
  '3/4': '¾',
};
const FRACTION = /(?<![\d/])(?:(\d+) )?(1\/8|1\/4|1\/3|1\/2|2\/3|3\/4)(?![\d/])/g;

/** "1 1/2 cups" as a person writes it: "1½ cups". */
export function withFractionSigns(text: string): string {
  return text.replace(
    FRACTION,
    (_, whole: string | undefined, part: string) => `${whole ?? ''}${SIGNS[part]}`,
  );
}
