/** Something that a household shares, as the server had it at one version. */
interface Versioned {
  version: number;
  /** The household it is of; versions of two households do not compare. */
  home?: string | undefined;
}

/** Answers may overtake each other: an older one never replaces what a newer one told. */
export function newest<Thing extends Versioned>(before: Thing | undefined, next: Thing): Thing {
  return before && before.home === next.home && before.version > next.version ? before : next;
}
