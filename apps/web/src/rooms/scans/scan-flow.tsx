import type { User } from '@crisper/contract/auth/auth';
import type { ScanSummary } from '@crisper/contract/scans/scans';
import type { Equipment } from '@crisper/contract/vocabulary';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChefHat, Info } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { inSentence } from '../../lib/i18n/numbers.ts';
import { useSharedFiles } from '../../shared/use-shared-files.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { toast } from '../../ui/toast-store.ts';
import { AlsoHere } from './also-here.tsx';
import { CameraDialog } from './camera/camera-dialog.tsx';
import { EquipmentPicker } from './equipment-picker.tsx';
import { FreeBadge } from './free-badge.tsx';
import { IngredientEntry } from './ingredient-entry.tsx';
import { IngredientList } from './ingredient-list.tsx';
import { landBoxes } from './land-boxes.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { PhotoStage } from './photo-stage.tsx';
import { QuestionCards } from './question-cards.tsx';
import { ReadingNote } from './reading-note.tsx';
import { costOfMore, costOfScan } from './scan-cost.ts';
import { ScanHistory } from './scan-history.tsx';
import { ScanOverlay } from './scan-overlay.tsx';
import { alsoOffered, cardOf, tappablesOn } from './scan-places.ts';
import { askedAbout, openQuestion, withCard } from './scan-questions.ts';
import { openScanner, stopScan } from './scan-runner.ts';
import {
  type Ingredient,
  roomFor,
  toggled,
  withEquipment,
  withFindings,
  withManual,
  withOwned,
  withoutManual,
} from './scan-state.ts';
import { changeScan, getScan, useScan } from './scan-store.ts';
import { useScansAway, useScansLeft } from './scans.queries.ts';
import { useIncomingPictures } from './use-incoming-pictures.ts';
import { useScanActions } from './use-scan-actions.ts';

/** On a wide screen the photo stays visible beside the list. */
const BESIDE = 'bg-paper md:sticky md:top-20 md:z-20';

/** A scroll margin, so that elements focused by keyboard are not hidden behind the button. */
const ABOVE_BUTTON =
  'max-md:[&_section_:is(button,input,h2)]:scroll-mb-[calc(9rem+env(safe-area-inset-bottom))]';

/** In place of the id of a scan whose labels are still being read. */
const READING = 'reading';

interface ScanFlowProps {
  user: User;
  /** What the kitchen has; null when no user said. */
  owned: readonly Equipment[] | null;
  /** Actions of other rooms for what is selected. */
  more?: (selected: readonly Ingredient[]) => ReactNode;
}

