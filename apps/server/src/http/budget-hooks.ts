import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cost } from '@crisper/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Budgets, Kind, Spender } from '../budgets/budgets.ts';
import { createTurns, type Turns } from '../budgets/concurrency-limit.ts';
import type { Spending } from '../budgets/spending.ts';
import { Problem } from '../problem.ts';
import { networkOf } from './network-of.ts';

/** The least that a request costs, in milliseconds of processor time: parsing, a statement or two, the answer. */
const BASE_MS = 2;
const HEAVY_BASE_MS = 20;
/**
 * The time that a handler takes is charged up to this much, because most of it is the database's work for this request.
 * It is also longer on a busy machine, and that is not the person's doing.
 */
const HANDLED_MAX_MS = 50;
/** Bytes read or written in a millisecond of processor time. */
const BYTES_PER_MS = 25_000;
/**
 * Of a file that is only handed on, in pieces: there is nothing in it to parse. Packing a download takes up to four times
 * as long as this, but cannot be had often: exports are counted by the hour, and of bytes only one megabyte a second comes
 * back, which is less than half of what the processor's allowance gives. What a job does with an uploaded file is bounded by
 * the job: one file at a time, and ten minutes for its photos.
 */
const STREAMED_BYTES_PER_MS = 100_000;
/** Who is over budget waits this long for an answer. An attacker who sends again at once gains nothing by it. */
const WAIT_MAX_MS = 2_000;
/** A page asks for about ten things at once. */
const AT_ONCE = 8;
const HEAVY_AT_ONCE = 1;
/** Who has used most of their budget asks for one thing after another. */
const LOW_AT_ONCE = 1;
const WAITING_MAX = 100;

declare module 'fastify' {
  interface FastifyRequest {
    spending: Spending | null;
  }
  interface FastifyContextConfig {
    cost?: Cost;
    /** Large bodies or downloads. */
    large?: boolean;
    /** A file that is handed on as it comes, or a download. */
    streamed?: boolean;
    /** For the machines that watch over the server. */
    free?: boolean;
  }
}

interface Options {
  /** Tests do not wait. */
  waitMaxMs?: number;
}

/**
 * The one place where requests are charged. Before its body is read, a request waits for its turn and for its budget;
 * after its answer, what it used is taken from the person and the network.
 */
export function installBudgets(
  app: FastifyInstance,
  budgets: Budgets,
  { waitMaxMs = WAIT_MAX_MS }: Options = {},
): void {
  const turns = createTurns(AT_ONCE, WAITING_MAX);
  const heavyTurns = createTurns(HEAVY_AT_ONCE, WAITING_MAX);
  const lowTurns = createTurns(LOW_AT_ONCE, WAITING_MAX);
  /** Ends of turns, for requests that are being answered. */
  const ends = new WeakMap<FastifyRequest, () => void>();
  /** Bytes of each connection that were charged; a part of a body may arrive together with the head. */
  const counted = new WeakMap<Socket, number>();

  const takeTurn = async (of: Turns, person: string, reply: FastifyReply): Promise<() => void> => {
    const turn = of.take(person);
    if (!turn) {
      await pause(waitMaxMs);
      throw refusal(waitMaxMs);
    }
    const end = await turn;
    reply.raw.once('close', end).once('finish', end);
    // Who has left while waiting is not told of these events any more.
    if (reply.raw.closed) end();
    return end;
  };

  const assertBudget = async (spender: Spender, kinds: readonly Kind[]): Promise<void> => {
    const wait = () => Math.max(...kinds.map((kind) => budgets.waitMs(spender, kind)));
    const first = wait();
    if (first === 0) return;
    await pause(Math.min(first, waitMaxMs));
    const left = wait();
    if (left > 0) throw refusal(left);
  };

  /** When the handlers of requests began. */
  const begun = new WeakMap<FastifyRequest, number>();

  app.decorateRequest('spending', null);
  app.addHook('preParsing', async (request, reply, payload) => {
    const { cost, large, streamed, quiet, free } = request.routeOptions.config;
    if (quiet || free) return payload;
    const spender = spenderOf(request);
    const { socket } = request.raw;
    const processor = cost === 'processor' ? HEAVY_BASE_MS : BASE_MS;
    const spending: Spending = { processor, vision: 0, bytes: 0 };
    request.spending = spending;
    const kinds: Kind[] = ['processor'];
    if (cost === 'vision') kinds.push('vision');
    if (large) kinds.push('bytes');
    const { person } = spender;
    if (person !== undefined) ends.set(request, await takeTurn(turns, person, reply));
    await assertBudget(spender, kinds);
    if (person !== undefined && cost === 'processor') await takeTurn(heavyTurns, person, reply);
    else if (person !== undefined && cost !== 'vision' && budgets.isLow(person, 'processor')) {
      const [end, endOfLow] = [ends.get(request)!, await takeTurn(lowTurns, person, reply)];
      ends.set(request, () => {
        endOfLow();
        end();
      });
    }

    const perMs = streamed ? STREAMED_BYTES_PER_MS : BYTES_PER_MS;
    let charged = false;
    const charge = (): void => {
      if (charged) return;
      charged = true;
      const bytes = bytesOf(socket) - (counted.get(socket) ?? 0);
      counted.set(socket, bytesOf(socket));
      budgets.spend(spender, 'processor', spending.processor + bytes / perMs);
      if (spending.vision > 0) budgets.spend(spender, 'vision', spending.vision);
      if (bytes > 0) budgets.spend(spender, 'bytes', bytes);
    };
    reply.raw.once('close', charge).once('finish', charge);
    return payload;
  });
  app.addHook('preHandler', (request, _reply, done) => {
    // A scan mostly waits for the vision engine, which is charged by itself.
    if (request.spending && request.routeOptions.config.cost !== 'vision')
      begun.set(request, performance.now());
    done();
  });
  // A stream may last for hours: its turn ends when it begins.
  app.addHook('onSend', async (request) => {
    ends.get(request)?.();
    const { spending } = request;
    const began = begun.get(request);
    if (!spending || began === undefined) return;
    const handled = Math.min(performance.now() - began, HANDLED_MAX_MS);
    spending.processor = Math.max(spending.processor, handled);
  });
}

/** Requests without a socket, of tests, have no bytes. */
function bytesOf({ bytesRead = 0, bytesWritten = 0 }: Partial<Socket>): number {
  return bytesRead + bytesWritten;
}

function spenderOf(request: FastifyRequest): Spender {
  return { person: request.signedIn?.user.id, network: networkOf(request).line };
}

function refusal(leftMs: number): Problem {
  const seconds = Math.ceil(leftMs / 1000);
  const retryAfter = seconds;
  return seconds < 60
    ? new Problem('rate_limited', 'That was a lot at once. Please wait {seconds} seconds and try again.', {
        values: { seconds },
        retryAfter,
      })
    : new Problem('rate_limited', 'That was a lot at once. Please wait {minutes} minutes and try again.', {
        values: { minutes: Math.ceil(seconds / 60) },
        retryAfter,
      });
}
