import { type DemoAnswer, demoScan, SAMPLE_PHOTO } from '@crisper/contract/demo/demo';
import { ApiError, call } from '../../lib/api.ts';
import { inBase } from '../../lib/base-path.ts';
import { preparePhoto } from './photos/prepare-photo.ts';

/** Scans one photo and finds recipes for it; `goTo` gets the percentage at each stage. */
export async function runDemo(
  file: File | 'sample',
  goTo: (percent: number) => void,
  signal: AbortSignal,
): Promise<DemoAnswer> {
  goTo(20);
  const image = file === 'sample' ? await sampleImage(signal) : await ownImage(file);
  goTo(60);
  const answer = await call(demoScan, { body: { image }, signal });
  goTo(80);
  return answer;
}

async function ownImage(file: File): Promise<string> {
  const { url, dataUrl } = await preparePhoto(file);
  URL.revokeObjectURL(url);
  return dataUrl;
}

/** As it is: the server knows it by its bytes. */
async function sampleImage(signal: AbortSignal): Promise<string> {
  const bytes = await (await fetch(inBase(SAMPLE_PHOTO.path), { signal })).blob();
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(bytes);
  });
}

export function demoMessage(error: unknown): string {
  if (error instanceof ApiError) return error.message || 'Analysis failed';
  return 'Failed to analyze images. Please try again.';
}
