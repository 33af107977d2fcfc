import { type Random, randomOf } from './random.ts';

export const PEOPLE = 50;
/** The first of them are new in each round and pay; a person pays only once. */
export const PAYERS = 6;
const ACTIONS_EACH = 3;
const WINDOW_MS = 2_500;
const HOUR_MS = 3_600_000;

const INSTANCES = ['web 1', 'web 2', 'worker'] as const;
const LINKS = [
  'web 1 to database',
  'web 2 to database',
  'worker to database',
  'proxy to web 1',
  'proxy to web 2',
] as const;
const JUMPS = [-25, -3, -0.1, 0.1, 3, 25].map((hours) => hours * HOUR_MS);

export type InstanceName = (typeof INSTANCES)[number];
export type LinkName = (typeof LINKS)[number];

export type Fault =
  | { kind: 'kill'; what: InstanceName | 'database' | 'redis' }
  | { kind: 'pause'; what: InstanceName | 'database' | 'redis' }
  | { kind: 'cut' | 'stall'; what: LinkName }
  | { kind: 'fill'; what: 'disk' }
  | { kind: 'clock'; what: InstanceName; aheadMs: number };

export interface TimedFault {
  fault: Fault;
  /** Milliseconds after the start of the round. */
  at: number;
  lasts: number;
}

export type Action = 'scan' | 'cook' | 'tick' | 'save' | 'write' | 'pay' | 'refund';

export interface PlannedPerson {
  pays: boolean;
  actions: {
    action: Action /** Milliseconds to wait before it. */;
    after: number /** Chooses the recipe, item or amount. */;
    choice: number;
  }[];
}

export interface Plan {
  seed: number;
  faults: [TimedFault, TimedFault];
  people: PlannedPerson[];
}

/** Everything a round decides by chance: which faults, when, and who does what. */
export function planOf(seed: number): Plan {
  const random = randomOf(seed);
  const first = faultOf(random);
  let second = faultOf(random);
  while (second.what === first.what) second = faultOf(random);
  const timed = (fault: Fault): TimedFault => ({
    fault,
    at: random.whole(100, 1_200),
    lasts: random.whole(300, 2_000),
  });
  return {
    seed,
    faults: [timed(first), timed(second)],
    people: Array.from({ length: PEOPLE }, (_, at) => personOf(random, at < PAYERS)),
  };
}

function faultOf(random: Random): Fault {
  const part = () => random.pick([...INSTANCES, 'database', 'redis'] as const);
  switch (random.whole(0, 7)) {
    case 0:
    case 1:
      return { kind: 'kill', what: part() };
    case 2:
      return { kind: 'pause', what: part() };
    case 3:
      return { kind: 'cut', what: random.pick(LINKS) };
    case 4:
      return { kind: 'stall', what: random.pick(LINKS) };
    case 5:
      return { kind: 'fill', what: 'disk' };
    default:
      return { kind: 'clock', what: random.pick(INSTANCES), aheadMs: random.pick(JUMPS) };
  }
}

function personOf(random: Random, pays: boolean): PlannedPerson {
  const action = (): Action =>
    random.pick(['scan', 'scan', 'cook', 'tick', 'tick', 'save', 'write'] as const);
  const actions: Action[] = pays ? ['pay', ...(random.chance(0.3) ? (['refund'] as const) : [])] : [];
  while (actions.length < ACTIONS_EACH) actions.push(action());
  return {
    pays,
    actions: actions.map((one) => ({
      action: one,
      after: random.whole(0, WINDOW_MS / ACTIONS_EACH),
      choice: random.whole(0, 1_000_000),
    })),
  };
}

/** One line for the log: "kill web 1 at 0.3 s for 1.2 s + clock of worker +3 h at …". */
export function told({ faults }: Plan): string {
  return faults
    .map(({ fault, at, lasts }) => {
      const how = fault.kind === 'clock' ? ` by ${fault.aheadMs / HOUR_MS} h` : '';
      return `${fault.kind} ${fault.what}${how} at ${at / 1000} s for ${lasts / 1000} s`;
    })
    .join(', ');
}
