interface FridgeArtProps {
  /** The marks land one after another, as in a scan. */
  scans?: boolean;
}

const LANDS = 'origin-center animate-land [transform-box:fill-box]';

/** The open fridge of the hero: an SVG, so that it needs no image request and follows the theme. */
export function FridgeArt({ scans = false }: FridgeArtProps) {
  const lands = (delay: string) => (scans ? `${LANDS} ${delay}` : '');
  return (
    <svg viewBox="0 0 480 520" aria-hidden="true" className="h-auto w-full">
      <rect x="84" y="494" width="44" height="20" rx="8" className="fill-art-leaf-deep" />
      <rect x="352" y="494" width="44" height="20" rx="8" className="fill-art-leaf-deep" />
      <rect x="36" y="16" width="408" height="488" rx="44" className="fill-art-shell" />
      <rect x="46" y="26" width="388" height="468" rx="36" className="fill-art-leaf" opacity="0.16" />
      <rect x="60" y="40" width="360" height="440" rx="26" className="fill-art-inside" />
      <path d="M150 40h180l40 150H110z" className="fill-art-light" opacity="0.8" />
      <rect x="206" y="40" width="68" height="9" rx="4.500" className="fill-honey" />
      <TopShelf />
      <MiddleShelf />
      <Drawer />
      <Found x={162} y={122} width={122} height={66} className={lands('[animation-delay:500ms]')} />
      <Found x={80} y={228} width={118} height={86} className={lands('[animation-delay:900ms]')} />
      <Found x={186} y={338} width={108} height={66} className={lands('[animation-delay:1300ms]')} />
    </svg>
  );
}

interface FoundProps {
  x: number;
  y: number;
  width: number;
  height: number;
  className: string;
}

/** The corners that mark a recognized food. */
function Found({ x, y, width, height, className }: FoundProps) {
  const right = x + width;
  const bottom = y + height;
  const corners = `M${x} ${y + 14}V${y + 6}q0-6 6-6h8M${right - 14} ${y}h8q6 0 6 6v8M${right} ${bottom - 14}v8q0 6-6 6h-8M${x + 14} ${bottom}h-8q-6 0-6-6v-8`;
  return (
    <path
      d={corners}
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
      className={`stroke-herb ${className}`}
    />
  );
}

function TopShelf() {
  return (
    <g>
      <path
        d="M88 112l27-28 27 28v70H88z"
        className="fill-art-milk stroke-art-shelf"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M88 112h54" className="stroke-art-shelf" strokeWidth="2" />
      <rect x="88" y="132" width="54" height="26" className="fill-art-leaf" />
      <path d="M108 152c0-9 6-14 16-14 0 9-6 14-16 14z" className="fill-art-milk" />
      <g className="fill-art-egg">
        <ellipse cx="190" cy="152" rx="15" ry="19" />
        <ellipse cx="223" cy="152" rx="15" ry="19" />
        <ellipse cx="256" cy="152" rx="15" ry="19" />
      </g>
      <path d="M168 158h110l-6 24h-98z" className="fill-art-crust" />
      <path d="M302 182v-18l70-34q22 10 22 34v18z" className="fill-art-lemon" />
      <path d="M302 164h92" className="stroke-art-carrot" strokeWidth="2" opacity="0.5" />
      <circle cx="346" cy="173" r="4.500" className="fill-art-carrot" opacity="0.55" />
      <circle cx="372" cy="153" r="6" className="fill-art-carrot" opacity="0.55" />
      <circle cx="326" cy="172" r="3" className="fill-art-carrot" opacity="0.55" />
      <rect x="60" y="182" width="360" height="9" className="fill-art-shelf" />
    </g>
  );
}

function Tomato({ cx, cy, r }: { cx: number; cy: number; r: number }) {
  return (
    <g>
      <ellipse cx={cx} cy={cy} rx={r * 1.08} ry={r} className="fill-art-tomato" />
      <path
        d={`M${cx + r * 0.5} ${cy + r * 0.75}a${r} ${r} 0 0 0 ${r * 0.5} -${r * 0.9}`}
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-art-tomato-deep"
      />
      <path
        d={`M${cx} ${cy - r - 5}v7m0 0l-11 4m11-4l11 4m-11-4l-5 9m5-9l5 9`}
        fill="none"
        strokeWidth="3.500"
        strokeLinecap="round"
        className="stroke-art-leaf-deep"
      />
    </g>
  );
}

function MiddleShelf() {
  return (
    <g>
      <Tomato cx={139} cy={262} r={22} />
      <Tomato cx={112} cy={289} r={23} />
      <Tomato cx={164} cy={289} r={23} />
      <g className="fill-art-lemon">
        <path d="M210 294q4-22 27-22 20 0 25 14 5 2 6 8-1 6-6 8-5 10-25 10-23 0-27-18z" />
      </g>
      <path
        d="M224 286q8-8 18-6"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-art-milk"
        opacity="0.7"
      />
      <g className="fill-art-berry">
        <circle cx="306" cy="264" r="10" />
        <circle cx="326" cy="258" r="11" />
        <circle cx="347" cy="262" r="11" />
        <circle cx="367" cy="265" r="9" />
        <circle cx="316" cy="268" r="8" />
        <circle cx="337" cy="250" r="9" />
      </g>
      <path
        d="M288 266h98q0 46-34 46h-30q-34 0-34-46z"
        className="fill-art-glass stroke-art-shelf"
        strokeWidth="2"
      />
      <rect x="60" y="312" width="360" height="9" className="fill-art-shelf" />
    </g>
  );
}

function Drawer() {
  return (
    <g>
      <g className="fill-art-leaf">
        <path d="M196 408c-16-22-6-48 12-52 4-14 28-18 36-4 18-6 34 8 30 24 14 10 10 30-6 36z" />
      </g>
      <path
        d="M240 410c-4-22-2-36 4-52M240 392c-10-6-18-14-22-22M242 384c8-6 16-14 20-22"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-art-leaf-deep"
      />
      <g className="fill-art-carrot">
        <path d="M92 384c18-16 44-8 92 34-52 6-92-6-92-34z" />
        <path d="M92 420c14-18 40-14 92 8-44 20-88 14-92-8z" />
      </g>
      <path
        d="M94 384c-8-10-12-18-10-28m10 28c-4-12-2-22 6-30m-4 30c2-10 10-16 18-18"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-art-leaf"
      />
      <path
        d="M316 420c-14-34 0-56 22-52 10-8 26-6 32 2 20 2 26 26 10 52-18 12-50 12-64-2z"
        className="fill-art-tomato"
      />
      <path
        d="M346 370c0-10 4-16 12-18"
        fill="none"
        strokeWidth="6"
        strokeLinecap="round"
        className="stroke-art-leaf-deep"
      />
      <path d="M74 396h332v56q0 16-16 16H90q-16 0-16-16z" className="fill-art-glass" opacity="0.72" />
      <rect x="74" y="392" width="332" height="8" rx="4" className="fill-art-shelf" />
      <rect x="198" y="424" width="84" height="12" rx="6" className="fill-art-shelf" />
    </g>
  );
}
