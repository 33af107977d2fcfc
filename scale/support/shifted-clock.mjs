import { readFileSync } from 'node:fs';

// Loaded before a server under test. Its clock is ahead by the milliseconds in CLOCK_FILE, which is read at the start and
// again on SIGUSR2. Timers are not moved, as with a real clock that is set.
const Real = Date;
let ahead = 0;
const read = () => {
  try {
    ahead = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
  } catch {
    ahead = 0;
  }
};
read();
process.on('SIGUSR2', read);

const now = () => Real.now() + ahead;
globalThis.Date = new Proxy(Real, {
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
  apply: () => new Real(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
