import { MAX_QUESTIONS, type ScanPlace, type ScanQuestion } from '@crisper/contract/scans/scans';
import { foodById } from '@crisper/kitchen/foods/larder';
import type { LikelyName } from '@crisper/vision/asking/likely-names';
import type { Question } from '@crisper/vision/asking/questions';
import type { Finding } from '@crisper/vision/finding';
import type { RelativeBox } from '@crisper/vision/picture';
import type { Remarkable } from '@crisper/vision/remembering/memory';
import type { VisionAnswer } from '../../providers/vision/vision.provider.ts';
import type { KeptLook } from '../memories/memories.room.ts';
import { INGREDIENTS_MAX, inReadersWords, rounded, UNKNOWN_EMOJI } from './present-scan.ts';

const EMBEDDING_MAX = 1023;
const WORDS_MAX = 20;
const WORD_MAX = 40;
/** Two dozen in each of eight photos would be more than anybody taps. */
const PLACES_MAX = 96;

const questionsIn = ({ questions = [] }: VisionAnswer): readonly Question[] =>
  questions.slice(0, MAX_QUESTIONS);
const idOf = (at: number): string => `q${at + 1}`;

export function presentQuestions(answer: VisionAnswer): ScanQuestion[] {
  const asked = questionsIn(answer).map(({ photo, box, name, food, confidence, likely }, at) => ({
    id: idOf(at),
    photo,
    box: presentBox(box),
    name,
    food,
    emoji: (food !== null && foodById(food)?.emoji) || UNKNOWN_EMOJI,
    confidence: rounded(confidence, 3),
    likely: presentLikely(likely),
  }));
  return inReadersWords(asked);
}

const presentBox = (box: RelativeBox): ScanPlace['box'] => [
  rounded(box[0], 4),
  rounded(box[1], 4),
  rounded(box[2], 4),
  rounded(box[3], 4),
];

const presentLikely = (likely: readonly LikelyName[]): ScanPlace['likely'] =>
  inReadersWords(likely.slice(0, 3).map(({ name, food, emoji }) => ({ name, food, emoji })));

const placesIn = ({ places = [] }: VisionAnswer) => places.slice(0, PLACES_MAX);
const placeIdOf = (at: number): string => `p${at + 1}`;

export function presentPlaces(answer: VisionAnswer): ScanPlace[] {
  const found = new Map(
    inReadersWords(answer.findings).map((shown, at) => [answer.findings[at]!.name, shown.name]),
  );
  return placesIn(answer).map(({ photo, box, name: kept, likely }, at) => {
    const name = kept === null ? null : (found.get(kept) ?? kept);
    return { id: placeIdOf(at), photo, box: presentBox(box), name, likely: presentLikely(likely) };
  });
}

/**
 * Things that a tap may name. Another name for the only place of a food takes that food off the list; a food that stands in other
 * places as well stays. Only a name that the cook gives is learned from them.
 */
function placeLooks(answer: VisionAnswer, userId: string, scanId: string): KeptLook[] {
  const places = placesIn(answer);
  return places.map((place, at) => {
    const isOnly = places.filter(({ name }) => name === place.name).length === 1;
    const named = isOnly ? answer.findings.find(({ name }) => name === place.name) : undefined;
    return {
      ...{ userId, scanId, id: placeIdOf(at), asked: true, confidence: 0, shown: true, remembered: false },
      ...{ name: named?.name ?? null, food: named?.food ?? null, label: named?.label ?? null },
      ...lookOf(place.look),
    };
  });
}

/** How the things look that are asked about, preselected or may be tapped, to remember them by. */
export function looksIn(answer: VisionAnswer, userId: string, scanId: string): KeptLook[] {
  const asked = questionsIn(answer);
  const about = new Set(asked.map(({ name }) => name));
  const shown = answer.findings
    .slice(0, INGREDIENTS_MAX)
    .filter((one) => one.shown && one.look && !about.has(one.name));
  return [
    ...asked.map((question, at) => {
      const finding = answer.findings.find(({ name }) => name === question.name);
      const { name, food, label, confidence } = question;
      return {
        ...{ userId, scanId, id: idOf(at), asked: true, name, food, label, confidence },
        ...{ shown: finding?.shown ?? false, remembered: isRemembered(finding), ...lookOf(question.look) },
      };
    }),
    ...shown.map((finding, at) => {
      const { name, food, label, confidence, look } = finding;
      return {
        ...{ userId, scanId, id: `f${at + 1}`, asked: false, name, food, label, confidence },
        ...{ shown: true, remembered: isRemembered(finding), ...lookOf(look) },
      };
    }),
    ...placeLooks(answer, userId, scanId),
  ];
}

/** Whether a memory of the household spoke for the very thing in the box. */
function isRemembered(finding: Finding | undefined): boolean {
  return finding?.evidence.some(({ source, box }) => source === 'remembered' && box !== null) ?? false;
}

function lookOf(look: Remarkable | undefined): Pick<KeptLook, 'embedding' | 'words'> {
  if (!look || look.embedding.length === 0 || look.embedding.length > EMBEDDING_MAX)
    return { embedding: null };
  const words = look.words.slice(0, WORDS_MAX).map((word) => word.slice(0, WORD_MAX));
  return { embedding: look.embedding, words };
}
