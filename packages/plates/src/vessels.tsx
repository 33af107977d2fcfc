import { type Base, ROOMS, type Room } from './layout.ts';
import { fillOf, strokeOf } from './tones.ts';
import type { Vessel } from './vessel-of.ts';

const GLAZES = ['fill-art-glaze', 'fill-art-clay', 'fill-art-berry', 'fill-art-leaf-deep'] as const;

export function VesselBody({ vessel, glaze }: { vessel: Exclude<Vessel, 'glass'>; glaze: number }) {
  const color = GLAZES[glaze % GLAZES.length];
  const { x, y } = ROOMS[vessel];
  if (vessel === 'skillet')
    return (
      <g>
        <rect x="216" y="90" width="112" height="20" rx="10" className="fill-art-iron" />
        <circle cx="304" cy="100" r="4" className="fill-art-cloth" />
        <circle cx={x} cy={y + 7} r="82" className="fill-ink" opacity=".14" />
        <circle cx={x} cy={y} r="82" className="fill-art-iron" />
        <circle cx={x} cy={y} r="72" className="fill-art-iron-light" />
      </g>
    );
  if (vessel === 'dish')
    return (
      <g>
        <rect x="48" y="40" width="224" height="132" rx="30" className="fill-ink" opacity=".13" />
        <path d="M40 84h-8q-8 0-8 16t8 16h8zM280 84h8q8 0 8 16t-8 16h-8z" className={color} />
        <rect x="40" y="32" width="240" height="136" rx="32" className={color} />
        <rect x="54" y="44" width="212" height="112" rx="22" className="fill-art-crust" />
        <rect x="58" y="48" width="204" height="104" rx="19" className="fill-art-pasta" />
      </g>
    );
  if (vessel === 'board')
    return (
      <g>
        <rect x="46" y="38" width="228" height="136" rx="26" className="fill-ink" opacity=".13" />
        <rect x="42" y="32" width="228" height="136" rx="26" className="fill-art-wood" />
        <rect x="262" y="84" width="48" height="32" rx="16" className="fill-art-wood" />
        <circle cx="294" cy="100" r="6" className="fill-art-cloth" />
        <path
          d="M54 62q60-8 108 0t100-2M50 100q70 8 118-1t92 2M56 140q64-8 110 0t92-3"
          className="stroke-art-wood-deep"
          strokeWidth="2"
          fill="none"
          opacity=".45"
        />
      </g>
    );
  if (vessel === 'tray')
    return (
      <g>
        <rect x="36" y="32" width="250" height="146" rx="14" className="fill-ink" opacity=".13" />
        <rect x="34" y="26" width="252" height="148" rx="14" className="fill-art-steel" />
        <rect x="44" y="36" width="232" height="128" rx="8" className="fill-art-parchment" />
        <path d="M44 44l12-8M264 36l12 10M44 154l10 10" className="stroke-art-plate-rim" strokeWidth="2" />
      </g>
    );
  if (vessel === 'bowl')
    return (
      <g>
        <circle cx={x} cy={y + 7} r="85" className="fill-ink" opacity=".12" />
        <circle cx={x} cy={y} r="85" className={color} />
        <circle cx={x} cy={y} r="79" className="fill-art-milk" opacity=".18" />
        <circle cx={x} cy={y} r="73" className="fill-art-rice" />
      </g>
    );
  if (vessel === 'cup')
    return (
      <g>
        <circle cx={x} cy={y + 8} r="80" className="fill-ink" opacity=".1" />
        <circle cx={x} cy={y + 2} r="80" className="fill-art-plate" />
        <circle cx={x} cy={y + 2} r="64" className="fill-art-plate-rim" opacity=".7" />
        <circle cx={x} cy={y} r="55" className={color} />
        <circle cx={x} cy={y} r="48" className="fill-art-rice" />
      </g>
    );
  return (
    <g>
      <circle cx={x} cy={y + 8} r="86" className="fill-ink" opacity=".1" />
      <circle cx={x} cy={y + 1} r="86" className="fill-art-plate" />
      <circle
        cx={x}
        cy={y + 1}
        r="80"
        className={strokeOf('crust')}
        strokeWidth="1.4"
        fill="none"
        opacity=".55"
      />
      <circle cx={x} cy={y + 1} r="66" className="fill-art-plate-rim" opacity=".55" />
      <circle cx={x} cy={y + 2} r="62" className="fill-art-plate" />
    </g>
  );
}

const MARKS = Array.from({ length: 70 }, (_, at) => {
  const far = Math.sqrt((at + 0.5) / 70);
  return { x: Math.cos(at * 2.39996) * far, y: Math.sin(at * 2.39996) * far, turn: (at * 67) % 180 };
});

/** Sauce, grains or noodles that cover the bottom of the vessel. */
export function BaseLayer({ base, room }: { base: Base; room: Room }) {
  const spread = room.square ? 1.02 : 1.06;
  const shape = room.square ? (
    <rect
      x={room.x - room.rx * 1.12}
      y={room.y - room.ry * 0.96}
      width={room.rx * 2.24}
      height={room.ry * 1.92}
      rx="18"
      className={fillOf(base.tone)}
    />
  ) : (
    <ellipse
      cx={room.x}
      cy={room.y}
      rx={room.rx * spread}
      ry={room.ry * spread}
      className={fillOf(base.tone)}
    />
  );
  return (
    <g>
      {shape}
      {base.kind === 'grain' &&
        MARKS.map(({ x, y, turn }) => (
          <ellipse
            key={`${x}`}
            transform={`translate(${room.x + x * room.rx} ${room.y + y * room.ry * (room.square ? 0.85 : 1)}) rotate(${turn})`}
            rx="4"
            ry="1.7"
            className={turn % 2 ? fillOf(base.second) : 'fill-art-crust'}
            opacity={turn % 2 ? 1 : 0.35}
          />
        ))}
      {base.kind === 'strand' &&
        [10, 20, 30, 40, 50].map((size) => (
          <path
            key={size}
            d={`M${room.x - size} ${room.y + size * 0.3}q${size * 0.4}-${size} ${size}-${size * 0.5}t${size} ${size * 0.2}q-${size * 0.3} ${size * 0.9}-${size} ${size * 0.7}t-${size * 0.9}-${size * 0.2}`}
            className={strokeOf(base.second)}
            strokeWidth="2.2"
            fill="none"
            opacity=".65"
            strokeLinecap="round"
          />
        ))}
      {base.kind === 'pool' && (
        <path
          d={`M${room.x - room.rx * 0.7} ${room.y - room.ry * 0.1}q${room.rx * 0.3}-${room.ry * 0.7} ${room.rx * 0.9}-${room.ry * 0.5}M${room.x + room.rx * 0.1} ${room.y + room.ry * 0.75}q${room.rx * 0.5}-${room.ry * 0.05} ${room.rx * 0.6}-${room.ry * 0.5}`}
          className={strokeOf(base.second)}
          strokeWidth="4"
          fill="none"
          opacity=".5"
          strokeLinecap="round"
        />
      )}
    </g>
  );
}
