import type { ReactNode } from 'react';
import type { PlateLook } from '../content/marketing.ts';

const LOOKS: Record<PlateLook, ReactNode> = { skillet: <Skillet />, omelette: <Omelette />, bowl: <Bowl /> };

/** The three drawn dishes of the samples. */
export function PlateArt({ look }: { look: PlateLook }) {
  return (
    <svg
      viewBox="0 0 320 200"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
      className="h-full w-full"
    >
      <rect width="320" height="200" className="fill-art-cloth" />
      <path
        d="M0 40h320M0 90h320M0 140h320M0 190h320M40 0v200M100 0v200M160 0v200M220 0v200M280 0v200"
        className="stroke-art-plate"
        strokeWidth="10"
        opacity="0.14"
      />
      {LOOKS[look]}
    </svg>
  );
}

function Leaf({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) rotate(${turn})`}
      d="M0 0c6-12 20-16 30-10-4 14-18 20-30 10z"
      className="fill-art-leaf"
    />
  );
}

function Plate({ children }: { children: ReactNode }) {
  return (
    <g>
      <circle cx="160" cy="106" r="86" className="fill-ink" opacity="0.1" />
      <circle cx="160" cy="100" r="86" className="fill-art-plate" />
      <circle cx="160" cy="100" r="66" className="fill-art-plate-rim" opacity="0.6" />
      {children}
    </g>
  );
}

const BEANS = [
  [128, 78, 20],
  [168, 70, -30],
  [196, 92, 60],
  [142, 110, -50],
  [178, 124, 10],
  [150, 138, 40],
  [118, 104, 80],
  [200, 122, -20],
  [160, 96, 30],
] as const;

function Skillet() {
  return (
    <g>
      <rect x="226" y="88" width="94" height="24" rx="12" className="fill-ink-soft" />
      <circle cx="160" cy="106" r="84" className="fill-ink" opacity="0.14" />
      <circle cx="160" cy="100" r="84" className="fill-art-leaf-deep" />
      <circle cx="160" cy="100" r="70" className="fill-art-tomato-deep" />
      <circle cx="160" cy="100" r="64" className="fill-art-tomato" />
      {BEANS.map(([x, y, turn]) => (
        <ellipse
          key={`${x}-${y}`}
          transform={`rotate(${turn} ${x} ${y})`}
          cx={x}
          cy={y}
          rx="11"
          ry="7"
          className="fill-art-rice"
        />
      ))}
      <Leaf x={130} y={94} turn={-20} />
      <Leaf x={172} y={112} turn={30} />
      <Leaf x={158} y={62} turn={80} />
    </g>
  );
}

function Omelette() {
  return (
    <Plate>
      <path d="M104 116c-4-40 34-64 66-58 38 4 58 36 46 62-26 14-84 18-112-4z" className="fill-art-lemon" />
      <path d="M104 116c26-20 78-24 112 4-26 14-84 18-112-4z" className="fill-art-carrot" opacity="0.5" />
      <path d="M116 118c24-12 62-14 88 2-22 8-66 10-88-2z" className="fill-art-rice" />
      <Leaf x={136} y={92} turn={10} />
      <Leaf x={172} y={84} turn={-30} />
      <Leaf x={186} y={146} turn={-10} />
      <Leaf x={120} y={146} turn={20} />
      <circle cx="160" cy="80" r="3" className="fill-art-leaf-deep" />
      <circle cx="150" cy="100" r="3" className="fill-art-leaf-deep" />
      <circle cx="196" cy="102" r="3" className="fill-art-leaf-deep" />
    </Plate>
  );
}

const COINS = [
  [196, 78],
  [212, 96],
  [190, 102],
  [208, 116],
  [186, 122],
] as const;

function Bowl() {
  return (
    <g>
      <circle cx="160" cy="106" r="84" className="fill-ink" opacity="0.12" />
      <circle cx="160" cy="100" r="84" className="fill-art-berry" />
      <circle cx="160" cy="100" r="72" className="fill-art-rice" />
      <path d="M160 28a72 72 0 0 1 62 108l-62-36z" className="fill-art-crust" opacity="0.25" />
      {COINS.map(([x, y]) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          r="12"
          strokeWidth="3"
          className="fill-art-carrot stroke-art-lemon"
        />
      ))}
      <Leaf x={104} y={84} turn={-10} />
      <Leaf x={118} y={108} turn={20} />
      <Leaf x={108} y={128} turn={-25} />
      <Leaf x={132} y={76} turn={40} />
      <circle cx="158" cy="142" r="18" className="fill-art-lemon" />
      <path
        d="M158 128v28M144 142h28M148 132l20 20M168 132l-20 20"
        className="stroke-art-rice"
        strokeWidth="2"
      />
      <circle cx="158" cy="142" r="18" fill="none" strokeWidth="4" className="stroke-art-lemon" />
    </g>
  );
}
