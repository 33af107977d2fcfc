/**
 * Plays a household: several devices with bad networks change one list. For tests alone. It knows nothing of how the
 * server merges; `expected` says in the simplest words what must come out.
 */

/** What devices send. */
export type Played =
  | { kind: 'add'; key: string; id: string; name: string }
  | { kind: 'tick'; key: string; id: string; parts: string[]; ticked: boolean; at: string }
  | { kind: 'amount'; key: string; parts: string[]; amount: string | null; at: string }
  | {
      kind: 'move';
      key: string;
      thing: { key: string } | { written: string };
      list: string | null;
      at: string;
    }
  | { kind: 'remove'; key: string; parts: string[] };

interface SeenLine {
  id: string;
  /** Empty until the server has told. */
  key: string;
  name: string;
  parts: string[];
  ticked: boolean;
}

interface Device {
  /** Sent in order; the first again and again until it is answered. */
  unsent: Played[];
  /** As the server last told. */
  seen: readonly SeenLine[];
  /** This clock is wrong by that much. */
  skewMs: number;
}

export interface Server {
  /** May be called with a change that was done before, at any later time. */
  deliver(device: number, change: Played): Promise<void> | void;
  list(device: number): Promise<SeenLine[]> | SeenLine[];
}

/** Numbers from 0 up to 1, the same for the same seed. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What is written, and which thing that is. */
const THINGS: Readonly<Record<string, string>> = {
  milk: 'milk',
  Milk: 'milk',
  '2 onions': 'onion',
  '1 onion': 'onion',
  eggs: 'egg',
  'paper towels': 'paper towels',
  '500 g flour': 'flour',
  soap: 'soap',
};
const NAMES = Object.keys(THINGS);
const AMOUNTS = ['1', '3', '2 kg', '250 g', 'a big bag', null];
export const LISTS = ['11111111-0000-4000-8000-000000000001', '11111111-0000-4000-8000-000000000002', null];
/** Days before now, so that no clock is ahead of the server's, whatever its skew. */
const BEGAN = Date.parse('2026-01-05T10:00:00Z');
const SKEW_MS = 120_000;

interface Play {
  random: () => number;
  devices: number;
  steps: number;
  newId: () => string;
  server: Server;
}

/** Returns every change that was done by anybody, in no particular order. */
export async function play({ random, devices: count, steps, newId, server }: Play): Promise<Played[]> {
  const pick = (most: number) => Math.floor(random() * most);
  const devices: Device[] = Array.from({ length: count }, () => ({
    unsent: [],
    seen: [],
    skewMs: pick(2 * SKEW_MS) - SKEW_MS,
  }));
  const done: Played[] = [];
  /** Copies that a network still carries about. */
  const stray: { device: number; change: Played }[] = [];
  let clock = BEGAN;

  const act = (at: number): void => {
    const device = devices[at]!;
    const shown = shownOn(device);
    const line = shown[pick(shown.length)];
    const key = newId();
    const choice = random();
    // Clocks of phones count in whole seconds here, so that some changes happen at the same moment.
    const when = new Date(Math.floor((clock + device.skewMs) / 1000) * 1000).toISOString();
    let change: Played;
    if (!line || choice < 0.35) change = { kind: 'add', key, id: key, name: NAMES[pick(NAMES.length)]! };
    else if (choice < 0.6)
      change = { kind: 'tick', key, id: line.id, parts: line.parts, ticked: !line.ticked, at: when };
    else if (choice < 0.75)
      change = { kind: 'amount', key, parts: line.parts, amount: AMOUNTS[pick(AMOUNTS.length)]!, at: when };
    else if (choice < 0.85) {
      const thing = line.key === '' ? { written: line.name } : { key: line.key };
      change = { kind: 'move', key, thing, list: LISTS[pick(LISTS.length)]!, at: when };
    } else change = { kind: 'remove', key, parts: line.parts };
    device.unsent.push(change);
    done.push(change);
  };
  const send = async (at: number): Promise<void> => {
    const device = devices[at]!;
    const [change] = device.unsent;
    if (!change) return;
    const fate = random();
    // Lost on the way there.
    if (fate < 0.2) return;
    if (fate < 0.35) stray.push({ device: at, change });
    await server.deliver(at, change);
    // The answer is lost on the way back, so it will be sent again.
    if (fate > 0.85) return;
    device.unsent.shift();
    device.seen = await server.list(at);
  };

  for (let step = 0; step < steps; step++) {
    clock += pick(3) * 500;
    const at = pick(count);
    const choice = random();
    if (choice < 0.5) act(at);
    else if (choice < 0.85) await send(at);
    else if (choice < 0.95) devices[at]!.seen = await server.list(at);
    else if (stray.length > 0) {
      const [late] = stray.splice(pick(stray.length), 1);
      await server.deliver(late!.device, late!.change);
    }
  }
  while (devices.some(({ unsent }) => unsent.length > 0)) await send(pick(count));
  for (const { device, change } of stray) await server.deliver(device, change);
  return done;
}

