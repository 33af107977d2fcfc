import { type Dish, minutesOf, the } from './dish.ts';
import type { Kind, Technique } from './kinds.ts';
import type { Item } from './role.ts';

export interface Stage {
  items: Item[];
  /** Minutes until the next foods go in, or until everything is done. */
  minutes: number;
}

/** What goes in with slower foods cooks at most this much longer than it needs. */
const OVERDONE = 1.34;
/** Fish and shellfish turn dry much sooner. */
const SEAFOOD = new Set<Kind>(['fish', 'shellfish']);
const SEAFOOD_OVERDONE = 1.15;

/** Groups foods so that all finish together: the slowest go in first. */
export function stages(items: readonly Item[], technique: Technique, closeness = 2): Stage[] {
  const sorted = [...items].sort((a, b) => minutesOf(b, technique) - minutesOf(a, technique));
  const groups: { items: Item[]; from: number }[] = [];
  for (const item of sorted) {
    const minutes = minutesOf(item, technique);
    const open = groups.at(-1);
    if (
      open &&
      open.from - minutes <= closeness &&
      open.from <= minutes * (SEAFOOD.has(item.thing.kind) ? SEAFOOD_OVERDONE : OVERDONE)
    )
      open.items.push(item);
    else groups.push({ items: [item], from: minutes });
  }
  return groups.map((group, i) => ({
    items: group.items,
    minutes: group.from - (groups[i + 1]?.from ?? 0),
  }));
}

export function minutesText(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

const WILTING = new Set<Kind>(['greens']);
const SOFTENED = new Set<Kind>(['allium', 'tomato', 'garlic', 'chili']);
const WARMED = new Set<Kind>(['cooked', 'tinnedfish', 'bean', 'small', 'accent', 'asianveg']);
const CRISP = new Set<Kind>(['brassica', 'firm', 'root']);

function doneness(items: readonly Item[]): string {
  const every = (kinds: ReadonlySet<Kind>) => items.every((item) => kinds.has(item.thing.kind));
  if (every(WILTING)) return 'until just wilted';
  if (items.some((item) => WILTING.has(item.thing.kind))) return 'until wilted and tender';
  if (items.every((item) => item.thing.kind === 'garlic')) return 'until fragrant';
  if (items.some((item) => item.thing.kind === 'potato' || item.thing.kind === 'squash')) {
    return 'until tender and browned at the edges';
  }
  if (items.every((item) => item.thing.kind === 'tomato')) return 'until soft and starting to break down';
  if (every(SOFTENED)) return 'until soft';
  if (every(WARMED)) return 'until hot through';
  return every(CRISP) ? 'until crisp-tender' : 'until tender';
}

/** Sentences for a hot pan: "Add the carrots and cook, stirring, for 4 minutes. Add the peas…" */
export function panSentences(dish: Dish, items: readonly Item[], closeness = 2): string {
  const groups = stages(items, 'saute', closeness);
  return groups
    .map((stage, i) => {
      const last = i === groups.length - 1;
      const time = minutesText(stage.minutes);
      const how = last ? `, ${doneness(stage.items)}` : '';
      if (i === 0) {
        return `Add ${the(stage.items)} and ${dish.pick('cook, stirring often,', 'cook, stirring now and then,')} for ${time}${how}.`;
      }
      return `${dish.pick('Add', 'Stir in', 'Next, add')} ${the(stage.items)} and cook ${time} more${how}.`;
    })
    .join(' ');
}

/** Sentences for a simmering pot, one per stage. */
export function potSentences(items: readonly Item[], until: string, browned?: Item): string {
  const groups = stages(items, 'simmer', 3);
  return groups
    .map((stage, i) => {
      const last = i === groups.length - 1;
      const time = minutesText(stage.minutes);
      const lead = `${adding(stage.items, browned)} and simmer${i === 0 ? '' : ' for another'}`;
      return `${lead}${i === 0 ? ' for' : ''} ${time}${last ? `, ${until}` : ''}.`;
    })
    .join(' ');
}

/** "Add the carrots"; what was browned before is not added a second time. */
export function adding(items: readonly Item[], browned?: Item): string {
  if (!browned || !items.includes(browned)) return `Add ${the(items)}`;
  const others = items.filter((item) => item !== browned);
  return `Return ${the([browned])}${others.length > 0 ? ` with ${the(others)}` : ''}`;
}
