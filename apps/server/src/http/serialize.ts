import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type { z } from 'zod';

/**
 * Answers leave through their contract: what it does not name is dropped, what does not fit it is our error. Response shapes
 * transform nothing, so they are parsed; encoding, which undoes transforms, takes zod's slow path.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  return (answer) => {
    const result = schema.safeParse(answer);
    if (!result.success) throw result.error;
    return JSON.stringify(result.data);
  };
};
