import type { AssistantAction } from '@crisper/kitchen/cooking/cooking-context';
import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { activeLanguage } from '../../../lib/i18n/language.ts';
import { ask } from './ask.ts';
import { isCommand, isEcho } from './command-filter.ts';
import { DEBOUNCE_MS, MOST_TALK, STATUS_MS, TRANSCRIPT_MS } from './constants.ts';
import type { Situation } from './local-answer.ts';
import { type Ear, errorText, makeEar, recognitionMaker } from './recognition.ts';
import { say, speakingNow, stopSpeaking } from './speech.ts';

export interface Said {
  id: number;
  by: 'cook' | 'chef';
  text: string;
}

interface AssistantOptions {
  situation: Omit<Situation, 'lastReply' | 'lastQuestion'>;
  act: (action: AssistantAction) => void;
  rate: number;
}

/** Clears a line a while after it was set. */
function useFading(ms: number): [string, (text: string) => void] {
  const [text, setText] = useState('');
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(() => setText(''), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return [text, setText];
}

/** Recognizes speech, gets an answer, speaks it and performs its action. Typed questions work the same way. */
export function useAssistant({ situation, act, rate }: AssistantOptions) {
  const [talk, setTalk] = useState<readonly Said[]>([]);
  const [listening, setListening] = useState<'off' | 'held' | 'always'>('off');
  const [thinking, setThinking] = useState(false);
  const [status, setStatus] = useFading(STATUS_MS);
  const [transcript, setTranscript] = useFading(TRANSCRIPT_MS);
  const latest = useRef({ situation, act, talk });
  latest.current = { situation, act, talk };
  const nextId = useRef(0);
  const ear = useRef<Ear | null>(null);
  /** The button is held, and nothing was heard yet: browsers report this only when they stop by themselves. */
  const silent = useRef(false);

  const add = useCallback((by: Said['by'], text: string) => {
    nextId.current += 1;
    const said = { id: nextId.current, by, text };
    setTalk((before) => [...before, said].slice(-MOST_TALK));
  }, []);

  const send = useCallback(
    async (question: string, aloud: boolean) => {
      stopSpeaking();
      add('cook', question);
      setThinking(true);
      const { situation: now, talk: before } = latest.current;
      const lastReply = before.findLast(({ by }) => by === 'chef')?.text ?? null;
      const recent = before.filter(({ by }) => by === 'cook').map(({ text }) => text);
      const lastQuestion = recent.at(-1) ?? null;
      const answer = await ask(question, { ...now, lastReply, lastQuestion }, recent);
      setThinking(false);
      add('chef', answer.text);
      if (aloud) say(answer.text, rate);
      if (answer.action) latest.current.act(answer.action);
    },
    [add, rate],
  );

  useEffect(() => {
    const Maker = recognitionMaker();
    if (!Maker) return;
    let heard = '';
    let last: { text: string; at: number } | null = null;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const text = heard.trim();
      heard = '';
      const now = Date.now();
      if (!isCommand(text, now, last, activeLanguage())) return;
      last = { text, at: now };
      void send(text, true);
    };
    ear.current = makeEar(Maker, {
      onSpeech: () => setStatus(''),
      onInterim: (text) => {
        silent.current = false;
        if (isEcho(text, speakingNow())) return;
        // Stop speaking when the user starts to.
        stopSpeaking();
        setTranscript(text);
      },
      onFinal: (text) => {
        silent.current = false;
        if (isEcho(text, speakingNow())) return;
        stopSpeaking();
        setTranscript(text);
        heard = `${heard} ${text}`;
        clearTimeout(pause);
        pause = setTimeout(settle, DEBOUNCE_MS);
      },
      onError: (text) => {
        silent.current = false;
        setStatus(text);
      },
      onListening: (on) => {
        if (on) return;
        setListening('off');
        if (silent.current) setStatus(errorText('no-speech'));
        silent.current = false;
      },
    });
    return () => {
      clearTimeout(pause);
      ear.current?.stop();
      ear.current = null;
      stopSpeaking();
    };
  }, [send, setStatus, setTranscript]);

  const listen = (mode: 'held' | 'always') => {
    if (!ear.current) {
      setStatus(t`Speech recognition is not supported in this browser`);
      return;
    }
    if (listening === 'off') {
      stopSpeaking();
      ear.current.listen();
    }
    silent.current = mode === 'held';
    setListening(mode);
  };
  const stopListening = () => {
    ear.current?.stop();
    setListening('off');
  };

  return {
    talk,
    listening,
    thinking,
    status,
    transcript,
    supported: recognitionMaker() !== null,
    listen,
    stopListening,
    type: (question: string) => void send(question, false),
  };
}
