import type { Client } from '@crisper/client/client';
import type { Endpoint } from '@crisper/contract/endpoint';
import { allows, type Scope, scopeOf } from '@crisper/contract/scopes';
import { z } from 'zod';

/** What an assistant may call. It asks the API as any program does, so that everything the API refuses is refused here. */
export interface Tool {
  name: string;
  description: string;
  input: z.ZodObject;
  /** What it calls; who may not call all of them is not shown the tool. */
  calls: readonly Endpoint[];
  run(crisper: Client, input: never): Promise<unknown>;
}

/** Keeps the types of the input together. */
export function tool<Shape extends z.ZodRawShape>(made: {
  name: string;
  description: string;
  input: Shape;
  calls: readonly Endpoint[];
  run(crisper: Client, input: z.output<z.ZodObject<Shape>>): Promise<unknown>;
}): Tool {
  return { ...made, input: z.strictObject(made.input) as unknown as z.ZodObject };
}

/** The scope that a token lacks for a tool; undefined when it has all of them. */
export function lacking({ calls }: Tool, scopes: readonly Scope[]): string | undefined {
  const missing = calls.map(scopeOf).find((needed) => !allows(scopes, needed));
  return missing ?? undefined;
}

/** Whether a tool changes nothing. */
export function onlyReads({ calls }: Tool): boolean {
  return calls.every((endpoint) => scopeOf(endpoint)?.endsWith(':read'));
}
