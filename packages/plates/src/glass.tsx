import type { Look } from './looks.ts';
import { Piece } from './shapes.tsx';
import { fillOf, type Tone } from './tones.ts';

const LIQUIDS: Partial<Record<Tone, Tone>> = { milk: 'rice', lime: 'leaf', 'leaf-deep': 'leaf' };

/** A drink seen from the side, with its ingredients around it. */
export function Glass({ looks }: { looks: readonly Look[] }) {
  const main = looks.find((look) => look.shape !== 'crumb' && look.tone !== 'rice' && look.tone !== 'milk');
  const tone: Tone = main ? (LIQUIDS[main.tone] ?? main.tone) : 'rice';
  const around = looks.filter((look) => !['pool', 'grain', 'strand'].includes(look.shape)).slice(0, 3);
  return (
    <g>
      <ellipse cx="162" cy="180" rx="52" ry="9" className="fill-ink" opacity=".14" />
      <path d="M178 24l26-22 5 5-24 30z" className="fill-art-tomato" />
      <path d="M118 34h84l-10 138q-1 8-9 8h-46q-8 0-9-8z" className="fill-art-glass" opacity=".9" />
      <path d="M123 52h74l-8 116q-1 6-7 6h-44q-6 0-7-6z" className={fillOf(tone)} />
      <ellipse cx="160" cy="52" rx="37" ry="8" className="fill-art-rice" opacity=".75" />
      <path
        d="M132 66l5 90"
        className="stroke-art-milk"
        strokeWidth="6"
        opacity=".35"
        strokeLinecap="round"
      />
      {around.map((look, at) => (
        <g
          key={`${look.shape} ${look.tone}`}
          transform={`translate(${[148, 82, 244][at]} ${[46, 158, 162][at]}) rotate(${at * 30 - 10}) scale(${at === 0 ? 1.2 : 1.9})`}
        >
          <Piece look={look} />
        </g>
      ))}
    </g>
  );
}
