import { sigmoid } from '../detecting/log-odds.ts';
import { type Embedding, likeness } from './embedding.ts';

/** A thing that a user of the household confirmed or named: how it looks and what is written on it, never a picture. */
export interface Memory {
  /** A detector class or a food of the kitchen. */
  name: string;
  /** Detector class; null when there is none for this food. */
  label: string | null;
  embedding: Embedding;
  /** Words read on it, in lower case. */
  words: readonly string[];
  /** When it was last confirmed, in milliseconds since 1970. */
  seenAt: number;
}

/** What is compared with memories. */
export interface Remarkable {
  embedding: Embedding;
  words: readonly string[];
}

export interface Recollection {
  memory: Memory;
  /** Cosine of the looks, raised by shared words. */
  alike: number;
  /** Probability that it is the same food, from look and words alone. */
  confidence: number;
}

const DAY = 24 * 60 * 60 * 1000;
const HALF_LIFE_DAYS = 21;
/** What no user confirmed for this long is forgotten. */
export const FORGOTTEN_AFTER_DAYS = 120;
/** More would slow a scan down without naming more. */
export const MOST_MEMORIES = 400;

/** Below this, two things are unlike, whatever else the household has. */
const LEAST_ALIKE = 0.45;
const PER_WORD = 0.12;
const MOST_FOR_WORDS = 0.36;
const SHORTEST_WORD = 4;
/** Fitted on things of fridges that the look was not learned from; see MODEL_CARD.md. */
const RECALL = { bias: -4.2, alike: 5.2, lead: 4 };

/** From 1 for a thing confirmed just now toward 0. */
export function freshness({ seenAt }: Memory, now: number): number {
  const days = Math.max(0, now - seenAt) / DAY;
  return days > FORGOTTEN_AFTER_DAYS ? 0 : 0.5 ** (days / HALF_LIFE_DAYS);
}

/** The memories that still count, newest first, at most `MOST_MEMORIES`. */
export function rememberedAt(memories: readonly Memory[], now: number): Memory[] {
  return memories
    .filter((memory) => freshness(memory, now) > 0)
    .sort((a, b) => b.seenAt - a.seenAt)
    .slice(0, MOST_MEMORIES);
}

function alikeness(memory: Memory, { embedding, words }: Remarkable): number {
  const looks = likeness(memory.embedding, embedding);
  if (looks === null) return 0;
  const read = new Set(words);
  const shared = memory.words.filter((word) => word.length >= SHORTEST_WORD && read.has(word)).length;
  return Math.min(1, looks + Math.min(MOST_FOR_WORDS, shared * PER_WORD));
}

/** The remembered thing that this most likely is; null when it is like none, or like several of different names. */
export function recall(memories: readonly Memory[], thing: Remarkable): Recollection | null {
  const best = new Map<string, { memory: Memory; alike: number }>();
  for (const memory of memories) {
    const alike = alikeness(memory, thing);
    const known = best.get(memory.name);
    if (!known || alike > known.alike) best.set(memory.name, { memory, alike });
  }
  const [first, second] = [...best.values()].sort((a, b) => b.alike - a.alike);
  if (!first || first.alike < LEAST_ALIKE) return null;
  const lead = first.alike - (second?.alike ?? 0);
  const confidence = sigmoid(RECALL.bias + RECALL.alike * first.alike + RECALL.lead * Math.min(0.4, lead));
  return { ...first, confidence };
}
