/** Where a code may begin and end: the outermost edges, in samples of the profile. */
export interface Edges {
  falling: number[];
  rising: number[];
}

/** Beyond the code there may be the edge of a label or of a shadow, so that the outermost is not always the one. */
const OUTERMOST = 4;
const FAINT = 0.25;

export function edgesOf(profile: Float32Array): Edges {
  const slope = profile.map((_, at) =>
    at < 2 || at >= profile.length - 2
      ? 0
      : (profile[at + 2]! + profile[at + 1]! - profile[at - 1]! - profile[at - 2]!) / 2,
  );
  const steepest = slope.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const [falling, rising]: [number[], number[]] = [[], []];
  for (let at = 1; at < slope.length - 1; at += 1) {
    const [before, here, after] = [slope[at - 1]!, slope[at]!, slope[at + 1]!];
    if (Math.abs(here) < FAINT * steepest) continue;
    if (here < 0 && here <= before && here < after) falling.push(at);
    if (here > 0 && here >= before && here > after) rising.push(at);
  }
  return { falling: falling.slice(0, OUTERMOST), rising: rising.slice(-OUTERMOST) };
}
