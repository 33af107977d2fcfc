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
  const words = new SpeechSynthesisUtterance(text);
  words.lang = 'en-US';
  words.rate = rate;
  words.onend = () => {
    if (saying === text) saying = null;
  };
  saying = text;
  speechSynthesis.speak(words);
}
