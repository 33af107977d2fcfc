import type { ReactNode } from 'react';
import type { Look, Shape } from './looks.ts';
import { fillOf, strokeOf } from './tones.ts';

/** Each piece is drawn around 0,0 and about 20 units wide; the layout moves, rotates and scales it. */
const DRAWINGS: Record<Exclude<Shape, 'pool' | 'grain' | 'strand'>, (look: Look) => ReactNode> = {
  leaf: ({ tone, second }) => (
    <>
      <path d="M-12 0C-9-9 4-11 13 0 4 9-8 9-12 0z" className={fillOf(tone)} />
      <path d="M-10 0H9M-4 0l4-4M0 0l5 4" className={strokeOf(second)} strokeWidth="1.3" fill="none" />
    </>
  ),
  sprig: ({ tone, second }) => (
    <>
      <path d="M-9 5Q0 2 9-6" className={strokeOf(tone)} strokeWidth="1.4" fill="none" />
      <path d="M-4 3c-6 2-9-1-10-5 5-1 9 1 10 5zM1 0C-3-6-1-10 2-11c3 4 3 8-1 11z" className={fillOf(tone)} />
      <path d="M3-1c2 6 7 6 10 4-1-4-5-7-10-4zM8-6c1-5 5-6 8-5 0 4-4 7-8 5z" className={fillOf(second)} />
    </>
  ),
  round: ({ tone, second }) => (
    <>
      <circle r="7" className={fillOf(second)} />
      <circle r="6.4" cy="-.6" className={fillOf(tone)} />
      <ellipse cx="-2" cy="-3" rx="2" ry="1.2" className="fill-art-milk" opacity=".55" />
    </>
  ),
  ring: ({ tone, second }) => (
    <>
      <circle r="10" className={fillOf(second)} />
      <circle r="8" className={fillOf(tone)} />
      <path
        d="M0-6v12M-5.2-3l10.4 6M-5.2 3L5.2-3"
        className="stroke-art-milk"
        strokeWidth="1.6"
        opacity=".5"
      />
    </>
  ),
  coin: ({ tone, second }) => (
    <>
      <circle r="9" className={fillOf(tone)} />
      <circle r="5" className={strokeOf(second)} strokeWidth="1.6" fill="none" opacity=".8" />
      <circle r="1.6" className={fillOf(second)} opacity=".8" />
    </>
  ),
  cube: ({ tone, second }) => (
    <>
      <path d="M-8-4L1-8 8-3v8L0 9-8 5z" className={fillOf(tone)} />
      <path d="M-8-4L1-8 8-3 0 1z" className={fillOf(second)} />
      <path d="M0 1v8" className={strokeOf(second)} strokeWidth="1" opacity=".6" />
    </>
  ),
  bean: ({ tone }) => (
    <>
      <path d="M-8 1C-8-6 0-7 5-4s4 9-1 8c-3-1-4-3-7 0-2 2-5 0-5-3z" className={fillOf(tone)} />
      <path
        d="M-5-2c2-3 5-3 8-2"
        className="stroke-art-milk"
        strokeWidth="1.4"
        fill="none"
        opacity=".5"
        strokeLinecap="round"
      />
    </>
  ),
  chunk: ({ tone, second }) => (
    <>
      <path d="M-12 3C-13-6-4-11 4-9s11 8 8 14-12 7-18 5-6-4-6-7z" className={fillOf(second)} />
      <path d="M-11 1C-11-6-4-10 3-8s10 7 7 12-10 5-16 3-5-3-5-6z" className={fillOf(tone)} />
      <path
        d="M-6-3l8 6M-1-6l7 6"
        className={strokeOf(second)}
        strokeWidth="1.6"
        strokeLinecap="round"
        opacity=".7"
      />
    </>
  ),
  fillet: ({ tone, second }) => (
    <>
      <path
        d="M-26 4C-24-8-6-14 10-11s18 9 14 15-16 9-28 8-23-3-22-8z"
        className={fillOf(second)}
        opacity=".55"
      />
      <path d="M-25 2C-22-9-6-14 10-12s16 9 12 14-15 8-26 7-22-2-21-7z" className={fillOf(tone)} />
      <path
        d="M-14-6c4 4 4 9 1 13M-4-9c5 5 5 12 2 17M7-10c5 5 5 11 2 16"
        className="stroke-art-milk"
        strokeWidth="1.8"
        fill="none"
        opacity=".6"
        strokeLinecap="round"
      />
    </>
  ),
  egg: ({ second }) => (
    <>
      <path d="M-17 3c-3-9 5-17 14-16s18 4 18 12-7 16-16 15-14-4-16-11z" className="fill-art-milk" />
      <circle r="7.4" cx="-1" className="fill-art-carrot" />
      <circle r="6.6" cx="-1" cy="-.6" className={fillOf(second)} />
      <ellipse cx="-3" cy="-3" rx="2" ry="1.2" className="fill-art-milk" opacity=".7" />
    </>
  ),
  floret: ({ tone, second }) => (
    <>
      <path d="M-3 2h6l2 9h-10z" className={fillOf(second)} />
      <circle r="5.5" cx="-6" cy="-1" className={fillOf(tone)} />
      <circle r="5.5" cx="6" cy="-1" className={fillOf(tone)} />
      <circle r="6.5" cy="-5" className={fillOf(tone)} />
      <circle r="1.3" cx="-5" cy="-3" className={fillOf(second)} />
      <circle r="1.3" cx="2" cy="-7" className={fillOf(second)} />
      <circle r="1.3" cx="6" cy="-2" className={fillOf(second)} />
    </>
  ),
  crescent: ({ tone, second }) => (
    <>
      <path d="M-11 3C-8-8 8-8 11 3c-6-5-16-5-22 0z" className={fillOf(tone)} />
      <path d="M-7-1C-3-5 4-5 8-1" className={strokeOf(second)} strokeWidth="1.2" fill="none" />
    </>
  ),
  crumb: ({ tone, second }) => (
    <>
      <path d="M-6 0l4-4 4 2-2 5z" className={fillOf(tone)} />
      <path d="M2 4l4-2 2 3-4 2z" className={fillOf(second)} />
    </>
  ),
  mushroom: ({ tone, second }) => (
    <>
      <path d="M-3 0h6v8q-3 3-6 0z" className="fill-art-rice" />
      <path d="M-11 1C-10-10 10-10 11 1q-11 4-22 0z" className={fillOf(tone)} />
      <path
        d="M-7-2q3-5 7-5"
        className={strokeOf(second)}
        strokeWidth="1.6"
        fill="none"
        opacity=".7"
        strokeLinecap="round"
      />
    </>
  ),
  shrimp: ({ tone, second }) => (
    <>
      <path d="M-9 6C-14-6 2-14 9-5c3 5 0 9-3 10 1-4-1-8-6-7-5 0-6 4-4 8z" className={fillOf(tone)} />
      <path
        d="M-6-3l4 2M-1-7l1 4M6-7L4-3"
        className={strokeOf(second)}
        strokeWidth="1.4"
        strokeLinecap="round"
      />
      <path d="M-9 6l-3 5 6-2z" className={fillOf(second)} />
    </>
  ),
  wedge: ({ tone, second }) => (
    <>
      <path d="M-12-3a12 12 0 0 0 24 0z" className={fillOf(tone)} />
      <path d="M-9.5-3a9.5 9.5 0 0 0 19 0z" className={fillOf(second)} opacity=".75" />
      <path d="M0-3v9M0-3l-6 6M0-3l6 6" className={strokeOf(tone)} strokeWidth="1.4" />
    </>
  ),
  slice: ({ tone, second }) => (
    <>
      <path d="M-20 8V-4c0-8 40-8 40 0V8q0 4-4 4h-32q-4 0-4-4z" className={fillOf(second)} />
      <path d="M-17 7V-3c0-6 34-6 34 0V7q0 3-3 3h-28q-3 0-3-3z" className={fillOf(tone)} />
      <path
        d="M-8-1l5 3M3-2l6 3M-4 6h5"
        className={strokeOf(second)}
        strokeWidth="1.5"
        strokeLinecap="round"
        opacity=".5"
      />
    </>
  ),
};

export function Piece({ look }: { look: Look }) {
  if (look.shape === 'pool' || look.shape === 'grain' || look.shape === 'strand') return null;
  return DRAWINGS[look.shape](look);
}
