/** Corrects a misspelt word to the most likely known word one edit away, using deletion neighborhoods. */

const MIN_LENGTH = 5;

function deletions(word: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < word.length; at += 1) found.push(word.slice(0, at) + word.slice(at + 1));
  return found;
}

/** Rank of the typo, 0 most likely: doubled letter, swapped letters, missing or extra letter, wrong letter. Null: over one edit. */
function slip(wrong: string, right: string): number | null {
  const gap = wrong.length - right.length;
  let start = 0;
  while (start < wrong.length && start < right.length && wrong[start] === right[start]) start += 1;
  const rest = (text: string, from: number) => text.slice(from);
  if (gap === 0) {
    if (rest(wrong, start + 1) === rest(right, start + 1)) return 3;
    const swapped = wrong[start] === right[start + 1] && wrong[start + 1] === right[start];
    return swapped && rest(wrong, start + 2) === rest(right, start + 2) ? 1 : null;
  }
  const [longer, shorter] = gap > 0 ? [wrong, right] : [right, wrong];
  if (Math.abs(gap) > 1 || rest(longer, start + 1) !== rest(shorter, start)) return null;
  return longer[start] === longer[start - 1] || longer[start] === longer[start + 1] ? 0 : 2;
}

export function spellingIndex(vocabulary: Iterable<string>, blocked: ReadonlySet<string>) {
  const near = new Map<string, string[]>();
  const add = (key: string, word: string) => {
    const list = near.get(key);
    if (list === undefined) near.set(key, [word]);
    else list.push(word);
  };
  const known = new Set(vocabulary);
  for (const word of known) {
    if (word.length < MIN_LENGTH) continue;
    add(word, word);
    for (const shorter of deletions(word)) add(shorter, word);
  }

  /** The known word, or null when there is none, several are equally likely, or the word is not a typo. */
  return function correct(word: string): string | null {
    if (word.length < MIN_LENGTH || word.length > 24 || known.has(word) || blocked.has(word)) return null;
    let best: string | null = null;
    let bestSlip = Number.POSITIVE_INFINITY;
    let tied = false;
    for (const key of [word, ...deletions(word)]) {
      for (const candidate of near.get(key) ?? []) {
        if (candidate[0] !== word[0] || candidate === best) continue;
        const kind = slip(word, candidate);
        if (kind === null || kind > bestSlip) continue;
        tied = kind === bestSlip;
        best = candidate;
        bestSlip = kind;
      }
    }
    return tied ? null : best;
  };
}
