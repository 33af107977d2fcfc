import { type Client, CrisperError } from '@crisper/client/client';
import type { Scope } from '@crisper/contract/tokens/scopes';
import type { Units } from '@crisper/contract/vocabulary';
import { z } from 'zod';
import { Problem } from '../../problem.ts';
import { LIST_TOOLS } from './list-tools.ts';
import { MEAL_TOOLS } from './meal-tools.ts';
import { PANTRY_TOOLS } from './pantry-tools.ts';
import { PLAN_TOOLS } from './plan-tools.ts';
import { RECIPE_TOOLS } from './recipe-tools.ts';
import { lacking, onlyReads, type Tool } from './tool.ts';

export const TOOLS: readonly Tool[] = [
  ...RECIPE_TOOLS,
  ...PLAN_TOOLS,
  ...LIST_TOOLS,
  ...PANTRY_TOOLS,
  ...MEAL_TOOLS,
];

/** For one who has the token with these scopes. */
export interface Caller {
  crisper: Client;
  scopes: readonly Scope[];
  /** Those that the person chose. */
  unitsOf: () => Promise<Units>;
  /** Told of faults of our own, of which the assistant hears nothing. */
  onFault: (error: unknown) => void;
}

/** The tools that the token's scopes allow. */
export function toolsFor({ scopes }: Caller) {
  return TOOLS.filter((tool) => lacking(tool, scopes) === undefined).map((tool) => ({
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: schemaOf(tool.input, 'input'),
    outputSchema: schemaOf(tool.output, 'output'),
    annotations: {
      title: tool.title,
      readOnlyHint: onlyReads(tool),
      destructiveHint: tool.destructive,
      idempotentHint: tool.idempotent,
      openWorldHint: false,
    },
  }));
}

/** A refusal is an answer too: the assistant reads why, and what it could do instead. */
export async function callTool(caller: Caller, name: string, given: unknown) {
  const { crisper, scopes } = caller;
  const tool = TOOLS.find((one) => one.name === name);
  if (!tool) return refusal('There is no such tool.');
  const missing = lacking(tool, scopes);
  if (missing) return refusal(`This API token may not do this: it needs the scope ${missing}.`);
  const input = tool.input.safeParse(given ?? {});
  if (!input.success) return refusal(z.prettifyError(input.error).slice(0, 1000));
  try {
    const answer = tool.output.parse(await tool.run(crisper, input.data as never, await caller.unitsOf()));
    // The text is for clients that know of no structured answers.
    return { structuredContent: answer, content: [{ type: 'text' as const, text: JSON.stringify(answer) }] };
  } catch (error) {
    return refusal(sentenceOf(caller, error));
  }
}

/** What the API says to people is said to assistants. */
export function sentenceOf({ onFault }: Caller, error: unknown): string {
  if (error instanceof CrisperError || error instanceof Problem) return error.message;
  onFault(error);
  return 'Something went wrong on our side. Please try again.';
}

function refusal(text: string) {
  return { isError: true, content: [{ type: 'text' as const, text }] };
}

const schemas = new Map<z.ZodObject, { type: 'object'; [key: string]: unknown }>();

function schemaOf(shape: z.ZodObject, io: 'input' | 'output') {
  const known = schemas.get(shape);
  if (known) return known;
  const made = { ...z.toJSONSchema(shape, { io, unrepresentable: 'any' }), type: 'object' as const };
  schemas.set(shape, made);
  return made;
}
