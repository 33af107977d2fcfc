import type { RecipeCard } from '@crisper/contract/recipes';
import { memo } from 'react';
import { Glass } from './glass.tsx';
import { arrange, baseOf, looksOf, ROOMS } from './layout.ts';
import { pick, seeded } from './seeded.ts';
import { Piece } from './shapes.tsx';
import { vesselOf } from './vessel-of.ts';
import { BaseLayer, VesselBody } from './vessels.tsx';

const CLOTHS = ['fill-art-cloth', 'fill-herb-soft', 'fill-honey-soft', 'fill-tomato-soft'] as const;
const WEAVES = [
  'M0 40h320M0 90h320M0 140h320M0 190h320M40 0v200M100 0v200M160 0v200M220 0v200M280 0v200',
  'M-20 40L60-40M-20 120L140-40M-20 200L220-40M40 220L300-40M120 220L360-20M200 220L360 60M280 220L360 140',
  'M0 30h320M0 100h320M0 170h320',
] as const;
const WET =
  /\b(soup|stew|chili|curry|ramen|pho|chowder|masala|dal|bisque|gumbo|goulash|broth|borscht|minestrone|gazpacho|tagine|tinga|adobo)\b/i;

export type Drawable = Pick<RecipeCard, 'id' | 'title' | 'plate' | 'equipment'>;

/** Drawing of a recipe without a photo: its ingredients on a fitting plate. The same recipe always gives the same drawing. */
export const DrawnPlate = memo(function DrawnPlate({ recipe }: { recipe: Drawable }) {
  const random = seeded(recipe.id + recipe.title);
  const cloth = pick(random, CLOTHS);
  const weave = pick(random, WEAVES);
  const glaze = Math.floor(random() * 4);
  const vessel = vesselOf(recipe.title, recipe.equipment);
  const looks = looksOf(recipe.plate);
  return (
    <svg
      viewBox="0 0 320 200"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
      className="h-full w-full"
    >
      {/* Larger than the picture, so that wide frames show cloth and no edge. */}
      <rect x="-400" y="-400" width="1120" height="1000" className={cloth} />
      <path d={weave} className="stroke-art-plate" strokeWidth="9" opacity=".16" />
      {vessel === 'glass' ? (
        <Glass looks={looks} />
      ) : (
        <Served recipe={recipe} vessel={vessel} glaze={glaze} looks={looks} random={random} />
      )}
    </svg>
  );
});

interface ServedProps {
  recipe: Drawable;
  vessel: keyof typeof ROOMS;
  glaze: number;
  looks: ReturnType<typeof looksOf>;
  random: () => number;
}

function Served({ recipe, vessel, glaze, looks, random }: ServedProps) {
  const room = ROOMS[vessel];
  const base = baseOf(looks, vessel === 'bowl' && WET.test(recipe.title));
  const placed = arrange(looks, room, random);
  return (
    <g>
      <VesselBody vessel={vessel} glaze={glaze} />
      {base && vessel !== 'board' && vessel !== 'tray' && <BaseLayer base={base} room={room} />}
      {placed.map(({ look, x, y, turn, scale }, at) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: the arrangement of one recipe never changes
          key={at}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${scale.toFixed(2)})`}
        >
          <Piece look={look} />
        </g>
      ))}
    </g>
  );
}
