import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const EXPORT_FORMATS = ['cooklang', 'json-ld', 'paprika'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const exportRecipes = endpoint({
  method: 'GET',
  path: '/api/recipe-export',
  summary: 'All own recipes with their photos as one ZIP: Cooklang, schema.org JSON-LD, or as Paprika has it',
  access: 'user',
  cost: 'processor',
  query: z.object({ format: z.enum(EXPORT_FORMATS) }),
  files: ['application/zip'],
});
