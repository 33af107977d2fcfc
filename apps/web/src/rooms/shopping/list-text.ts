import type { ShoppingItem } from '@crisper/contract/shopping/shopping-list';
import type { ShopSection } from '@crisper/contract/vocabulary';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { bySection, SECTION_TITLES } from './shopping-state.ts';

interface How {
  sections: readonly ShopSection[] | undefined;
  system: MeasureSystem;
}

/** What is still to be bought, in plain words that any messenger can show. */
export function listText(items: readonly ShoppingItem[], { sections, system }: How): string {
  const open = items.filter(({ ticked }) => !ticked);
  return bySection(open, sections)
    .map(({ section, items: things }) =>
      [SECTION_TITLES[section], ...things.map((item) => `- ${lineText(item, system)}`)].join('\n'),
    )
    .join('\n\n');
}

function lineText({ name, amount }: ShoppingItem, system: MeasureSystem): string {
  const thing = name.charAt(0).toUpperCase() + name.slice(1);
  return amount[system] === '' ? thing : `${thing}, ${amount[system]}`;
}
