import { spokenTag } from './spoken-language.ts';

let saying: string | null = null;

/** The text being spoken; null if none is. */
export const speakingNow = (): string | null => saying;

export function stopSpeaking(): void {
  saying = null;
  globalThis.speechSynthesis?.cancel();
}

export function say(text: string, rate: number): void {
  if (!globalThis.speechSynthesis) return;
  stopSpeaking();
  const voice = voiceFor(spokenTag());
  // Silence is better than one language read aloud by the voice of another.
  if (voice === null) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = spokenTag();
  if (voice) words.voice = voice;
  words.rate = rate;
  words.onend = () => {
    if (saying === text) saying = null;
  };
  saying = text;
  speechSynthesis.speak(words);
}

/** The best voice of a language; null if there are only others, undefined while the browser names none. */
function voiceFor(tag: string): SpeechSynthesisVoice | null | undefined {
  const voices = globalThis.speechSynthesis?.getVoices?.() ?? [];
  if (voices.length === 0) return undefined;
  const [language = ''] = tag.split('-');
  // Android writes "de_DE".
  const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.replace('_', '-').toLowerCase();
  const own = voices.filter((voice) => tagOf(voice).split('-')[0] === language);
  const region = own.filter((voice) => tagOf(voice) === tag.toLowerCase());
  return region.find((voice) => voice.default) ?? region[0] ?? own[0] ?? null;
}
