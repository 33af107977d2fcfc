/** Actions of one person on one day. These are assumptions: put your own figures here. */
export interface PerDay {
  scan: number;
  search: number;
  browse: number;
  recipe: number;
  write: number;
}

/** Of people who have an account, one in five comes on a day, and does then five times this. */
const PER_PERSON_AND_DAY: PerDay = { scan: 0.2, search: 0.4, browse: 1, recipe: 1, write: 0.8 };
/** The busiest hour has this many times the mean. */
const PEAK = 4;
/** Processors are kept at most this busy, so that answers stay quick. */
const BUSY = 0.5;
const DAY_SECONDS = 86_400;
/** A large machine for one PostgreSQL primary. */
const PRIMARY_CORES = 64;
const MILLION = 1_000_000;

export interface Cost {
  what: keyof PerDay;
  times: number;
  serverMs: number;
  databaseMs: number;
  wireBytes: number;
  /** PostgreSQL's write-ahead log, which replicas and backups receive. */
  logBytes: number;
  storedBytes: number;
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const ms = (value: number) => `${value.toFixed(1)} ms`;

export function costTable(costs: readonly Cost[]): string {
  const rows = costs.map(
    (cost) =>
      `| ${cost.what} | ${PER_PERSON_AND_DAY[cost.what]} | ${ms(cost.serverMs)} | ${ms(cost.databaseMs)} | ${kb(cost.wireBytes)} | ${kb(cost.logBytes)} | ${kb(cost.storedBytes)} |`,
  );
  return [
    '| action | a person and day | server | database | over the wire | log of PostgreSQL | kept |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** The sum over a person's day. */
function daily(costs: readonly Cost[], of: (cost: Cost) => number): number {
  return costs.reduce((sum, cost) => sum + of(cost) * PER_PERSON_AND_DAY[cost.what], 0);
}

/** Cores that this much processor time of a person and day needs in the busiest hour. */
function coresFor(people: number, msADay: number): number {
  return (people * (msADay / 1000) * PEAK) / DAY_SECONDS / BUSY;
}

export function needsTable(costs: readonly Cost[]): string {
  const engine = daily(costs, (cost) => (cost.what === 'scan' ? cost.serverMs : 0));
  const rest = daily(costs, (cost) => (cost.what === 'scan' ? 0 : cost.serverMs));
  const database = daily(costs, (cost) => cost.databaseMs);
  const log = daily(costs, (cost) => cost.logBytes);
  const kept = daily(costs, (cost) => cost.storedBytes);
  const writes = PER_PERSON_AND_DAY.write + PER_PERSON_AND_DAY.scan;
  const whole = (value: number) => Math.ceil(value).toLocaleString('en-US');
  const rows = [1, 10, 100].map((millions) => {
    const people = millions * MILLION;
    const cells = [
      `${millions} million`,
      `${whole(coresFor(people, engine))} cores`,
      `${whole(coresFor(people, rest))} cores`,
      `${whole(coresFor(people, database))} cores`,
      `${whole((people * writes * PEAK) / DAY_SECONDS)} a second`,
      `${((people * log) / 1e9).toFixed(0)} GB`,
      `${((people * kept * 365) / 1e12).toFixed(1)} TB`,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const wall = (PRIMARY_CORES / coresFor(1, database) / MILLION).toFixed(0);
  return [
    '| people | vision engine | everything else | database | writes in the busiest hour | log a day | kept a year |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    `A primary of ${PRIMARY_CORES} cores that answers every query by itself is full at ${wall} million people.`,
  ].join('\n');
}
