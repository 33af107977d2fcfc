import { t } from '@lingui/core/macro';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { FULL_SIDE, fitWithin } from '../../../lib/photos/fit.ts';
import { toast } from '../../../ui/toast-store.ts';
import { cameraProblem, InsecurePage } from './camera-errors.ts';

export type Facing = 'environment' | 'user';
type CameraState = 'starting' | 'live' | 'failed';

const RETRY_MS = 1000;
const CAPTURE_QUALITY = 0.9;

function wanted(facingMode: Facing): MediaTrackConstraints {
  return {
    facingMode,
    // Labels need the pixels; a camera that has fewer gives what it has.
    width: { min: 640, ideal: 4096 },
    height: { min: 480, ideal: 3072 },
    frameRate: { min: 15, ideal: 30 },
  };
}

function simpler(facingMode: Facing): MediaTrackConstraints {
  return { facingMode, width: { ideal: 1280 }, height: { ideal: 720 } };
}

async function open(video: MediaTrackConstraints): Promise<MediaStream> {
  // Without HTTPS the API is undefined, whatever its type says.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices?.getUserMedia) throw new InsecurePage();
  return devices.getUserMedia({ video, audio: false });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** The stream, or null after reporting the error. */
async function openOrExplain(facing: Facing, gone: () => boolean): Promise<MediaStream | null> {
  try {
    return await open(wanted(facing));
  } catch (error) {
    if (gone()) return null;
    const { text, retrySimpler } = cameraProblem(error);
    toast({ title: t`Camera Error`, text, tone: 'error' });
    if (!retrySimpler) return null;
  }
  await pause(RETRY_MS);
  if (gone()) return null;
  return open(simpler(facing)).catch(() => {
    const text = t`Unable to access camera. Please use the file upload option instead.`;
    toast({ title: t`Camera Unavailable`, text, tone: 'error' });
    return null;
  });
}

/** Shows the chosen camera in a video element while mounted. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, facing: Facing) {
  const [state, setState] = useState<CameraState>('starting');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry opens the camera again
  useEffect(() => {
    let gone = false;
    let stream: MediaStream | null = null;
    setState('starting');
    void openOrExplain(facing, () => gone).then((opened) => {
      if (gone) {
        if (opened) stop(opened);
        return;
      }
      stream = opened;
      if (!opened || !video.current) return setState('failed');
      video.current.srcObject = opened;
      video.current.play().then(
        () => !gone && setState('live'),
        () => !gone && setState('failed'),
      );
    });
    return () => {
      gone = true;
      if (stream) stop(stream);
    };
  }, [facing, attempt, video]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { state, retry };
}

/** The current video frame as a JPEG file, at most `longest` pixels on the longer side. */
export function capture(video: HTMLVideoElement, longest = FULL_SIDE): Promise<File> {
  const { width, height } = fitWithin({ width: video.videoWidth, height: video.videoHeight }, longest);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(video, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], `camera-capture-${Date.now()}.jpg`, { type: 'image/jpeg' }))
          : reject(new Error('The camera didn’t take a picture.')),
      'image/jpeg',
      CAPTURE_QUALITY,
    );
  });
}
