import { analyzeMeal, type MealAnalysis } from '@crisper/contract/meals/meals';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Camera, ImagePlus, Sparkles, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call } from '../../lib/api.ts';
import { type Photo, preparePhoto } from '../../lib/photos/prepare-photo.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AnalysisResult } from './analysis-result.tsx';
import { draftOfAnalysis, type MealDraft } from './meal-draft.ts';
import { PhotoGuidance } from './photo-guidance.tsx';

const LIMIT_MS = 120_000;

const TIPS = [
  t`Good light, no flash: daylight shows foods best.`,
  t`Keep foods apart where you can; what’s hidden can’t be counted.`,
  t`We look at your photo once and never store it.`,
];

interface SnapMealDialogProps {
  onClose: () => void;
  /** The camera as an overlay; calls back with the photos, or with null to choose a file instead. */
  camera: (onDone: (files: File[] | null) => void) => ReactNode;
}

/** Logs a meal from a photo: choose, analyze, correct, save. Closing discards photo and result. */
export function SnapMealDialog({ onClose, camera }: SnapMealDialogProps) {
  const navigate = useNavigate();
  const file = useRef<HTMLInputElement>(null);
  const [filming, setFilming] = useState(false);
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [at, setAt] = useState('');
  const [result, setResult] = useState<{ found: MealAnalysis; draft: MealDraft } | null>(null);

  const choose = async (files: Iterable<File> | null) => {
    const [first] = files ?? [];
    if (!first) return;
    try {
      setPhoto(await preparePhoto(first));
      setResult(null);
    } catch {
      toast({
        tone: 'error',
        title: t`File Selection Error`,
        text: t`This file is not a photo that can be opened. Please choose another.`,
      });
    }
  };

  const analyze = useMutation({
    mutationFn: ({ file: image }: Photo) => call(analyzeMeal, { body: { image }, timeoutMs: LIMIT_MS }),
    onSuccess: (found) => {
      setResult({ found, draft: draftOfAnalysis(found) });
      if (found.items.length > 0)
        toast({
          title: t`Meal Analyzed Successfully!`,
          text: t`Found ${found.dish_name} with ${found.calories} calories`,
        });
    },
    onError: (error) => explain(error, () => void navigate('/subscribe')),
  });
  const analyzing = analyze.isPending;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Snap a Meal`}
      description={t`A photo of your plate becomes a meal with figures that you can correct.`}
      wide
    >
      <input
        ref={file}
        type="file"
        accept="image/*,.heic,.heif"
        aria-label={t`Photo of your meal`}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          void choose(event.target.files);
          event.target.value = '';
        }}
      />
      {filming &&
        camera((files) => {
          setFilming(false);
          if (files === null) file.current?.click();
          else void choose(files);
        })}
      <div className="grid gap-5">
        {!photo && (
          <>
            <PhotoGuidance />
            <ul className="grid list-disc gap-1 ps-5 text-ink-soft">
              {TIPS.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
            <div className="grid gap-3 sm:grid-cols-2">
              <Button variant="outline" size="lg" onClick={() => file.current?.click()}>
                <ImagePlus aria-hidden className="size-5" /> <Trans>Upload from Gallery</Trans>
              </Button>
              <Button size="lg" onClick={() => setFilming(true)}>
                <Camera aria-hidden className="size-5" /> <Trans>Take New Photo</Trans>
              </Button>
            </div>
          </>
        )}
        {photo && (
          <div className="relative overflow-hidden rounded-card bg-sunken">
            <img src={photo.url} alt={t`Your meal`} className="mx-auto max-h-72 w-full object-contain" />
            <IconButton
              label={t`Remove photo`}
              disabled={analyzing}
              onClick={() => {
                setPhoto(null);
                setResult(null);
              }}
              className="absolute top-2 end-2 bg-surface text-ink shadow-soft"
            >
              <X />
            </IconButton>
          </div>
        )}
        {photo && !result && (
          <Button size="lg" busy={analyzing} onClick={() => analyze.mutate(photo)}>
            {analyzing ? (
              t`Analyzing...`
            ) : (
              <>
                <Sparkles aria-hidden className="size-5" /> <Trans>Analyze Nutrition</Trans>
              </>
            )}
          </Button>
        )}
        <p role="status" className="sr-only">
          {analyzing ? t`Analyzing your photo` : result ? t`The analysis is ready to be checked` : ''}
        </p>
        {photo && result && (
          <AnalysisResult
            {...result}
            at={at}
            onAt={setAt}
            onChange={(draft) => setResult({ ...result, draft })}
            onAgain={() => setResult(null)}
            onSaved={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

const WRONG_PHOTO: readonly ApiError['code'][] = ['bad_request', 'validation', 'too_large', 'unsupported'];

function explain(error: unknown, upgrade: () => void): void {
  const known = error instanceof ApiError ? error : null;
  if (known?.code === 'limit_reached') {
    toast({
      tone: 'error',
      title: t`Daily Limit Reached`,
      text: known.message,
      action: { label: t`Upgrade`, onPress: upgrade },
    });
    return;
  }
  const wrongPhoto = known !== null && WRONG_PHOTO.includes(known.code) && known.message !== '';
  toast({
    tone: 'error',
    title: t`Analysis Failed`,
    text: wrongPhoto ? known.message : t`Could not analyze the meal. Please try again.`,
  });
}
