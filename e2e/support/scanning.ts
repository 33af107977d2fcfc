import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  answerScan,
  createScan,
  type DetectedIngredient,
  type ScanAnswer,
  type ScanEvent,
  type ScanQuestion,
  type ScanResult,
} from '@crisper/contract/scans/scans';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import type { Session } from './sign-in.ts';

const photo = (name: string) =>
  fileURLToPath(new URL(`../../packages/vision/test-photos/${name}`, import.meta.url));

/** Our own photo of a shelf with labels, and a photo without food. */
export const SHELF = photo('shelf.webp');
export const NOTHING = photo('nothing.webp');

/** Scanning is slow on a busy machine. */
export const SCAN_MS = 90_000;

export const choosePhotos = (page: Page, files: string | string[]) =>
  page.getByLabel('Photos to scan').setInputFiles(files);

/** The photos of the next scan as the page sends them, as data URLs: the browser's protocol does not tell files of a form. */
export async function watchScan(page: Page): Promise<() => Promise<string[]>> {
  const sent = await page.evaluateHandle(() => {
    const real = window.fetch;
    const photos = new Promise<string[]>((resolve) => {
      window.fetch = (input, options) => {
        if (String(input).endsWith('/api/scan') && options?.body instanceof FormData)
          resolve(Promise.all(options.body.getAll('images').map((photo) => asDataUrl(photo as File))));
        return real(input, options);
      };
    });
    const asDataUrl = (photo: File) =>
      new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsDataURL(photo);
      });
    return { photos };
  });
  return () => sent.evaluate(({ photos }) => photos);
}

export async function scanDone(page: Page): Promise<void> {
  await page.getByText('Scan Complete!').first().waitFor({ timeout: SCAN_MS });
}

/** Scans a WebP file as it is, through the API. */
export async function scanFile({ token }: Session, file: string): Promise<void> {
  const image = `data:image/webp;base64,${(await readFile(file)).toString('base64')}`;
  const response = await fetch(inject('baseUrl') + createScan.path, {
    method: createScan.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ images: [image] }),
  });
  if (!response.ok) throw new Error(`No scan: ${response.status} ${await response.text()}`);
}

export function finding(name: string, emoji: string, confidence: number): DetectedIngredient {
  return {
    name,
    food: null,
    confidence,
    emoji,
    source: 'seen',
    estimatedQuantity: null,
    unit: null,
    preselected: true,
    doubtful: confidence < 0.5,
    evidence: [{ photo: 0, box: [0.1, 0.1, 0.3, 0.4] }],
  };
}

/** Mocks the scan endpoint with findings that our test photos do not give. */
export async function answerScans(
  page: Page,
  ingredients: DetectedIngredient[],
  questions: ScanQuestion[] = [],
  { places = [], also = [] }: Partial<Pick<ScanResult, 'places' | 'also'>> = {},
): Promise<void> {
  const id = '5f0c7f0e-6c1b-4a57-9a39-0d6a0a3f9b11';
  const events: ScanEvent[] = [
    { type: 'received', photos: 1 },
    { type: 'decoded', photo: 1, of: 1 },
    { type: 'found', photo: 1, of: 1, names: ingredients.map(({ name }) => name) },
    { type: 'matching' },
    { type: 'result', result: { id, ingredients, questions, places, also, note: null, scansLeft: 1 } },
  ];
  await page.route('**/api/scan', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''),
    }),
  );
  await page.route('**/api/scans/*/corrections', (route) => route.fulfill({ json: { ok: true } }));
}

/** Mocks what takes the answers, and collects them. */
export async function collectAnswers(page: Page): Promise<ScanAnswer[]> {
  const answers: ScanAnswer[] = [];
  await page.route(`**${answerScan.path.replace(':id', '*')}`, (route) => {
    answers.push(...(route.request().postDataJSON() as { answers: ScanAnswer[] }).answers);
    return route.fulfill({ json: { ok: true } });
  });
  return answers;
}
