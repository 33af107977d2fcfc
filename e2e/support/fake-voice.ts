import type { Page } from 'playwright-core';

interface FakeEar {
  onresult?: (event: unknown) => void;
}

/** After the next load the page gets speech recognition results from the test instead of a microphone. */
export async function fakeVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class FakeRecognition {
      onend: (() => void) | null = null;
      start() {
        Object.assign(window, { fakeEar: this });
      }
      stop() {
        this.onend?.();
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: FakeRecognition, webkitSpeechRecognition: FakeRecognition });
  });
}

export async function hear(page: Page, transcript: string): Promise<void> {
  await page.evaluate((text) => {
    const { fakeEar } = window as { fakeEar?: FakeEar };
    if (!fakeEar?.onresult) throw new Error('Nobody listens.');
    fakeEar.onresult({ resultIndex: 0, results: [{ isFinal: true, 0: { transcript: text } }] });
  }, transcript);
}
