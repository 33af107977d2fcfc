interface Waiting<Item> {
  lane: string;
  item: Item;
  round: number;
}

/** First come, first served within a scan, and in turn between scans: eight photos of one cook never block another's first. */
export class FairQueue<Item> {
  #waiting: Waiting<Item>[] = [];
  /** The round each lane was last given a place in. A lane that is not here has not had its turn in this round. */
  readonly #lastRounds = new Map<string, number>();
  #round = 0;

  get size(): number {
    return this.#waiting.length;
  }

  add(lane: string, item: Item): void {
    const round = Math.max(this.#round, (this.#lastRounds.get(lane) ?? -1) + 1);
    this.#lastRounds.set(lane, round);
    const behind = this.#waiting.findLastIndex((other) => other.round <= round);
    this.#waiting.splice(behind + 1, 0, { lane, item, round });
  }

  /** Puts an item back to the front, for a second try. */
  addFirst(lane: string, item: Item): void {
    this.#waiting.unshift({ lane, item, round: this.#round });
  }

  next(): Item | undefined {
    const first = this.#waiting.shift();
    if (!first) return undefined;
    this.#round = first.round;
    this.#forgetTurnsExceptOf(first.lane);
    return first.item;
  }

  /** Past rounds change nothing any more, and with nobody waiting only the lane being served has had its turn. */
  #forgetTurnsExceptOf(served: string): void {
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
}
