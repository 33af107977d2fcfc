import type { User } from '@crisper/contract/auth/auth';
import type { LimitsOf } from '@crisper/contract/billing/plans';
import type { SentPhoto } from '@crisper/contract/photos';
import type { ScanEvent, ScanResult, ScanSummary } from '@crisper/contract/scans/scans';
import type { FoodId } from '@crisper/kitchen/foods/food';
import { PhotoError } from '@crisper/vision/photo-error';
import type { ScanProgress } from '@crisper/vision/scan';
import type { DailyQuotas } from '../../budgets/daily-quotas.service.ts';
import { spend } from '../../budgets/spending.ts';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database, Tx } from '../../db/client.ts';
import { photosOf } from '../../http/uploads/photo-bytes.ts';
import type { VisionAnswer, VisionOptions, VisionProvider } from '../../providers/vision/vision.provider.ts';
import type { MemoriesService } from '../memories/memories.room.ts';
import { earlierLists } from './earlier-lists.ts';
import { inReadersWords, noteOf, presentAlso, presentFindings, presentScan } from './present-scan.ts';
import { looksIn, presentPlaces, presentQuestions } from './scan-looks.ts';
import { type Asked, type Opened, SCAN_LIMIT_MS, scanPlaces } from './scan-places.ts';
import { assertReadable, scanProblem } from './scan-problems.ts';
import * as uses from './scan-uses.repository.ts';
import * as repository from './scans.repository.ts';

/** Failed and empty scans do not count toward the daily limit, so these limits bound them. */
const ATTEMPTS: Rule = { name: 'scan', max: 20, seconds: 60 };
/** Tries a day for each scan that the plan includes, and where it includes any number. */
const TRIES_PER_SCAN = 6;
const TRIES_A_DAY = 300;
const KEEP_EMPTY_DAYS = 365;
/** Processor time of a photo that was not looked at to the end. */
const UNKNOWN_MS = 2_000;

interface Deps {
  db: Database;
  vision: Omit<VisionProvider, 'name'>;
  limiter: Limiter;
  dailyQuotas: DailyQuotas;
  limitsOf: LimitsOf;
  memories: MemoriesService;
  /** The foods in the person's pantry, where what was bought and scanned from receipts is, too. */
  pantryOf: (user: User) => Promise<Iterable<FoodId>>;
  /** Called in the same transaction for each scan with findings. */
  onFound?: (tx: Tx, userId: string) => Promise<void>;
}

interface ReadOptions extends Pick<VisionOptions, 'memories' | 'expected' | 'earlier' | 'read'> {
  /** Aborted when the client has left. */
  signal: AbortSignal;
  onEvent?: (event: ScanEvent) => void;
}

/** A scan that holds a place in the daily limit. Reading it confirms or releases the place. */
export interface AdmittedScan {
  read(options: ReadOptions): Promise<ScanResult>;
}

export type ScansService = ReturnType<typeof createScans>;

