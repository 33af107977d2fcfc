/**
 * Plays a household: several devices with bad networks change one list. For tests alone. It knows nothing of how the
 * server merges; `expected` says in the simplest words what must come out.
 */

/** What devices send. */
export type Played =
  | { kind: 'add'; key: string; id: string; name: string }
  | { kind: 'tick'; key: string; id: string; parts: string[]; ticked: boolean; at: string }
  | { kind: 'remove'; key: string; parts: string[] };

interface SeenLine {
  id: string;
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
  /** May be called with a deed that was done before, at any later time. */
  deliver(device: number, deed: Played): Promise<void> | void;
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

const NAMES = ['milk', 'Milk', '2 onions', '1 onion', 'eggs', 'paper towels', '500 g flour', 'soap'];
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

/** Returns every deed that was done by anybody, in no particular order. */
export async function play({ random, devices: count, steps, newId, server }: Play): Promise<Played[]> {
  const pick = (most: number) => Math.floor(random() * most);
  const devices: Device[] = Array.from({ length: count }, () => ({
    unsent: [],
    seen: [],
    skewMs: pick(2 * SKEW_MS) - SKEW_MS,
  }));
  const done: Played[] = [];
  /** Copies that a network still carries about. */
  const stray: { device: number; deed: Played }[] = [];
  let clock = BEGAN;

  const act = (at: number): void => {
    const device = devices[at]!;
    const shown = shownOn(device);
    const line = shown[pick(shown.length)];
    const key = newId();
    const choice = random();
    let deed: Played;
    if (!line || choice < 0.35) deed = { kind: 'add', key, id: key, name: NAMES[pick(NAMES.length)]! };
    else if (choice < 0.8) {
      // Clocks of phones count in whole seconds here, so that some deeds happen at the same moment.
      const when = Math.floor((clock + device.skewMs) / 1000) * 1000;
      const { id, parts, ticked } = line;
      deed = { kind: 'tick', key, id, parts, ticked: !ticked, at: new Date(when).toISOString() };
    } else deed = { kind: 'remove', key, parts: line.parts };
    device.unsent.push(deed);
    done.push(deed);
  };
  const send = async (at: number): Promise<void> => {
    const device = devices[at]!;
    const [deed] = device.unsent;
    if (!deed) return;
    const fate = random();
    // Lost on the way there.
    if (fate < 0.2) return;
    if (fate < 0.35) stray.push({ device: at, deed });
    await server.deliver(at, deed);
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
      await server.deliver(late!.device, late!.deed);
    }
  }
  while (devices.some(({ unsent }) => unsent.length > 0)) await send(pick(count));
  for (const { device, deed } of stray) await server.deliver(device, deed);
  return done;
}

/** What a device shows: what it last saw, with its own deeds that are still to be sent. */
function shownOn({ seen, unsent }: Device): SeenLine[] {
  let lines: SeenLine[] = seen.map((line) => ({ ...line }));
  for (const deed of unsent) {
    if (deed.kind === 'add') {
      const part = `hand:${deed.id}`;
      if (!lines.some(({ parts }) => parts.includes(part)))
        lines.push({ id: deed.id, parts: [part], ticked: false });
    } else if (deed.kind === 'tick') {
      for (const line of lines) if (line.id === deed.id) line.ticked = deed.ticked;
    } else {
      lines = lines
        .map((line) => ({ ...line, parts: line.parts.filter((part) => !deed.parts.includes(part)) }))
        .filter(({ parts }) => parts.length > 0);
    }
  }
  return lines;
}

/** Each thing that was written and not taken off, with whether it is in the basket, in the order of ids. */
export function expected(done: readonly Played[]): { part: string; name: string; ticked: boolean }[] {
  return done
    .flatMap((deed) => (deed.kind === 'add' ? { part: `hand:${deed.id}`, name: deed.name } : []))
    .filter(({ part }) => !done.some((deed) => deed.kind === 'remove' && deed.parts.includes(part)))
    .map(({ part, name }) => {
      const ticks = done.flatMap((deed) => (deed.kind === 'tick' && deed.parts.includes(part) ? deed : []));
      const [last] = ticks.sort((a, b) => (a.at + a.key < b.at + b.key ? 1 : -1));
      return { part, name, ticked: last?.ticked ?? false };
    })
    .sort((a, b) => (a.part < b.part ? -1 : 1));
}

/** The same of a list's lines: a line is ticked when all of it is. */
export function partsOn(
  lines: readonly { parts: { source: string; text?: string; tick?: { ticked: boolean } }[] }[],
): { part: string; name: string; ticked: boolean }[] {
  return lines
    .flatMap(({ parts }) => parts)
    .map(({ source, text, tick }) => ({ part: source, name: text ?? '', ticked: tick?.ticked ?? false }))
    .sort((a, b) => (a.part < b.part ? -1 : 1));
}
