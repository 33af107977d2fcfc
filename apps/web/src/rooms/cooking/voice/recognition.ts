import { t } from '@lingui/core/macro';
import { RESTART_AFTER_END_MS, RESTART_AFTER_ERROR_MS } from './constants.ts';
import { spokenTag } from './spoken-language.ts';

interface RecognitionResult {
  readonly isFinal: boolean;
  readonly 0: { readonly transcript: string };
}

/** The used part of the browser's speech recognition; most browsers prefix it and TypeScript lacks its types. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { resultIndex: number; results: ArrayLike<RecognitionResult> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  onspeechstart: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

type Maker = new () => Recognition;

export function recognitionMaker(): Maker | null {
  const known = globalThis as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker };
  return known.SpeechRecognition ?? known.webkitSpeechRecognition ?? null;
}

const ERRORS: Readonly<Record<string, string>> = {
  'no-speech': t`No speech detected. Please try speaking again.`,
  'audio-capture': t`Audio capture failed. Please check your microphone.`,
  'not-allowed': t`Microphone access denied. Please allow microphone access.`,
  network: t`Network error occurred. Please check your connection.`,
  'language-not-supported': t`Language not supported.`,
};

export const errorText = (code: string): string => ERRORS[code] ?? t`Speech recognition error: ${code}`;

/** Errors that a retry would not fix. */
const LASTING = new Set(['not-allowed', 'service-not-allowed', 'audio-capture', 'language-not-supported']);

interface EarEvents {
  onInterim: (text: string) => void;
  onFinal: (text: string) => void;
  /** Speech has started. */
  onSpeech: () => void;
  onError: (text: string) => void;
  onListening: (listening: boolean) => void;
}

export interface Ear {
  listen: () => void;
  stop: () => void;
}

/** Restarts the recognition until it is stopped, because browsers end it at any time. */
export function makeEar(Maker: Maker, events: EarEvents): Ear {
  let wanted = false;
  let current: Recognition | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function begin(): void {
    const recognition = new Maker();
    let failed = false;
    recognition.lang = spokenTag();
    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.onspeechstart = events.onSpeech;
    recognition.onresult = ({ resultIndex, results }) => {
      for (let at = resultIndex; at < results.length; at += 1) {
        const result = results[at];
        if (result?.isFinal) events.onFinal(result[0].transcript);
        else if (result) events.onInterim(result[0].transcript);
      }
    };
    recognition.onerror = ({ error }) => {
      if (error === 'aborted') return;
      failed = true;
      if (LASTING.has(error)) wanted = false;
      events.onError(errorText(error));
    };
    recognition.onend = () => {
      if (current !== recognition) return;
      current = null;
      if (!wanted) {
        events.onListening(false);
        return;
      }
      pause = setTimeout(() => wanted && begin(), failed ? RESTART_AFTER_ERROR_MS : RESTART_AFTER_END_MS);
    };
    current = recognition;
    try {
      recognition.start();
      events.onListening(true);
    } catch {
      wanted = false;
      current = null;
      events.onListening(false);
      events.onError(t`Failed to start voice recognition`);
    }
  }

  return {
    listen: () => {
      clearTimeout(pause);
      current?.abort();
      wanted = true;
      begin();
    },
    stop: () => {
      clearTimeout(pause);
      wanted = false;
      const ending = current;
      if (ending) ending.stop();
      else events.onListening(false);
    },
  };
}
