/** Work that waits, in turns between lanes and one at a time of each lane, so that no caller's pile delays another. */
export class FairLanes<Item> {
  /** In the order of their turns. */
  readonly #lanes = new Map<string, Item[]>();
  readonly #busy = new Set<string>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** How many lanes have something that could start now. */
  get lanesFree(): number {
    return [...this.#lanes.keys()].filter((lane) => !this.#busy.has(lane)).length;
  }

  sizeOf(lane: string): number {
    return this.#lanes.get(lane)?.length ?? 0;
  }

  add(lane: string, item: Item): void {
    const items = this.#lanes.get(lane);
    if (items) items.push(item);
    else this.#lanes.set(lane, [item]);
    this.#size += 1;
  }

  /** The lane is busy until it is released. */
  next(): Item | undefined {
    for (const [lane, items] of this.#lanes) {
      if (this.#busy.has(lane)) continue;
      const item = items.shift();
      this.#lanes.delete(lane);
      if (items.length > 0) this.#lanes.set(lane, items);
      this.#busy.add(lane);
      this.#size -= 1;
      return item;
    }
    return undefined;
  }

  release(lane: string): void {
    this.#busy.delete(lane);
  }

  /** Everything that waited. */
  clear(): Item[] {
    const items = [...this.#lanes.values()].flat();
    this.#lanes.clear();
    this.#size = 0;
    return items;
  }
}
