import type { Equipment } from '@crisper/contract/vocabulary';
import { type Blueprint, role } from '../blueprint.ts';
import { unfitFor } from '../foods-by-role.ts';
import { t, titleOf } from '../saying/marks.ts';
import { atLeast, blueprint } from './shared.ts';

function porridge(id: string, equipment: Equipment): Blueprint {
  const wave = equipment === 'microwave';
  return blueprint({
    id,
    family: 'breakfast-bowl',
    equipment: [equipment],
    courses: ['breakfast'],
    servings: 1,
    prep: 3,
    weight: wave ? 0.65 : 0.75,
    roles: {
      oats: role('oats', 1, 1),
      liquid: role(['milk', 'water'], 1, 1, { grams: 245, ranked: true, not: unfitFor('porridge.liquid') }),
      fruit: role(['banana', 'berry', 'orchard', 'stonefruit', 'driedfruit'], 0, 2, {
        share: 0.6,
        not: unfitFor('porridge.fruit'),
      }),
      top: role(['nut', 'nutbutter', 'seed'], 0, 1, { not: unfitFor('porridge.top') }),
      sweet: role(['sweetener', 'sugar'], 0, 1),
      spice: role(['sweetspice', 'cocoa'], 0, 1, { share: 0.6 }),
      salt: role('salt', 0, 1, { grams: 0.8 }),
    },
    suits: atLeast(1, 'fruit', 'top', 'spice', 'sweet'),
    write(d) {
      const also = d.the('spice', 'salt');
      if (wave)
        d.step(
          t`Stir ${d.the('oats')} and ${d.the('liquid')}${also ? t` with ${also}` : ''} in a deep microwave-safe bowl. Microwave on high for 2 minutes, stir, and microwave for 1 minute more, until thick.`,
          { tip: t`Use a bowl twice as big as seems right: oats boil over.` },
        );
      else
        d.step(
          t`Bring ${d.the('liquid')} to a simmer in a small pot over medium heat. Stir in ${d.the('oats', 'spice', 'salt')} and cook for 5 minutes, stirring often, until thick and creamy.`,
          { looks: t`A spoon leaves a trail on the bottom of the pot.` },
        );
      d.step(
        t`Let stand for 1 minute. ${d.has('fruit', 'top', 'sweet') ? t`Top with ${d.the('fruit', 'top', 'sweet')}.` : ''}`,
      );
      return {
        title: t`${wave ? t`Microwave ` : ''}${d.has('fruit', 'top', 'spice') ? titleOf(d.all('fruit', 'top', 'spice').slice(0, 2)) : t`Creamy`} Oatmeal`,
        description: t`Creamy oatmeal${d.has('fruit', 'top') ? t` with ${d.names('fruit', 'top')}` : ''}, ${wave ? t`from the microwave in three minutes` : t`stirred until it is thick`}.`,
      };
    },
  });
}

export const porridges: readonly Blueprint[] = [
  porridge('oatmeal', 'stovetop'),
  porridge('microwave-oatmeal', 'microwave'),
];
