import { type RefObject, useEffect, useRef, useState } from 'react';
import { chooseFrames, type Frame, type Thumbnail } from './pan.ts';
import { capture } from './use-camera.ts';

const FRAME_MS = 500;
/** Eight seconds: a fridge from top to bottom. */
const FRAMES_MAX = 16;
/** A moving camera sees nothing sharper, and two frames a second must be encoded. */
const PAN_SIDE = 1920;
const THUMBNAIL_WIDTH = 160;

function thumbnailOf(video: HTMLVideoElement): Thumbnail {
  const width = THUMBNAIL_WIDTH;
  const height = Math.max(1, Math.round((width * video.videoHeight) / video.videoWidth));
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!;
  context.drawImage(video, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const gray = new Uint8ClampedArray(width * height);
  for (let at = 0; at < gray.length; at++)
    gray[at] = 0.3 * data[at * 4]! + 0.59 * data[at * 4 + 1]! + 0.11 * data[at * 4 + 2]!;
  return { width, height, gray };
}

interface Pan {
  /** Frames so far; null when no pan is under way. */
  frames: number | null;
  /** A share of the longest pan, from 0 to 1. */
  done: number;
  start: () => void;
  stop: () => void;
}

/** Takes a frame each half second until stopped, and hands over those that are worth a look. */
export function usePan(
  video: RefObject<HTMLVideoElement | null>,
  room: number,
  onDone: (photos: File[]) => void,
): Pan {
  const [frames, setFrames] = useState<number | null>(null);
  const taken = useRef<Frame<File>[]>([]);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => () => clearInterval(timer.current), []);

  const stop = () => {
    clearInterval(timer.current);
    timer.current = undefined;
    setFrames(null);
    onDone(chooseFrames(taken.current, room).map(({ picture }) => picture));
  };
  const takeFrame = async () => {
    if (!video.current?.videoWidth) return;
    const thumbnail = thumbnailOf(video.current);
    // A frame that the browser could not encode is one less.
    const picture = await capture(video.current, PAN_SIDE).catch(() => null);
    if (!picture || timer.current === undefined) return;
    taken.current.push({ picture, thumbnail });
    setFrames(taken.current.length);
    if (taken.current.length >= FRAMES_MAX) stop();
  };
  const start = () => {
    taken.current = [];
    setFrames(0);
    timer.current = setInterval(() => void takeFrame(), FRAME_MS);
    void takeFrame();
  };
  return { frames, done: (frames ?? 0) / FRAMES_MAX, start, stop };
}
