interface Waiting<Item> {
  lane: string;
  item: Item;
  round: number;
}

/**
 * First in, first out within a lane and round robin between lanes, so that one person's many photos or texts do not delay
 * another's first.
 */
export class FairQueue<Item> {
  #waiting: Waiting<Item>[] = [];
  /** Round of each lane's last item; lanes without one are absent. */
  readonly #lastRounds = new Map<string, number>();
  /** Lanes that have an item at work, and may have one only. */
  readonly #busy = new Set<string>();
  readonly #oneEach: boolean;
  #round = 0;

  /** `oneEach`: a lane gets its next turn only after `release()`. */
  constructor({ oneEach = false } = {}) {
    this.#oneEach = oneEach;
  }

  get size(): number {
    return this.#waiting.length;
  }

  sizeOf(lane: string): number {
    return this.#waiting.filter((one) => one.lane === lane).length;
  }

  /** How many items could start now. */
  get startable(): number {
    if (!this.#oneEach) return this.#waiting.length;
    return new Set(this.#waiting.map(({ lane }) => lane).filter((lane) => !this.#busy.has(lane))).size;
  }

  add(lane: string, item: Item): void {
    const round = Math.max(this.#round, (this.#lastRounds.get(lane) ?? -1) + 1);
    this.#lastRounds.set(lane, round);
    const behind = this.#waiting.findLastIndex((other) => other.round <= round);
    this.#waiting.splice(behind + 1, 0, { lane, item, round });
  }

  /** Puts an item at the front, for a retry. */
  addFirst(lane: string, item: Item): void {
    this.#waiting.unshift({ lane, item, round: this.#round });
  }

  next(): Item | undefined {
    const at = this.#waiting.findIndex(({ lane }) => !this.#busy.has(lane));
    const first = this.#waiting[at];
    if (!first) return undefined;
    this.#waiting.splice(at, 1);
    this.#round = Math.max(this.#round, first.round);
    this.#forgetPastRounds(first.lane);
    if (this.#oneEach) this.#busy.add(first.lane);
    return first.item;
  }

  release(lane: string): void {
    this.#busy.delete(lane);
  }

  /** Keeps the map small: past rounds are not needed, and with an empty queue only the current lane is. */
  #forgetPastRounds(served: string): void {
    const idle = this.#waiting.length === 0;
    for (const [lane, round] of this.#lastRounds)
      if (lane !== served && (idle || round < this.#round)) this.#lastRounds.delete(lane);
  }

  remove(lane: string, item: Item): boolean {
    const at = this.#waiting.findIndex((other) => other.lane === lane && other.item === item);
    if (at < 0) return false;
    this.#waiting.splice(at, 1);
    return true;
  }

  /** Everything that waited. */
  clear(): Item[] {
    const items = this.#waiting.map(({ item }) => item);
    this.#waiting = [];
    return items;
  }
}
