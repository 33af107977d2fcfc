import { MAX_PHOTOS, type ScanResult } from '@crisper/contract/scans/scans';
import { plural, t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { trackEvent } from '../../lib/analytics-events.ts';
import { ApiError } from '../../lib/api.ts';
import { type Photo, prepareFullPhotos } from '../../lib/photos/prepare-photo.ts';
import { usePlans } from '../../lib/plans.ts';
import { keepKitchen } from '../../shared/kitchen-session.ts';
import { toast } from '../../ui/toast-store.ts';
import { holdScan, type Listener, scanNow, scanSoon } from './scan-runner.ts';
import { correctionsOf, type Ingredient, roomFor, withoutPhoto } from './scan-state.ts';
import { changeScan, getScan } from './scan-store.ts';
import { tellScansLeft, useSendCorrections } from './scans.queries.ts';
import { typedReading } from './typed-reading.ts';

function refuse(title: string, text: string): void {
  toast({ title, text, tone: 'error' });
}

function selectionError(): void {
  refuse(t`File Selection Error`, t`There was an issue selecting your files. Please try again.`);
}

async function addPhotos(files: readonly File[]): Promise<void> {
  changeScan((state) => ({ ...state, preparing: state.preparing + files.length }));
  const prepared = await prepareFullPhotos(files);
  const photos = prepared.filter((photo): photo is Photo => photo !== null);
  changeScan((state) => ({
    ...state,
    preparing: Math.max(0, state.preparing - files.length),
    photos: [...state.photos, ...photos],
  }));
  if (photos.length < files.length) selectionError();
}

function told(success: boolean): void {
  trackEvent({ event: 'user_journey', properties: { step: 'scan', success } });
}

function sayFound({ ingredients, note }: ScanResult, photos: number): void {
  const count = ingredients.length;
  if (count === 0) {
    const text = note ?? t`Try more light, step closer, and turn labels to the front.`;
    toast({ title: t`No Ingredients Found`, text });
    return;
  }
  const text =
    photos === 1
      ? plural(count, {
          one: 'Found # ingredient in your photo.',
          other: 'Found # ingredients in your photo.',
        })
      : plural(count, {
          one: 'Found # ingredient in your photos.',
          other: 'Found # ingredients in your photos.',
        });
  toast({ title: t`Scan Complete!`, text, quiet: true });
}

/** What the search needs of it, and what the specification says is kept. */
const handedOver = ({ name, food, confidence, emoji, source }: Ingredient) => ({
  name,
  food,
  confidence,
  emoji,
  source,
});

/** The page's actions. Results and errors are shown as toasts here. */
export function useScanActions() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const corrections = useSendCorrections();
  const limit = usePlans().data?.free.limits.scansPerDay;

  const sayFailed = (error: unknown): void => {
    const message = error instanceof ApiError && error.message ? error.message : t`Scan failed`;
    if (!(error instanceof ApiError && error.code === 'limit_reached')) {
      refuse(t`Scan Failed`, message);
      return;
    }
    tellScansLeft(queries, 0);
    toast({
      title: t`Daily Limit Reached`,
      text:
        typeof limit === 'number'
          ? t`You've used all ${limit} free scans today. Upgrade to Pro for unlimited scans!`
          : t`You've used all your free scans today. Upgrade to Pro for unlimited scans!`,
      tone: 'error',
      action: { label: t`Upgrade`, onPress: () => void navigate('/subscribe') },
    });
  };

  const listener: Listener = {
    found: (result, photos) => {
      sayFound(result, photos);
      told(result.ingredients.length > 0);
      tellScansLeft(queries, result.scansLeft);
    },
    failed: (error) => {
      sayFailed(error);
      told(false);
    },
  };

  return {
    async addFiles(files: readonly File[]): Promise<void> {
      const pictures = files.filter((file) => file.type === '' || file.type.startsWith('image/'));
      if (pictures.length === 0) {
        if (files.length > 0) selectionError();
        return;
      }
      const room = roomFor(getScan());
      if (pictures.length > room)
        refuse(
          t`Too Many Photos`,
          t`Up to ${MAX_PHOTOS} photos fit into one scan. The others were left out.`,
        );
      if (room === 0) return;
      holdScan();
      await addPhotos(pictures.slice(0, room));
      const { preparing, photos } = getScan();
      if (preparing === 0 && photos.length > 0) scanSoon(listener);
    },

    removePhoto(id: string): void {
      changeScan((state) => withoutPhoto(state, id));
      if (getScan().photos.length === 0) holdScan();
    },

    rescan(): void {
      if (getScan().photos.length > 0) void scanNow(listener);
      else refuse(t`No Images Selected`, t`Please select at least one image to scan first.`);
    },

    async findRecipes(): Promise<void> {
      // What was typed just before belongs to it.
      const typed = typedReading();
      if (typed) await typed;
      const state = getScan();
      const selected = state.ingredients.filter((item) => item.selected);
      if (selected.length === 0) {
        refuse(t`No Ingredients Selected`, t`Please select at least one ingredient to find recipes.`);
        return;
      }
      if (state.equipment.length === 0) {
        refuse(t`No Cooking Equipment Selected`, t`Please select at least one cooking method.`);
        return;
      }
      holdScan();
      if (state.source?.id) corrections.mutate({ id: state.source.id, ...correctionsOf(state) });
      keepKitchen({ ingredients: selected.map(handedOver), equipment: state.equipment });
      void navigate('/results');
    },
  };
}
