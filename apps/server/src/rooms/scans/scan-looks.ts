import { MAX_QUESTIONS, type ScanQuestion } from '@crisper/contract/scans/scans';
import { foodById } from '@crisper/kitchen/foods/larder';
import type { Question } from '@crisper/vision/asking/questions';
import type { Finding } from '@crisper/vision/finding';
import type { Remarkable } from '@crisper/vision/remembering/memory';
import type { VisionAnswer } from '../../providers/vision/vision.provider.ts';
import type { KeptLook } from '../memories/memories.room.ts';
import { INGREDIENTS_MAX, rounded, UNKNOWN_EMOJI } from './present-scan.ts';

const EMBEDDING_MAX = 1023;
const WORDS_MAX = 20;
const WORD_MAX = 40;

const questionsIn = ({ questions = [] }: VisionAnswer): readonly Question[] =>
  questions.slice(0, MAX_QUESTIONS);
const idOf = (at: number): string => `q${at + 1}`;

export function presentQuestions(answer: VisionAnswer): ScanQuestion[] {
  return questionsIn(answer).map(({ photo, box, name, food, confidence, likely }, at) => ({
    id: idOf(at),
    photo,
    box: [rounded(box[0], 4), rounded(box[1], 4), rounded(box[2], 4), rounded(box[3], 4)],
    name,
    food,
    emoji: (food !== null && foodById(food)?.emoji) || UNKNOWN_EMOJI,
    confidence: rounded(confidence, 3),
    likely: likely.slice(0, 3).map((one) => ({ name: one.name, food: one.food, emoji: one.emoji })),
  }));
}

/** How the things look that are asked about or preselected, each once, to remember them by. */
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
