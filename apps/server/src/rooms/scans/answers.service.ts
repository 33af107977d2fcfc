import type { User } from '@crisper/contract/auth/auth';
import type { ScanAnswer } from '@crisper/contract/scans/scans';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import type { MemoriesService, ScanLook } from '../memories/memories.room.ts';
import { nameOf } from './corrections.service.ts';
import * as repository from './scans.repository.ts';

const ANSWERS: Rule = { name: 'scan-answers', max: 120, seconds: 60 };

interface Deps {
  db: Database;
  limiter: Limiter;
  memories: MemoriesService;
}

export type AnswersService = ReturnType<typeof createAnswers>;

export function createAnswers({ db, limiter, memories }: Deps) {
  return {
    /**
     * The last word on each question counts, whichever user said it first: for the scan's list, and for what is learned from it.
     */
    async answer(user: User, scanId: string, answers: readonly ScanAnswer[]): Promise<void> {
      await limiter.use(ANSWERS, user.id);
      await db.transaction(async (tx) => {
        await memories.lock(tx, user.householdId);
        const scan = await repository.findOwn(tx, user.id, scanId);
        if (!scan) throw new Problem('not_found', 'That scan is gone.');
        const asked = (await memories.looksOf(tx, user.id, scanId)).filter((look) => look.asked);
        if (asked.length === 0)
          throw new Problem(
            'conflict',
            'The questions of this scan are closed. They stay open for a day; the next scan asks again.',
          );
        const about = new Set<string>();
        for (const answer of answers) {
          const look = asked.find(({ id }) => id === answer.question);
          if (!look) throw new Problem('bad_request', 'This scan has no such question.');
          const now = said(answer, look);
          for (const name of [look.name, look.answerName, now.answerName]) if (name !== null) about.add(name);
          Object.assign(look, now);
          await memories.setAnswer(tx, scanId, look.id, now);
        }
        await repository.amendCorrections(tx, scanId, [...about], changesBy(asked, [...about], scan));
        await memories.learnFrom(tx, { ...scan, householdId: user.householdId });
      });
    },
  };
}

function said(answer: ScanAnswer, look: ScanLook): Pick<ScanLook, 'answer' | 'answerName' | 'answerFood'> {
  const nothing = { answer: null, answerName: null, answerFood: null };
  if (answer.answer === 'taken_back') return nothing;
  if (answer.answer === 'no') return { ...nothing, answer: 'no' };
  if (answer.answer === 'name') {
    const { name, food } = nameOf(answer.name, []);
    return { answer: 'name', answerName: name, answerFood: food };
  }
  if (look.name === null)
    throw new Problem('bad_request', 'Nobody has a name for this one yet. Please say what it is.');
  return { ...nothing, answer: 'yes' };
}

/** What the answers change about these names on the scan's list. One thing that is there outweighs another that is not. */
function changesBy(
  asked: readonly ScanLook[],
  names: readonly string[],
  { ingredients }: repository.ScanRow,
): repository.Correction[] {
  const shown = new Set(ingredients.filter((one) => one.preselected).map(({ name }) => name));
  return names.flatMap((name): repository.Correction[] => {
    const confirmed = asked.find((look) => look.answer === 'yes' && look.name === name);
    const named = asked.find((look) => look.answer === 'name' && look.answerName === name);
    const isThere = confirmed !== undefined || named !== undefined;
    const isDenied = !isThere && asked.some((look) => look.name === name && look.answer !== null);
    if (isThere && !shown.has(name))
      return [{ name, food: confirmed?.food ?? named?.answerFood ?? null, change: 'added' }];
    if (!isDenied || !shown.has(name)) return [];
    const food = ingredients.find((one) => one.name === name)?.food ?? null;
    return [{ name, food, change: 'removed' }];
  });
}
