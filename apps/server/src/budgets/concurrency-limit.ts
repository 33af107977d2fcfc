/** Lets a few things of each person run at once; the others of that person wait in line, and no other caller's do. */
export interface Turns {
  /** Resolves with the function that ends the turn. Undefined: too many are waiting already. */
  take(who: string): Promise<() => void> | undefined;
}

export function createTurns(atOnce: number, waitingMax: number): Turns {
  const people = new Map<string, { running: number; waiting: (() => void)[] }>();

  const begin = (who: string): (() => void) => {
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const { running, waiting } = people.get(who)!;
      const next = waiting.shift();
      if (next) return next();
      if (running === 1) people.delete(who);
      else people.set(who, { running: running - 1, waiting });
    };
  };

  return {
    take(who) {
      const person = people.get(who) ?? { running: 0, waiting: [] };
      people.set(who, person);
      if (person.running < atOnce) {
        person.running++;
        return Promise.resolve(begin(who));
      }
      if (person.waiting.length >= waitingMax) return undefined;
      return new Promise((done) => person.waiting.push(() => done(begin(who))));
    },
  };
}
