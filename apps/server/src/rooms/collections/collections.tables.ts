import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../db/users.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();
const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const recipeCollections = pgTable('recipe_collections', {
  id: uuid('id').primaryKey(),
  userId: owner(),
  title: text('title').notNull(),
  description: text('description').notNull().default(''),
  coverRecipe: text('cover_recipe'),
  createdAt: moment('created_at'),
  updatedAt: moment('updated_at'),
  sharedWithHousehold: boolean('shared_with_household').notNull().default(false),
});

export const collectedRecipes = pgTable(
  'collected_recipes',
  {
    collectionId: uuid('collection_id')
      .notNull()
      .references(() => recipeCollections.id, { onDelete: 'cascade' }),
    userId: owner(),
    recipeId: text('recipe_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.recipeId] })],
);
