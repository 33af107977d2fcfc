import { askAssistant } from '@crisper/contract/cooking/cooking';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChefHat, Ear, Mic, SendHorizontal } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { whenIdle } from '../../../lib/when-idle.ts';
import { HttpsNote, useSecurePage } from '../../../shared/https-note.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { loadKitchen } from './ask.ts';
import { ideasFor } from './ideas.ts';
import { useAssistant } from './use-assistant.ts';
import { usePushToTalk } from './use-push-to-talk.ts';

const QUESTION = askAssistant.body!.pick({ message: true });
const wake = () => void loadKitchen().catch(() => undefined);

/** The chef: hold the button to talk, tap it (or Hands free) to be heard all the time, or type. */
export function AssistantCard(options: Parameters<typeof useAssistant>[0]) {
  const { talk, listening, thinking, status, transcript, listen, stopListening, type, ...assistant } =
    useAssistant(options);
  const toggleHandsFree = () => (listening === 'always' ? stopListening() : listen('always'));
  const talkButton = usePushToTalk({
    onHold: () => listening === 'off' && listen('held'),
    onRelease: stopListening,
    onTap: toggleHandsFree,
  });
  const secure = useSecurePage();
  const supported = assistant.supported && secure;
  const form = useForm({ resolver: zodResolver(QUESTION), defaultValues: { message: '' } });
  const typed = useWatch({ control: form.control, name: 'message' });
  const log = useRef<HTMLDivElement>(null);

  // Prefetch once cooking has begun, so that the assistant works offline without slowing the page. Before that,
  // the service worker's cache has it.
  const begun = options.situation.cooking !== null;
  useEffect(() => (begun ? whenIdle(wake) : undefined), [begun]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls down when a line is added
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [talk, thinking]);

  const { recipe, steps, cooking } = options.situation;
  const step = cooking ? steps[cooking.active] : undefined;
  const ideas = ideasFor(recipe, step, cooking?.active === steps.length - 1);

  const submit = form.handleSubmit(({ message }) => {
    if (thinking) return;
    form.reset();
    type(message);
  });

  return (
    <Card onFocus={wake} className="grid grid-cols-1 gap-4 p-5 print:hidden">
      <h2 className="flex items-center gap-2.5 text-2xl">
        <span className="grid size-10 place-items-center rounded-full bg-honey-soft text-honey-ink">
          <ChefHat aria-hidden className="size-5" />
        </span>
        <Trans>Chef assistant</Trans>
      </h2>
      <div
        ref={log}
        role="log"
        aria-label={t`Conversation`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a log that scrolls must be reachable by keyboard
        tabIndex={0}
        className={cx(
          'grid max-h-72 content-start gap-2 overflow-y-auto',
          talk.length === 0 && !thinking && 'hidden',
        )}
      >
        {talk.map(({ id, by, text }) => (
          <p
            key={id}
            className={cx(
              'max-w-[90%] whitespace-pre-line rounded-card px-4 py-2.5',
              by === 'cook' ? 'justify-self-end bg-herb text-on-herb' : 'justify-self-start bg-sunken',
            )}
          >
            <span className="sr-only">{by === 'cook' ? t`You: ` : t`Chef: `}</span>
            {text}
          </p>
        ))}
        {thinking && (
          <p className="animate-shimmer justify-self-start text-ink-soft">
            <Trans>Thinking…</Trans>
          </p>
        )}
      </div>
      {talk.length === 0 && (
        <div className="flex flex-wrap gap-2">
          {ideas.map((idea) => (
            <button
              key={idea}
              type="button"
              onClick={() => type(idea)}
              className="min-h-11 rounded-full border border-line bg-raised px-4 text-sm transition hover:border-herb"
            >
              {idea}
            </button>
          ))}
        </div>
      )}
      {supported && (
        <div className="grid grid-cols-2 gap-2 *:whitespace-nowrap *:px-3">
          <Button
            variant={listening === 'held' ? 'primary' : 'outline'}
            aria-pressed={listening === 'held'}
            {...talkButton}
            className="touch-none select-none"
          >
            <Mic aria-hidden className="size-5" />
            {listening === 'held' ? t`Listening…` : t`Hold to talk`}
          </Button>
          <Button
            variant={listening === 'always' ? 'primary' : 'outline'}
            aria-pressed={listening === 'always'}
            onClick={toggleHandsFree}
          >
            <Ear aria-hidden className="size-5" />
            {listening === 'always' ? t`Listening…` : t`Hands free`}
          </Button>
        </div>
      )}
      <p role="status" className={cx('text-sm', status ? 'text-tomato-ink' : 'text-ink-soft')}>
        {status ||
          transcript ||
          (secure && !supported ? t`Voice assistant is not supported in this browser` : '')}
      </p>
      <HttpsNote what={t`the microphone`}>
        <Trans>Talking doesn’t work here, but typing does.</Trans>
      </HttpsNote>
      <form onSubmit={submit} className="flex gap-2">
        <input
          aria-label={t`Ask the chef`}
          placeholder={t`Ask anything about this dish`}
          maxLength={500}
          autoComplete="off"
          enterKeyHint="send"
          className="min-h-12 min-w-0 flex-1 rounded-control border border-line-strong bg-raised px-4 text-base placeholder:text-ink-soft"
          {...form.register('message')}
        />
        <IconButton
          type="submit"
          label={t`Ask`}
          disabled={typed.trim() === ''}
          className="size-12 bg-herb text-on-herb hover:bg-herb-hover hover:text-on-herb"
        >
          <SendHorizontal />
        </IconButton>
      </form>
      {supported && (
        <p className="text-ink-soft text-xs">
          <Trans>
            Some browsers send your voice to their maker to turn it into text. Typing stays between you and
            Crisper.
          </Trans>
        </p>
      )}
    </Card>
  );
}
