import type { Client } from '@crisper/client/client';
import type { Endpoint } from '@crisper/contract/endpoint';
import { allows, type Scope, scopeOf } from '@crisper/contract/tokens/scopes';
import type { Units } from '@crisper/contract/vocabulary';
import { z } from 'zod';

/** What an assistant may call. It asks the API as any program does, so that everything the API refuses is refused here. */
export interface Tool {
  name: string;
  /** For people, who are asked whether it may be used. */
  title: string;
  description: string;
  input: z.ZodObject;
  output: z.ZodObject;
  /** What it calls; who may not call all of them is not shown the tool. */
  calls: readonly Endpoint[];
  /** Takes away or overwrites what was there. */
  destructive: boolean;
  /** Doing it twice is the same as doing it once. */
  idempotent: boolean;
  /** Amounts in the answer are in these units. */
  run(crisper: Client, input: never, units: Units): Promise<unknown>;
}

/** What most tools are: `change` says what is different about one that writes. */
type Change = 'adds' | 'sets' | 'removes';

/** Keeps the types of input and answer together. Without `change` it only reads. */
export function tool<Input extends z.ZodRawShape, Output extends z.ZodRawShape>({
  change,
  ...made
}: {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  calls: readonly Endpoint[];
  change?: Change;
  run(
    crisper: Client,
    input: z.output<z.ZodObject<Input>>,
    units: Units,
  ): Promise<z.input<z.ZodObject<Output>>>;
}): Tool {
  return {
    ...made,
    destructive: change === 'sets' || change === 'removes',
    idempotent: change !== 'adds',
    input: z.strictObject(made.input) as unknown as z.ZodObject,
    output: z.object(made.output) as unknown as z.ZodObject,
  };
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
