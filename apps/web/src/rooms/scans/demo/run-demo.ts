import { type DemoAnswer, demoScan, SAMPLE_PHOTO } from '@crisper/contract/demo/demo';
import { t } from '@lingui/core/macro';
import { ApiError, call } from '../../../lib/api.ts';
import { inBase } from '../../../lib/base-path.ts';
import { preparePhoto } from '../../../lib/photos/prepare-photo.ts';

/** Scans one photo and finds recipes for it; `goTo` gets the percentage at each stage, `seen` the photo as it is sent. */
export async function runDemo(
  file: File | 'sample',
  goTo: (percent: number) => void,
  signal: AbortSignal,
  seen: (photo: Blob) => void,
): Promise<DemoAnswer> {
  goTo(20);
  const image = file === 'sample' ? await sampleImage(signal) : await ownImage(file);
  if (!signal.aborted) seen(image);
  goTo(60);
  const answer = await call(demoScan, { body: { image }, signal });
  goTo(80);
  return answer;
}

async function ownImage(chosen: File): Promise<Blob> {
  const { url, file } = await preparePhoto(chosen);
  URL.revokeObjectURL(url);
  return file;
}

/** As it is: the server knows it by its bytes. */
async function sampleImage(signal: AbortSignal): Promise<Blob> {
  return (await fetch(inBase(SAMPLE_PHOTO.path), { signal })).blob();
}

export function demoMessage(error: unknown): string {
  if (error instanceof ApiError) return error.message || t`Analysis failed`;
  return t`Failed to analyze images. Please try again.`;
}
