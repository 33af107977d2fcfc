import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Search, Undo2, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { FoodPicture } from '../../shared/foods/food-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IngredientEntry } from './ingredient-entry.tsx';
import { PhotoCrop } from './photo-crop.tsx';
import { answerOf, openQuestion, withoutQuestions, withoutReply, withReply } from './scan-questions.ts';
import type { Card as CardState, Reply, ScanState } from './scan-state.ts';
import { changeScan } from './scan-store.ts';
import { useSendAnswer } from './scans.queries.ts';

const SWIPE_PX = 70;
const KEYS: Record<string, Reply> = {
  y: { answer: 'yes' },
  ArrowRight: { answer: 'yes' },
  n: { answer: 'no' },
  ArrowLeft: { answer: 'no' },
};

const CARD = 'quick-question';

/** Brings the open card into view, for the list that leaves to it what it asks about. */
export function showQuestion(): void {
  const card = document.getElementById(CARD);
  card?.scrollIntoView({ block: 'center' });
  card?.querySelector('h3')?.focus({ preventScroll: true });
}

/** A few questions after a scan, one card at a time. They stand below the list, which is set right sooner by hand. */
export function QuestionCards({ state }: { state: ScanState }) {
  const send = useSendAnswer();
  const question = openQuestion(state);
  const { asking, source } = state;
  const scanId = source?.id;
  if (!asking || !source || !scanId) return null;

  const reply = (said: Reply) => {
    if (!question) return;
    const answer = answerOf(question, said);
    if (answer) send.mutate({ scanId, answer });
    changeScan((current) => withReply(current, said));
  };
  const takeBack = () => {
    const last = asking.done.at(-1);
    if (last) send.mutate({ scanId, answer: { question: last.question.id, answer: 'taken_back' } });
    changeScan(withoutReply);
  };
  const ours = asking.questions.filter(({ isTapped }) => !isTapped);
  const photo = question && state.photos.find(({ id }) => id === source.photoIds[question.photo]);
  const undo = asking.done.length > 0 && (
    <Button variant="ghost" onClick={takeBack}>
      <Undo2 aria-hidden className="size-5" /> <Trans>Undo answer</Trans>
    </Button>
  );
  if (!question || !photo)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-ink-soft text-sm">
        <p role="status">
          <Trans>Thanks! Next time we’ll know more of your kitchen.</Trans>
        </p>
        {undo}
      </div>
    );
  return (
    <QuestionCard
      key={question.id}
      question={question}
      progress={question.isTapped ? '' : t`${ours.indexOf(question) + 1} of ${ours.length}`}
      isFirst={asking.done.length === 0}
      onReply={reply}
    >
      <PhotoCrop photo={photo} box={question.box} />
      <div className="-mx-2 flex flex-wrap justify-between">
        {undo || <span />}
        <span className="flex">
          <Button variant="ghost" onClick={() => reply({ answer: 'skip' })}>
            <Trans>Skip</Trans>
          </Button>
          {!question.isTapped && (
            <Button variant="ghost" onClick={() => changeScan(withoutQuestions)}>
              <Trans>Skip all</Trans>
            </Button>
          )}
        </span>
      </div>
    </QuestionCard>
  );
}

interface QuestionCardProps {
  question: CardState;
  progress: string;
  /** The first card leaves the focus where it is; the next ones take it, and those that were asked for, which also come into view. */
  isFirst: boolean;
  onReply: (reply: Reply) => void;
  /** The piece of the photo, and what else can be done. */
  children: [piece: React.ReactNode, footer: React.ReactNode];
}

function QuestionCard({
  question,
  progress,
  isFirst,
  onReply,
  children: [piece, footer],
}: QuestionCardProps) {
  const { name, likely, isTapped = false } = question;
  const [searching, setSearching] = useState(isTapped || (name === null && likely.length === 0));
  const card = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (isTapped) card.current?.scrollIntoView({ block: 'end' });
    if (!isFirst || isTapped) title.current?.focus({ preventScroll: true });
  }, [isFirst, isTapped]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === 'Escape') return changeScan(withoutQuestions);
    const said = KEYS[event.key];
    if (said && name !== null) onReply(said);
  };
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const moved = from.current === null ? 0 : clientX - from.current;
    from.current = null;
    if (name !== null && Math.abs(moved) > SWIPE_PX) onReply({ answer: moved > 0 ? 'yes' : 'no' });
  };
  return (
    <Card className="animate-rise overflow-hidden">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be the target of keys and swipes */}
      <div
        ref={card}
        id={CARD}
        // As tall as the tallest question, so that nothing below moves as one answers.
        className="flex min-h-[24rem] scroll-mb-40 flex-col sm:min-h-[29rem]"
        role="group"
        aria-label={t`A quick question`}
        onKeyDown={onKeyDown}
      >
        <div
          className="touch-pan-y select-none"
          onPointerDown={({ clientX }) => {
            from.current = clientX;
          }}
          onPointerUp={onPointerUp}
          onPointerCancel={() => {
            from.current = null;
          }}
        >
          {piece}
        </div>
        <div className="grid flex-1 grid-cols-1 grid-rows-[auto] content-start gap-3 p-4 *:last:mt-auto">
          <div className="flex items-baseline justify-between gap-3">
            <h3 ref={title} tabIndex={-1} className="text-xl outline-none wrap-anywhere">
              {name === null ? t`What is this?` : t`Is this ${name}?`}
            </h3>
            <span className="shrink-0 text-ink-soft text-sm tabular-nums">{progress}</span>
          </div>
          {(!searching || isTapped) && name !== null && (
            <div className="grid grid-cols-2 gap-3">
              <Button size="lg" variant="outline" onClick={() => onReply({ answer: 'no' })}>
                <X aria-hidden className="size-5" /> <Trans>No</Trans>
              </Button>
              <Button size="lg" onClick={() => onReply({ answer: 'yes' })}>
                <Check aria-hidden className="size-5" /> <Trans>Yes</Trans>
              </Button>
            </div>
          )}
          {(searching || name === null) && likely.length > 0 && (
            <ul aria-label={t`Likely names`} className="flex flex-wrap gap-2">
              {likely.map((one) => (
                <li key={one.name}>
                  <Button
                    variant="outline"
                    onClick={() =>
                      onReply({
                        answer: 'name',
                        name: one.name,
                        ...(one.food !== null && { food: { id: one.food, emoji: one.emoji } }),
                      })
                    }
                  >
                    <FoodPicture food={one.food} className="size-6" /> {one.name}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {searching ? (
            <IngredientEntry
              label={t`What is it?`}
              placeholder={t`mustard`}
              onAdd={(typed, food) =>
                typed.trim() && onReply({ answer: 'name', name: typed, ...(food && { food }) })
              }
            />
          ) : (
            <Button variant="ghost" onClick={() => setSearching(true)}>
              <Search aria-hidden className="size-5" /> <Trans>Something else</Trans>
            </Button>
          )}
          {footer}
        </div>
      </div>
    </Card>
  );
}
