import type { Parser } from '../../parsing/parser.ts';
import { readShared, type SharedForm, type SharedPost } from './read-shared-recipe.ts';

/** The share form as a recipe and a post. */
export const readSharedForm: Parser<SharedForm, SharedPost> = { name: 'shared-form', read: readShared };
