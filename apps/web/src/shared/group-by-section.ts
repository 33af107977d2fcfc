interface Section<Item> {
  section: string | null;
  /** With their numbers in the whole list, from zero. */
  items: { item: Item; at: number }[];
}

/** The parts of a list ("For the sauce"), in order. */
export function inSections<Item extends { section?: string | undefined }>(
  list: readonly Item[],
): Section<Item>[] {
  const sections: Section<Item>[] = [];
  list.forEach((item, at) => {
    const section = item.section ?? null;
    const open = sections.at(-1);
    if (open && open.section === section) open.items.push({ item, at });
    else sections.push({ section, items: [{ item, at }] });
  });
  return sections;
}
