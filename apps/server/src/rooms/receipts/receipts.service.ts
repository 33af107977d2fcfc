import type { User } from '@crisper/contract/auth/auth';
import type { addToPantry } from '@crisper/contract/pantry/pantry';
import type { SentPhoto } from '@crisper/contract/photos';
import {
  type keepReceipt,
  RECEIPT_LINES,
  type ReadReceipt,
  type ReadReceiptLine,
} from '@crisper/contract/receipts/receipts';
import { resolveSaid } from '@crisper/kitchen/foods/resolve-said';
import { fold } from '@crisper/kitchen/foods/text';
import { readReceipt } from '@crisper/kitchen/products/read-receipt';
import type { z } from 'zod';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database, Tx } from '../../db/client.ts';
import * as idempotencyKeys from '../../db/idempotency-keys.repository.ts';
import { currentLanguage } from '../../language.ts';
import { phrase, say } from '../../saying/say.ts';
import type { PhotoReading } from '../products/products.room.ts';
import { named, presentLine, SURE } from './present-line.ts';
import * as repository from './receipts.repository.ts';

type Kept = z.output<NonNullable<typeof keepReceipt.body>>;
type Language = Kept['language'];
type Put = z.output<NonNullable<typeof addToPantry.body>>;

const SAVES: Rule = { name: 'receipt-save', max: 30, seconds: 600 };

const UNREADABLE = phrase(
  'Nothing could be read on this photo. Lay the receipt flat, with more light, and let it fill the picture.',
);
const NO_FOOD = phrase('There seems to be no food on this receipt. Choose what goes into the pantry anyway.');

interface Deps {
  db: Database;
  limiter: Limiter;
  reading: PhotoReading;
  putIn: (tx: Tx, user: User, things: Put) => Promise<unknown>;
}

export type ReceiptsService = ReturnType<typeof createReceipts>;

export function createReceipts({ db, limiter, reading, putIn }: Deps) {
  return {
    async read(user: User, images: SentPhoto[], left: AbortSignal): Promise<ReadReceipt> {
      const rows = [];
      for (const image of images.splice(0)) rows.push(...(await reading.rows(user, image, left)));
      const { lines, ...head } = readReceipt(rows);
      const learned = await repository.meaningsOf(db.orm, user.householdId, [...new Set(lines.map(wordsOf))]);
      const read = lines
        .slice(0, RECEIPT_LINES)
        .map((line) => presentLine(line, head.language, learned.get(wordsOf(line))));
      return { ...head, lines: read, note: noteOf(read) };
    },

    /**
     * Words are learned with the save or not at all: what was put back teaches nothing. Sent again, it is answered as the
     * first time, and nothing is added twice.
     */
    async keep(user: User, { lines, language, boughtOn, currency, idempotencyKey }: Kept) {
      await limiter.use(SAVES, user.id);
      const items = lines.map(({ name, amount, unit, price }) => ({
        name,
        amount,
        unit,
        openedOn: null,
        ...(boughtOn && { boughtOn }),
        ...(price && currency && { price: { amount: price, currency } }),
      }));
      const meanings = new Map(lines.flatMap((line) => lesson(line, language)));
      await db.transaction(async (tx) => {
        if (!(await idempotencyKeys.claim(tx, user.id, idempotencyKey))) return;
        await putIn(tx, user, { items, source: 'receipt' });
        await repository.learn(
          tx,
          user.householdId,
          [...meanings].map(([words, name]) => ({ words, name })),
        );
      });
      return { added: items.length, learned: meanings.size };
    },
  };
}

const wordsOf = ({ text }: { text: string }): string =>
  fold(text)
    .split(' ')
    .filter((word) => /[a-z]{2}/.test(word))
    .join(' ')
    .slice(0, 120);

/** What the words mean here, unless the kitchen understands them so by itself. */
function lesson(line: Kept['lines'][number], language: Language): [string, string][] {
  const words = wordsOf(line);
  if (words === '') return [];
  const understood = named(line.text, language);
  const meant = resolveSaid(line.name, currentLanguage())?.food.id ?? null;
  if (meant !== null && meant === understood.food && understood.confidence >= SURE) return [];
  if (meant === null && fold(line.name) === fold(line.text)) return [];
  return [[words, line.name]];
}

function noteOf(lines: readonly ReadReceiptLine[]): string | null {
  if (lines.length === 0) return say(UNREADABLE);
  return lines.some(({ food }) => food !== null) ? null : say(NO_FOOD);
}
