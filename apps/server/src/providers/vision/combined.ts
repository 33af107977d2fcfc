import type { Finding } from '@crisper/vision/finding';
import { phrase } from '../../saying/say.ts';
import { groundFoods } from './ground-foods.ts';
import { mergeAnswers } from './merge-answers.ts';
import type { ModelFood } from './model-answer.ts';
import { hintsOf, writtenHints } from './model-hints.ts';
import type { ModelLook, OutsideModel } from './outside-model.ts';
import { sentPhotos } from './sent-photos.ts';
import type { VisionAnswer, VisionProvider } from './vision.provider.ts';

const NOTES: Record<Exclude<ModelLook['end'], 'whole'> | 'strange' | 'unknown', string> = {
  cut: phrase('The outside vision model did not finish its answer: only a part of it is in this list.'),
  late: phrase('The outside vision model took too long, so this list is Crisper’s own.'),
  failed: phrase('The outside vision model did not answer, so this list is Crisper’s own.'),
  unknown: phrase(
    'The outside vision model named nothing that Crisper knows, so this list is Crisper’s own.',
  ),
  strange: phrase(
    'The outside vision model saw none of what is surely there, so this list is Crisper’s own.',
  ),
};
/** Of fewer of its names known, a model's silence about a food means nothing: it may be among the others. */
const KNOWN_SHARE = 0.5;
/** A list is sent again for what is new on it, so often at most. */
const MOST_LISTS = 20;

/**
 * The embedded vision engine first, whose list the cook sees meanwhile, then an outside model that is told of its findings, and one
 * list out of both. Where the model fails, the embedded list stands, with a note.
 */
export function bothVisions(embedded: VisionProvider, model: OutsideModel): VisionProvider {
  return {
    name: 'both',
    read: async (photos, options = {}) => {
      if (options.read === false) return embedded.read(photos, options);
      const [own, sent] = await Promise.all([embedded.read(photos, options), sentPhotos(photos)]);
      if (sent.pictures.length === 0) return own;
      const hints = hintsOf(own);
      const numbers = new Map(sent.photos.map((photo, at) => [photo, at + 1]));
      const merged = (foods: readonly ModelFood[], end: ModelLook['end'] | 'going on'): VisionAnswer => {
        const findings = groundFoods(foods, { photos: sent.photos, things: hints.things });
        if (foods.length > 0 && findings.length === 0) return { ...own, note: NOTES.unknown };
        const isWhole = end === 'whole' && findings.length >= KNOWN_SHARE * countNames(foods);
        const joined = mergeAnswers(own, { findings, isWhole, distrusted: hints.distrusted });
        if (!joined) return { ...own, note: NOTES.strange };
        return end === 'whole' || end === 'going on' ? joined : { ...joined, note: NOTES[end] };
      };
      let lists = 0;
      let listed = own.findings;
      const tell = (foods: readonly ModelFood[]) => {
        const { findings } = merged(foods, 'going on');
        if (lists >= MOST_LISTS || !hasNew(findings, listed)) return;
        lists += 1;
        listed = findings;
        options.onFirstList?.({ findings });
      };
      const { foods, dish, end } = await model.look(sent.pictures, {
        hints: writtenHints(hints, (photo) => numbers.get(photo) ?? null),
        ...(options.signal && { signal: options.signal }),
        ...(options.onFirstList && { onFoods: tell }),
      });
      const answer = merged(foods, end);
      return dish && answer.note === undefined ? { ...answer, dish } : answer;
    },
    barcodes: embedded.barcodes,
    page: embedded.page,
    print: embedded.print,
    transcribe: model.transcribe,
    close: () => embedded.close(),
  };
}

const countNames = (foods: readonly ModelFood[]): number =>
  new Set(foods.map(({ name }) => name.toLowerCase())).size;

const hasNew = (findings: readonly Finding[], listed: readonly Finding[]): boolean => {
  const names = new Set(listed.map(({ name }) => name));
  return findings.some(({ name }) => !names.has(name));
};
