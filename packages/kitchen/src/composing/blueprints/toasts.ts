import type { Equipment } from '@crisper/contract/vocabulary';
import { type Blueprint, castOf, role } from '../blueprint.ts';
import { NOT_RAW } from '../eaten-raw.ts';
import { unfitFor } from '../foods-by-role.ts';
import { t, titleOf } from '../saying/marks.ts';
import { atLeast, blueprint, plainSeasonings, seasonSentence } from './shared.ts';

/** Spreads that are enough for a toast without a topping. */
const FULL: ReadonlySet<string | undefined> = new Set(['avocado', 'hummus', 'freshcheese']);

function toast(id: string, equipment: Equipment, sweet: boolean): Blueprint {
  const pan = equipment === 'stovetop';
  return blueprint({
    id,
    family: sweet ? 'sweet-toast' : 'toast',
    equipment: [equipment],
    courses: sweet ? ['breakfast', 'snack'] : ['breakfast', 'lunch', 'snack'],
    hot: false,
    servings: 1,
    prep: 4,
    weight: pan ? 0.55 : 0.5,
    roles: {
      bread: role(['bread', 'roll'], 1, 1, { not: unfitFor('toast.bread') }),
      spread: sweet
        ? role(['nutbutter', 'butter', 'freshcheese', 'jam'], 1, 1, { not: unfitFor('toast.bread-2') })
        : role(['hummus', 'avocado', 'freshcheese', 'pesto', 'mayo', 'butter'], 1, 1, { share: 0.8 }),
      top: sweet
        ? role(['banana', 'berry', 'orchard', 'stonefruit'], 0, 1, {
            share: 0.5,
            cut: 'thinly sliced',
            not: unfitFor('toast.bread-3'),
          })
        : role(['tomato', 'raw', 'tinnedfish', 'cooked', 'bean', 'salad', 'greens'], 0, 2, {
            share: 0.4,
            cut: 'thinly sliced',
            not: [...unfitFor('toast.bread-4'), ...NOT_RAW],
          }),
      drizzle: sweet
        ? role('sweetener', 0, 1, { share: 0.7 })
        : role(['citrus', 'hotsauce', 'salsa'], 0, 1, { share: 0.3 }),
      extra: sweet
        ? role(['sweetspice', 'nut', 'seed'], 0, 1, { share: 0.4, not: unfitFor('toast.bread-5') })
        : role(['crumbly', 'hardcheese', 'herb'], 0, 1, { share: 0.6 }),
      ...(sweet ? {} : plainSeasonings),
    },
    suits: sweet
      ? atLeast(1, 'top', 'drizzle')
      : (cast) =>
          castOf(cast, 'top', 'drizzle', 'extra').some(({ kind }) => kind !== 'herb') ||
          FULL.has(castOf(cast, 'spread')[0]?.kind),
    write(d) {
      d.step(
        t`${pan ? '' : t`Heat the toaster oven to 425°F / 220°C. `}Toast ${d.the('bread')} ${pan ? t`in a dry skillet over medium heat` : t`in the toaster oven`} for 4 minutes, turning once, until crisp and golden.`,
      );
      d.step(
        t`Spread with ${d.the('spread')}${d.if('top', (x) => t` and lay ${x} on top`)}.${sweet ? '' : t` ${seasonSentence(d)}`} ${d.has('drizzle', 'extra') ? t`Finish with ${d.the('drizzle', 'extra')}.` : ''}`,
        {
          tip: t`Eat it while the toast is still warm and crisp.`,
        },
      );
      return {
        title: t`${titleOf([...d.all('top'), ...(d.has('top') && d.one('spread').thing.kind === 'butter' ? [] : d.all('spread'))].slice(0, 2))} Toast`,
        description: t`Crisp toast with ${d.names('spread', 'top', 'extra')}.`,
      };
    },
  });
}

export const toasts: readonly Blueprint[] = [
  toast('savory-toast', 'stovetop', false),
  toast('toaster-toast', 'toaster_oven', false),
  toast('sweet-toast', 'stovetop', true),
  toast('sweet-toaster-toast', 'toaster_oven', true),
];
