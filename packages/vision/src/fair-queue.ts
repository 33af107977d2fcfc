/** First come, first served within a scan, and in turn between scans: eight photos of one cook never block another's first. */
export class FairQueue<Item> {
  readonly #lanes = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(lane: string, item: Item): void {
    const items = this.#lanes.get(lane);
    if (items) items.push(item);
    else this.#lanes.set(lane, [item]);
    this.#size += 1;
  }

  /** Puts an item back to the front of its lane, for a second try. */
  addFirst(lane: string, item: Item): void {
    this.#lanes.set(lane, [item, ...(this.#lanes.get(lane) ?? [])]);
    this.#size += 1;
  }

  next(): Item | undefined {
    for (const [lane, items] of this.#lanes) {
      const item = items.shift();
      this.#lanes.delete(lane);
      if (items.length > 0) this.#lanes.set(lane, items);
      if (item === undefined) continue;
      this.#size -= 1;
      return item;
    }
    return undefined;
  }

  remove(lane: string, item: Item): boolean {
    const items = this.#lanes.get(lane);
    const at = items?.indexOf(item) ?? -1;
    if (!items || at < 0) return false;
    items.splice(at, 1);
    if (items.length === 0) this.#lanes.delete(lane);
    this.#size -= 1;
    return true;
  }
}
