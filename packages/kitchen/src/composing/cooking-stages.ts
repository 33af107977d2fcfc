import { type Dish, minutesOf } from './dish.ts';
import type { Kind, Technique } from './kinds.ts';
import type { Item } from './role.ts';
import { t, the } from './saying/marks.ts';

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
  return minutes === 1 ? t`1 minute` : t`${minutes} minutes`;
}

const WILTING = new Set<Kind>(['greens']);
const SOFTENED = new Set<Kind>(['allium', 'tomato', 'garlic', 'chili']);
const WARMED = new Set<Kind>(['cooked', 'tinnedfish', 'bean', 'small', 'accent', 'asianveg']);
const CRISP = new Set<Kind>(['brassica', 'firm', 'root']);

function doneness(items: readonly Item[]): string {
  const every = (kinds: ReadonlySet<Kind>) => items.every((item) => kinds.has(item.thing.kind));
  if (every(WILTING)) return t`until just wilted`;
  if (items.some((item) => WILTING.has(item.thing.kind))) return t`until wilted and tender`;
  if (items.every((item) => item.thing.kind === 'garlic')) return t`until fragrant`;
  if (items.some((item) => item.thing.kind === 'potato' || item.thing.kind === 'squash')) {
    return t`until tender and browned at the edges`;
  }
  if (items.every((item) => item.thing.kind === 'tomato')) return t`until soft and starting to break down`;
  if (every(SOFTENED)) return t`until soft`;
  if (every(WARMED)) return t`until hot through`;
  return every(CRISP) ? t`until crisp-tender` : t`until tender`;
}

/** Sentences for a hot pan: "Add the carrots and cook, stirring, for 4 minutes. Add the peas…" */
export function panSentences(dish: Dish, items: readonly Item[], closeness = 2): string {
  const groups = stages(items, 'saute', closeness);
  return groups
    .map((stage, i) => {
      const last = i === groups.length - 1;
      const time = minutesText(stage.minutes);
      const how = last ? t`, ${doneness(stage.items)}` : '';
      if (i === 0) {
        return t`Add ${the(stage.items)} and ${dish.pick(t`cook, stirring often,`, t`cook, stirring now and then,`)} for ${time}${how}.`;
      }
      const added = the(stage.items);
      return t`${dish.pick(t`Add ${added}`, t`Stir in ${added}`, t`Next, add ${added}`)} and cook ${time} more${how}.`;
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
      const added = adding(stage.items, browned);
      const end = last ? t`, ${until}` : '';
      return i === 0
        ? t`${added} and simmer for ${time}${end}.`
        : t`${added} and simmer for another ${time}${end}.`;
    })
    .join(' ');
}

/** "Add the carrots"; what was browned before is not added a second time. */
export function adding(items: readonly Item[], browned?: Item): string {
  if (!browned || !items.includes(browned)) return t`Add ${the(items)}`;
  const others = items.filter((item) => item !== browned);
  return t`Return ${the([browned])}${others.length > 0 ? t` with ${the(others)}` : ''}`;
}
