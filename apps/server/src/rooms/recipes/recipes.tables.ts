import type { OwnRecipe } from '@crisper/contract/recipes/own-recipes';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from '../../db/bytea.ts';
import { users } from '../../db/users.tables.ts';
import { recipeDocument } from './recipe-document.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();

export const recipes = pgTable('recipes', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull(),
  origin: text('origin').$type<Recipe['origin']>().notNull(),
  ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
  title: text('title').notNull(),
  cuisine: text('cuisine'),
  courses: text('courses').array().notNull(),
  equipment: text('equipment').array().notNull(),
  diets: text('diets').array().notNull(),
  allergens: text('allergens').array().notNull(),
  mayContain: text('may_contain').array().notNull().default([]),
  hasUnknown: boolean('has_unknown').notNull(),
  difficulty: text('difficulty').$type<Recipe['difficulty']>().notNull(),
  foods: text('foods').array().notNull(),
  totalMinutes: integer('total_minutes').notNull(),
  calories: integer('calories'),
  searchText: text('search_text').notNull(),
  document: recipeDocument('document').notNull(),
  contentHash: text('content_hash').notNull(),
  sourceUrl: text('source_url'),
  visibility: text('visibility', { enum: ['own', 'community', 'held'] })
    .notNull()
    .default('own'),
  ownBytes: integer('own_bytes'),
  createdAt: moment('created_at'),
  updatedAt: moment('updated_at'),
  sourceName: text('source_name'),
  yieldText: text('yield_text'),
  statedNutrition: text('stated_nutrition'),
  writtenAt: timestamp('written_at', { withTimezone: true }),
  /** The file it was brought along in; see the imports room. */
  archiveId: uuid('archive_id'),
});

/** What a person keeps about any recipe, for themselves alone. */
export const recipeMarks = pgTable(
  'recipe_marks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipeId: text('recipe_id').notNull(),
    rating: smallint('rating'),
    notes: text('notes').notNull().default(''),
    tags: text('tags').array().notNull().default([]),
    updatedAt: moment('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.recipeId] })],
);

/** A person's photos of any recipe. The first one is the recipe's picture. */
export const recipePhotos = pgTable('recipe_photos', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  recipeId: text('recipe_id').notNull(),
  position: integer('position').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** Null: in the store of objects. */
  bytes: bytea('bytes'),
  createdAt: moment('created_at'),
  /** In bytes; the database sets it. */
  size: integer('size').notNull().default(0),
  removedAt: timestamp('removed_at', { withTimezone: true }),
});

/** Objects in the store whose photo is gone. */
export const storedPhotosGone = pgTable('stored_photos_gone', { id: uuid('id').primaryKey() });

/** What an own recipe was before each change. */
export const recipeVersions = pgTable('recipe_versions', {
  id: uuid('id').primaryKey(),
  recipeId: text('recipe_id')
    .notNull()
    .references(() => recipes.id, { onDelete: 'cascade' }),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  own: jsonb('own').$type<OwnRecipe>().notNull(),
  replacedAt: moment('replaced_at'),
});

/** The words of the book in other languages, for searches; the database makes two columns for the search from them. */
export const recipeWords = pgTable(
  'recipe_words',
  {
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    title: text('title').notNull(),
    words: text('words').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.recipeId] })],
);

export const recipeImports = pgTable('recipe_imports', {
  source: text('source').primaryKey(),
  done: bigint('done', { mode: 'number' }).notNull(),
  updatedAt: moment('updated_at'),
});

export const recipeSeeds = pgTable('recipe_seeds', {
  name: text('name').primaryKey(),
  hash: text('hash').notNull(),
  sownAt: moment('sown_at'),
});