/** What a device shows: what it last saw, with its own changes that are still to be sent. */
function shownOn({ seen, unsent }: Device): SeenLine[] {
  let lines: SeenLine[] = seen.map((line) => ({ ...line }));
  for (const change of unsent) {
    if (change.kind === 'add') {
      const part = `hand:${change.id}`;
      if (!lines.some(({ parts }) => parts.includes(part)))
        lines.push({ id: change.id, key: '', name: change.name, parts: [part], ticked: false });
    } else if (change.kind === 'tick') {
      for (const line of lines) if (line.id === change.id) line.ticked = change.ticked;
    } else if (change.kind === 'remove') {
      lines = lines
        .map((line) => ({ ...line, parts: line.parts.filter((part) => !change.parts.includes(part)) }))
        .filter(({ parts }) => parts.length > 0);
    }
  }
  return lines;
}

interface PlayedPart {
  part: string;
  name: string;
  ticked: boolean;
  /** As a member changed it; null: as it was written. */
  amount: string | null;
}

type Kind<Name> = Extract<Played, { kind: Name }>;

/** The change that was done last, of the same moment the one with the greatest key. */
function last<ListChange extends { at: string; key: string }>(
  changes: readonly ListChange[],
): ListChange | undefined {
  return [...changes].sort((a, b) => (a.at + a.key < b.at + b.key ? 1 : -1))[0];
}

/** Each thing that was written and not taken off, how much of it, and whether it is in the basket, in the order of ids. */
export function expected(done: readonly Played[]): PlayedPart[] {
  const ticks = done.filter((change): change is Kind<'tick'> => change.kind === 'tick');
  const amounts = done.filter((change): change is Kind<'amount'> => change.kind === 'amount');
  const about = <ListChange extends { parts: string[] }>(changes: readonly ListChange[], part: string) =>
    changes.filter(({ parts }) => parts.includes(part));
  return done
    .flatMap((change) => (change.kind === 'add' ? { part: `hand:${change.id}`, name: change.name } : []))
    .filter(({ part }) => !done.some((change) => change.kind === 'remove' && change.parts.includes(part)))
    .map(({ part, name }) => ({
      part,
      name,
      ticked: last(about(ticks, part))?.ticked ?? false,
      amount: last(about(amounts, part))?.amount ?? null,
    }))
    .sort((a, b) => (a.part < b.part ? -1 : 1));
}

/** The list of every thing that was moved, whether it is wanted now or not. */
export function expectedHomes(done: readonly Played[]): Record<string, string | null> {
  const moves = done.filter((change): change is Kind<'move'> => change.kind === 'move');
  const keyOf = ({ thing }: Kind<'move'>) => ('key' in thing ? thing.key : THINGS[thing.written]!);
  const keys = [...new Set(moves.map(keyOf))].sort();
  return Object.fromEntries(
    keys.map((key) => [key, last(moves.filter((move) => keyOf(move) === key))!.list]),
  );
}

interface Part {
  source: string;
  text?: string;
  tick?: { ticked: boolean };
  amount?: { text: string | null };
}

/** The same of a list's lines: a line is ticked when all of it is. */
export function partsOn(lines: readonly { parts: Part[] }[]): PlayedPart[] {
  return lines
    .flatMap(({ parts }) => parts)
    .map(({ source, text, tick, amount }) => ({
      part: source,
      name: text ?? '',
      ticked: tick?.ticked ?? false,
      amount: amount?.text ?? null,
    }))
    .sort((a, b) => (a.part < b.part ? -1 : 1));
}