export function createScans({
  db,
  vision,
  limiter,
  dailyQuotas,
  limitsOf,
  memories,
  pantryOf,
  onFound,
}: Deps) {
  let running = 0;
  const places = scanPlaces({ db, limitsOf, dailyQuotas });
  const look = async (
    person: string,
    photos: Buffer[],
    { signal, onEvent, ...household }: ReadOptions,
  ): Promise<VisionAnswer> => {
    const late = AbortSignal.timeout(SCAN_LIMIT_MS);
    const left = new AbortController();
    let listed = false;
    // A user who has the first list and goes on has scanned: the rest is read for the scan that is kept.
    const leave = () => listed || left.abort();
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    try {
      const answer = await vision.read(photos, {
        person,
        ...household,
        signal: AbortSignal.any([left.signal, late]),
        ...(onEvent && {
          onFirstList: ({ findings }) => {
            listed ||= findings.length > 0;
            if (listed) onEvent({ type: 'listed', ingredients: inReadersWords(presentFindings(findings)) });
          },
        }),
        onProgress: (progress) => {
          const event = eventOf(progress);
          if (event) onEvent?.(event);
        },
      });
      spend('vision', processorMs(answer.photos));
      if (left.signal.aborted) throw new PhotoError('cancelled');
      return answer;
    } catch (error) {
      // Left or late: how much of it was looked at is not known.
      spend('vision', photos.length * UNKNOWN_MS);
      throw scanProblem(error, late.aborted && !left.signal.aborted);
    } finally {
      signal.removeEventListener('abort', leave);
    }
  };

  /** The first list of photos whose full ones follow. */
  const list = async (scan: Opened, { findings, photos: outcomes }: VisionAnswer): Promise<ScanResult> => {
    const { id, user, today } = scan;
    const ingredients = presentFindings(findings);
    const found = ingredients.some(({ doubtful }) => !doubtful);
    await places.settle(db.orm, scan, found);
    const scansLeft = await places.left(db.orm, user, today.day);
    return {
      id,
      ingredients: inReadersWords(ingredients),
      questions: [],
      places: [],
      also: [],
      note: noteOf({ note: undefined, photos: outcomes, found: true }),
      scansLeft,
    };
  };

  const keep = (scan: Opened, answer: VisionAnswer) =>
    db.transaction(async (tx): Promise<ScanResult> => {
      const { id, user, photos } = scan;
      const { day } = scan.today;
      const { note, photos: outcomes } = answer;
      const ingredients = presentFindings(answer.findings);
      const found = ingredients.some(({ doubtful }) => !doubtful);
      const counted = found && !scan.covered;
      await repository.insert(tx, {
        id,
        userId: user.id,
        day,
        photos: photos.length,
        ingredients,
        counted,
      });
      await memories.keepLooks(tx, looksIn(answer, user.id, id));
      await places.settle(tx, scan, found);
      if (counted) await onFound?.(tx, user.id);
      const scansLeft = await places.left(tx, user, day);
      return {
        id,
        ingredients: inReadersWords(ingredients),
        questions: presentQuestions(answer),
        places: presentPlaces(answer),
        also: presentAlso(answer),
        note: noteOf({ note, photos: outcomes, found }),
        scansLeft,
      };
    });

  const read = async (scan: Opened, options: ReadOptions): Promise<ScanResult> => {
    const { onEvent } = options;
    onEvent?.({ type: 'received', photos: scan.photos.length });
    if (running > 0) onEvent?.({ type: 'queued', ahead: running });
    running++;
    try {
      const [known, pantry, earlier] = await Promise.all([
        memories.of(scan.user.householdId),
        pantryOf(scan.user),
        earlierLists(db.orm, scan.user.id),
      ]);
      const household = { memories: known, expected: new Set(pantry), earlier };
      const labels = scan.overview ? { read: false } : {};
      const answer = await look(scan.user.id, scan.photos, { ...options, ...household, ...labels });
      assertReadable(answer.photos);
      if (scan.overview) return await list(scan, answer);
      onEvent?.({ type: 'matching' });
      return await keep(scan, answer);
    } catch (error) {
      await places.giveBack(scan.id);
      throw error;
    } finally {
      running--;
    }
  };

  return {
    /** For the meals room, which reads one photo and has its own daily limit: the same vision engine, timeouts and messages. */
    async look(user: User, photo: Buffer, signal: AbortSignal): Promise<VisionAnswer> {
      const answer = await look(user.id, [photo], { signal });
      assertReadable(answer.photos);
      return answer;
    },

    /** For the landing page's demo: one photo of a guest. Nothing of it is kept. */
    async glance(
      person: string,
      photo: Buffer,
      signal: AbortSignal,
    ): Promise<Pick<ScanResult, 'ingredients' | 'note'>> {
      const { findings, note, photos } = await look(person, [photo], { signal });
      assertReadable(photos);
      const ingredients = presentFindings(findings);
      const found = ingredients.some(({ doubtful }) => !doubtful);
      return { ingredients: inReadersWords(ingredients), note: noteOf({ note, photos, found }) };
    },

    /** Refuses invalid photos, then people over their daily limit, then people over the rate limit. */
    async admit(user: User, images: SentPhoto[], asked: Asked = {}): Promise<AdmittedScan> {
      const photos = await photosOf(images);
      const scan = await places.open(user, photos, asked);
      await places.hold(scan);
      try {
        await limiter.use(ATTEMPTS, user.id);
        const perDay = places.perDay(user);
        const tries = perDay ? perDay * TRIES_PER_SCAN : TRIES_A_DAY;
        // It was tried with its overview.
        if (!scan.paid) await dailyQuotas.try(user, 'scan', scan.today, tries);
      } catch (error) {
        await places.giveBack(scan.id);
        throw error;
      }
      return { read: (options) => read(scan, options) };
    },

    async list(user: User, limit: number): Promise<ScanSummary[]> {
      const rows = await repository.listLatest(db.orm, user.id, limit);
      const corrections = await repository.correctionsOf(
        db.orm,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => {
        const scan = presentScan(row, corrections.get(row.id) ?? []);
        return { ...scan, ingredients: inReadersWords(scan.ingredients) };
      });
    },

    countOf: (user: User): Promise<number> => repository.countListed(db.orm, user.id),

    /** Scans left today; null when unlimited. */
    async left(user: User): Promise<number | null> {
      return places.left(db.orm, user, (await dailyQuotas.look(user)).day);
    },

    countAll: () => repository.countAll(db.orm),

    hasFound: repository.hasFound,

    /** The number of counted scans, for the person's statistics. */
    async usage(user: User): Promise<{ scansToday: number; totalScans: number }> {
      const { day } = await dailyQuotas.look(user);
      const { today: scansToday, total: totalScans } = await repository.countFor(db.orm, user.id, day);
      return { scansToday, totalScans };
    },

    /** The figures for the person's insights, from a calendar day on. */
    async figures(userId: string, since: string, top: number) {
      const [totalScans, byDay, topIngredients] = await Promise.all([
        repository.countFor(db.orm, userId, since).then(({ total }) => total),
        repository.countByDay(db.orm, userId, since),
        repository.topIngredients(db.orm, userId, top),
      ]);
      return { totalScans, byDay, topIngredients };
    },

    async sweep(): Promise<void> {
      await uses.removePast(db.orm);
      await repository.removeEmpty(db.orm, KEEP_EMPTY_DAYS);
    },
  };
}

function processorMs(photos: VisionAnswer['photos']): number {
  return photos.reduce((sum, photo) => sum + (photo.ok ? photo.took.processor : UNKNOWN_MS), 0);
}

/** A failed photo sends no event; the note mentions it, and the others continue. */
function eventOf(progress: ScanProgress): ScanEvent | undefined {
  const { stage, photo, of } = progress;
  if (stage === 'decoded') return { type: 'decoded', photo: photo + 1, of };
  if (stage === 'looked') return { type: 'found', photo: photo + 1, of, names: progress.found };
  return undefined;
}
