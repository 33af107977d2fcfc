import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type { z } from 'zod';

/**
 * Responses are parsed with their contract schema: unknown fields are dropped, and a mismatch is a server error. Response
 * schemas have no transforms, so parsing is enough; encoding, which reverses transforms, takes zod's slow path.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  return (answer) => {
    const result = schema.safeParse(answer);
    if (!result.success) throw result.error;
    return JSON.stringify(result.data);
  };
};
