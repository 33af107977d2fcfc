import trained from './meanings.gen.json' with { type: 'json' };
import type { Intent } from './rules/intents.ts';

/** A weight of 1 is stored as this. */
export const WEIGHT_UNIT = 32;

/** Pairs of a meaning's index and its weight, by feature. */
const weights = trained.weights as Record<string, number[]>;
const meanings = trained.meanings as Intent[];

/** The likeliest meaning by what examples taught, with its share of all. */
export function learnedMeaning(features: readonly string[]): { intent: Intent; share: number } {
  const scale = 1 / (WEIGHT_UNIT * Math.sqrt(features.length));
  const votes = trained.bias.map((bias) => bias / WEIGHT_UNIT);
  for (const feature of features) {
    const pairs = Object.hasOwn(weights, feature) ? weights[feature]! : [];
    for (let at = 0; at < pairs.length; at += 2) votes[pairs[at]!]! += pairs[at + 1]! * scale;
  }
  const top = Math.max(...votes);
  const all = votes.reduce((sum, vote) => sum + Math.exp(vote - top), 0);
  return { intent: meanings[votes.indexOf(top)]!, share: 1 / all };
}
