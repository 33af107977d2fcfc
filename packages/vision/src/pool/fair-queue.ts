interface Waiting<Item> {
  lane: string;
  item: Item;
  round: number;
}

/** First in, first out within a lane and round robin between lanes, so that one person's many photos do not delay another's first. */
export class FairQueue<Item> {
  #waiting: Waiting<Item>[] = [];
  /** Round of each lane's last item; lanes without one are absent. */
  readonly #lastRounds = new Map<string, number>();
  #round = 0;

  get size(): number {
    return this.#waiting.length;
  }

  waitingIn(lane: string): number {
    return this.#waiting.filter((one) => one.lane === lane).length;
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
    const first = this.#waiting.shift();
    if (!first) return undefined;
    this.#round = first.round;
    this.#forgetPastRounds(first.lane);
    return first.item;
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
}