/** The scan page: from photos to a list of ingredients. */
export function ScanFlow({ user, owned, more }: ScanFlowProps) {
  const state = useScan();
  const actions = useScanActions();
  const left = useScansLeft();
  const away = useScansAway();
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const endMotion = useRef(() => {});
  const [camera, setCamera] = useState(false);
  const [pointed, setPointed] = useState<string | null>(null);
  const dragging = useIncomingPictures((files) => void actions.addFiles(files));

  useSharedFiles((files) => void actions.addFiles(files));
  useEffect(() => openScanner(), []);
  useEffect(() => {
    if (owned) changeScan((current) => withOwned(current, owned));
  }, [owned]);

  // Move the focus to the list after a scan, or when another list replaced it; not again when only its labels are read.
  const settled = state.stage ? null : state.reading ? READING : (state.source?.id ?? '');
  const before = useRef(settled);
  useEffect(() => {
    if (settled !== null && settled !== before.current && before.current !== READING) {
      heading.current?.focus();
      // On a phone the list is below the photo: the end of one and the beginning of the other are both in view.
      if (window.matchMedia('(width < 48rem)').matches) heading.current?.scrollIntoView({ block: 'center' });
      const { photos, source, ingredients } = getScan();
      if (page.current && source)
        endMotion.current = landBoxes(page.current, { photos, photoIds: source.photoIds, ingredients });
    }
    before.current = settled;
  }, [settled]);
  useEffect(() => () => endMotion.current(), []);

  const choose = () => {
    if (input.current) return input.current.click();
    const text = t`File upload is not available. Please refresh the page.`;
    toast({ title: t`Upload Error`, text, tone: 'error' });
  };
  const add: Parameters<typeof IngredientEntry>[0]['onAdd'] = (name, food, typed) => {
    const before = getScan();
    changeScan((current) => withManual(current, name, food, typed));
    const shown = inSentence(name.trim());
    if (getScan() !== before)
      toast({ title: t`Ingredient Added`, text: t`${shown} is on the list.`, quiet: true });
  };
  const reopen = ({ id, ingredients }: ScanSummary) =>
    changeScan((current) => withFindings(current, { id, note: null, photoIds: [] }, ingredients));

  const hasPhotos = state.photos.length + state.preparing > 0;
  const question = openQuestion(state);
  const asked = askedAbout(state);
  const selected = state.ingredients.filter((item) => item.selected);
  const chosen = selected.length;
  return (
    <div ref={page} className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6 md:pt-10">
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="page-title">
          <Trans>Scan your kitchen</Trans>
        </h1>
        {user.plan === 'free' && <FreeBadge left={left} />}
      </header>
      {away && (
        <p role="status" className="mb-6 rounded-card bg-sunken p-4 text-ink-soft">
          <Trans>A scan needs a connection. Until it’s back, type what you have: the list stays here.</Trans>
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        multiple
        hidden
        aria-label={t`Photos to scan`}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          void actions.addFiles(files);
        }}
      />
      <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-2 lg:gap-12">
        <section aria-label={t`Photos`} className={cx(hasPhotos && BESIDE)}>
          {hasPhotos ? (
            <PhotoStage
              photos={state.photos}
              preparing={state.preparing}
              scanned={state.source?.photoIds ?? []}
              pointed={state.ingredients.find(({ name }) => name === pointed)}
              tappablesOn={(photoId) => tappablesOn(state, photoId)}
              onTap={({ place }) => changeScan((current) => withCard(current, cardOf(current, place)))}
              canAdd={roomFor(state) > 0}
              onRemove={actions.removePhoto}
              onAdd={choose}
              onCamera={() => setCamera(true)}
              onRescan={actions.rescan}
            />
          ) : (
            <PhotoPicker dragging={dragging} onCamera={() => setCamera(true)} onChoose={choose} />
          )}
          {!hasPhotos && typeof left === 'number' && (
            <p className="mt-3 text-ink-soft text-sm tabular-nums">{costOfScan(left)}</p>
          )}
        </section>
        <div className={cx('grid grid-cols-1 gap-8', chosen > 0 && ABOVE_BUTTON)}>
          <section aria-labelledby="ingredients" className="grid grid-cols-1 gap-5">
            <div className="flex items-center justify-between gap-3">
              <h2 id="ingredients" ref={heading} tabIndex={-1} className="text-2xl outline-none">
                {state.source ? t`What you have` : t`Or type what you have`}
              </h2>
              {state.ingredients.length > 0 && (
                <Badge tone="herb">
                  <Trans>{chosen} selected</Trans>
                </Badge>
              )}
            </div>
            {state.source?.note && (
              <p className="flex gap-3 rounded-card bg-honey-soft p-4 text-honey-ink text-sm">
                <Info aria-hidden className="mt-0.5 size-5 shrink-0" />
                {state.source.note}
              </p>
            )}
            {state.reading && <ReadingNote />}
            {question?.isTapped && <QuestionCards state={state} />}
            {state.ingredients.length > 0 && (
              <IngredientList
                ingredients={state.ingredients}
                asked={asked}
                onToggle={(name) => changeScan((current) => toggled(current, name))}
                onRemove={(name) => changeScan((current) => withoutManual(current, name))}
                onPoint={setPointed}
              />
            )}
            <AlsoHere offered={alsoOffered(state)} onAdd={add} />
            <IngredientEntry onAdd={add} />
            {state.asking && !question?.isTapped && <QuestionCards state={state} />}
            {chosen > 0 && more?.(selected)}
          </section>
          {hasPhotos && typeof left === 'number' && (
            <p className="text-ink-soft text-sm tabular-nums">{costOfMore(left)}</p>
          )}
          <section aria-labelledby="equipment" className="grid gap-4">
            <h2 id="equipment" className="text-2xl">
              <Trans>What you cook with</Trans>
            </h2>
            <EquipmentPicker
              selected={state.equipment}
              onToggle={(item) => changeScan((current) => withEquipment(current, item))}
            />
          </section>
          <div
            data-pinned={chosen > 0 || undefined}
            className={cx(
              chosen > 0 &&
                'z-20 max-md:sticky max-md:bottom-[calc(4rem+env(safe-area-inset-bottom))] max-md:-mx-4 max-md:border-line max-md:border-t max-md:bg-paper/95 max-md:px-4 max-md:py-2 max-md:backdrop-blur-md max-md:sm:-mx-6 max-md:sm:px-6',
            )}
          >
            <Button size="lg" className="w-full shadow-lift" onClick={() => void actions.findRecipes()}>
              <ChefHat aria-hidden className="size-5" /> <Trans>Find My Recipes</Trans>
            </Button>
          </div>
        </div>
      </div>
      {!hasPhotos && (
        <div className="mt-14">
          <ScanHistory onOpen={reopen} />
        </div>
      )}
      {camera && (
        <CameraDialog
          room={roomFor(state)}
          onDone={(files) => {
            setCamera(false);
            void actions.addFiles(files);
          }}
          onChooseFiles={() => {
            setCamera(false);
            choose();
          }}
        />
      )}
      {state.stage && <ScanOverlay stage={state.stage} photo={state.photos[0]?.url} onCancel={stopScan} />}
    </div>
  );
}
