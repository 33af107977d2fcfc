import { type RefObject, useEffect, useState } from 'react';
import { decoder, type ReadCode } from './barcode-decoder.ts';

type State = 'starting' | 'live' | 'none';

/** Looks for a code a few times a second: often enough for a steady hand, seldom enough for the battery. */
const PAUSE_MS = 180;

async function open(): Promise<MediaStream | null> {
  // Without HTTPS the API is undefined, whatever its type says.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  const video = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };
  return (await devices?.getUserMedia({ video, audio: false }).catch(() => null)) ?? null;
}

/** Shows the camera in a video element while mounted, and calls `onCode` with the first code that is seen twice. */
export function useCodeCamera(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (code: ReadCode) => void,
): State {
  const [state, setState] = useState<State>('starting');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera is opened once
  useEffect(() => {
    let gone = false;
    let stream: MediaStream | null = null;
    const canvas = document.createElement('canvas');
    /** One look may be wrong, and a wrong product is worse than none: two have to say the same. */
    let before: string | null = null;
    const watch = async () => {
      const decode = await decoder();
      const screen = video.current;
      if (gone || !decode || !screen) return setState('none');
      if (screen.videoWidth > 0) {
        canvas.width = screen.videoWidth;
        canvas.height = screen.videoHeight;
        canvas.getContext('2d', { willReadFrequently: true })?.drawImage(screen, 0, 0);
        const found = await decode(canvas).catch(() => null);
        if (gone) return;
        if (found && found.text === before) return onCode(found);
        before = found?.text ?? before;
      }
      setTimeout(() => void watch(), PAUSE_MS);
    };
    void open().then(async (opened) => {
      stream = opened;
      const screen = video.current;
      if (gone || !opened || !screen) {
        for (const track of opened?.getTracks() ?? []) track.stop();
        if (!gone) setState('none');
        return;
      }
      screen.srcObject = opened;
      await screen.play().catch(() => {});
      if (gone) return;
      setState('live');
      void watch();
    });
    return () => {
      gone = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);

  return state;
}
