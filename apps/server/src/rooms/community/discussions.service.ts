import type { User } from '@crisper/contract/auth/auth';
import type {
  createDiscussion,
  Discussion,
  listDiscussions,
  OpenedDiscussion,
  shareRecipe,
  updateDiscussion,
} from '@crisper/contract/community/community';
import type { OwnRecipe } from '@crisper/contract/recipes/own-recipes';
import type { RecipeCard } from '@crisper/contract/recipes/recipes';
import type { Difficulty } from '@crisper/contract/vocabulary';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/client.ts';
import type { Parsing } from '../../parsing/parser.ts';
import { Problem } from '../../problem.ts';
import { ownLines, type ReadRecipe } from '../recipes/recipes.room.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { readSharedForm } from './community.parsers.ts';
import * as repository from './discussions.repository.ts';
import type { Written } from './external-links.ts';
import { join } from './overview.repository.ts';
import {
  assertAuthor,
  assertWords,
  canSee,
  noDiscussion,
  type PostRules,
  visibilityOf,
} from './post-rules.ts';
import { presentDiscussion } from './present-post.ts';
import { topicsOf } from './topics-and-spam.ts';

type ListQuery = z.output<NonNullable<typeof listDiscussions.query>>;
type NewPost = z.output<NonNullable<typeof createDiscussion.body>>;
type Changes = z.output<NonNullable<typeof updateDiscussion.body>>;
type SharedRecipe = z.output<NonNullable<typeof shareRecipe.body>>;

/** What the community needs from the recipes room. */
export interface SharedRecipes {
  /** Reads what the person wrote, before `share` stores it in a transaction. */
  read(user: User, own: OwnRecipe): Promise<ReadRecipe>;
  /** Stores the recipe as the person's own and returns its id. It is private until shown. */
  share(tx: Tx, userId: string, made: ReadRecipe, difficulty: Difficulty): Promise<string>;
  /** Decides who sees it. */
  show(tx: Tx, recipeId: string, visibility: ReturnType<typeof visibilityOf>): Promise<void>;
  /** What can be read in the recipes, by id and line by line. */
  linesOf(tx: Tx, recipeIds: readonly string[]): Promise<Map<string, string[]>>;
  card(recipeId: string): Promise<RecipeCard>;
}

interface Deps {
  db: Database;
  parsing: Parsing;
  rules: PostRules;
  recipes: SharedRecipes;
  /** A keyed hash of the viewer: anonymous, but different for two viewers. */
  viewerKey: (viewer: string) => string;
}

/** A recipe shared with the post, and what can be read in it. */
interface Attached {
  id: string | null;
  lines: readonly string[];
}
const NOTHING: Attached = { id: null, lines: [] };

export type DiscussionsService = ReturnType<typeof createDiscussions>;

export function createDiscussions({ db, parsing, rules, recipes, viewerKey }: Deps) {
  const post = async (tx: Tx, user: User, given: NewPost, recipe: Attached = NOTHING): Promise<number> => {
    const { title, content } = given;
    assertWords(title, content);
    if (await repository.repeats(tx, user.id, title, content))
      throw new Problem('conflict', 'You’ve already posted that.');
    const state = rules.stateOf(user, writtenOf(given, recipe.lines));
    const id = await repository.insert(tx, { ...given, authorId: user.id, state, recipeId: recipe.id });
    await repository.replaceTopics(tx, id, topicsOf(`${title}\n${content}`));
    await join(tx, user.id);
    if (recipe.id !== null) await recipes.show(tx, recipe.id, visibilityOf(state));
    return id;
  };

  const present = async (id: number, userId: string): Promise<Discussion> =>
    presentDiscussion((await repository.find(db.orm, id, userId))!, userId);

  const seen = async (id: number, user: User | null): Promise<repository.DiscussionRow> => {
    const row = await repository.find(db.orm, id, user?.id);
    if (!row || !canSee(row, user?.id)) throw noDiscussion();
    return row;
  };

  return {
    async list(query: ListQuery, user: User | null) {
      const rows = await repository.list(
        db.orm,
        {
          ...query,
          category: query.category === 'All' ? undefined : query.category,
          after: query.cursor === undefined ? undefined : readCursor(query.cursor),
        },
        user?.id,
      );
      const last = rows.length === query.limit ? rows.at(-1) : undefined;
      return {
        discussions: rows.map((row) => presentDiscussion(row, user?.id)),
        cursor: last ? `${Number(last.isPinned)}.${last.id}` : null,
      };
    },

    async open(id: number, user: User | null, network: string): Promise<OpenedDiscussion> {
      const row = await seen(id, user);
      const viewer = viewerKey(`${user?.id ?? network} ${id}`);
      const added = row.state === 'shown' ? await repository.countView(db.orm, id, viewer) : 0;
      const recipe = row.recipeId === null ? null : await recipes.card(row.recipeId).catch(unlessMissing);
      return { ...presentDiscussion({ ...row, viewCount: row.viewCount + added }, user?.id), recipe };
    },

    /** Throws unless the discussion is public. */
    async assertShown(id: number): Promise<void> {
      await seen(id, null);
    },

    /** The public part of a discussion; null when there is none. */
    publicFace: (id: number): Promise<Discussion | null> =>
      seen(id, null)
        .then((row) => presentDiscussion(row, undefined))
        .catch(unlessMissing),

    async create(user: User, given: NewPost): Promise<Discussion> {
      const cleaned = { ...given, title: cleanLine(given.title), content: cleanText(given.content) };
      await rules.discussion(user);
      const id = await db.transaction((tx) => post(tx, user, cleaned));
      return present(id, user.id);
    },

    /** A form that can be read as a recipe becomes a recipe; otherwise it becomes a discussion. */
    async shareRecipe(user: User, form: SharedRecipe) {
      await rules.discussion(user);
      const { own, difficulty, words } = await parsing.read(readSharedForm, form, user.id);
      const made = own && (await recipes.read(user, own));
      const { id, recipeId } = await db.transaction(async (tx) => {
        const recipeId = made && (await recipes.share(tx, user.id, made, difficulty));
        const lines = own ? ownLines(own) : [];
        return { recipeId, id: await post(tx, user, words, { id: recipeId, lines }) };
      });
      return { discussion: await present(id, user.id), recipeId };
    },

    async change(user: User, id: number, changes: Changes): Promise<Discussion> {
      await rules.edit(user);
      await db.transaction(async (tx) => {
        const row = await repository.lock(tx, id);
        assertAuthor(row, user, noDiscussion);
        const title = cleanLine(changes.title ?? row.title);
        const content = cleanText(changes.content ?? row.content);
        assertWords(title, content);
        const lines =
          row.recipeId === null ? [] : (await recipes.linesOf(tx, [row.recipeId])).get(row.recipeId);
        const held =
          row.state === 'shown' && rules.stateOf(user, writtenOf({ title, content }, lines)) === 'held';
        await repository.update(tx, id, {
          title,
          content,
          category: changes.category ?? row.category,
          isEdited: true,
          ...(held ? { state: 'held' } : {}),
        });
        await repository.replaceTopics(tx, id, topicsOf(`${title}\n${content}`));
        if (held && row.recipeId !== null) await recipes.show(tx, row.recipeId, 'held');
        await repository.tell(tx, id);
      });
      return present(id, user.id);
    },

    /** The recipe of a post gets a new text: judged and held like a change of the post. Returns whether it is held. */
    async recipeChanged(tx: Tx, user: User, recipeId: string, own: OwnRecipe): Promise<boolean> {
      const row = await repository.lockOfRecipe(tx, recipeId);
      if (!row || row.state === 'removed') return false;
      if (row.state !== 'shown') return true;
      if (rules.stateOf(user, writtenOf(row, ownLines(own))) === 'shown') return false;
      await repository.update(tx, row.id, { state: 'held' });
      await recipes.show(tx, recipeId, 'held');
      await repository.tell(tx, row.id);
      return true;
    },

    async remove(user: User, id: number): Promise<void> {
      await db.transaction(async (tx) => {
        const row = await repository.lock(tx, id);
        assertAuthor(row, user, noDiscussion);
        await repository.update(tx, id, { state: 'removed' });
        if (row.recipeId !== null) await recipes.show(tx, row.recipeId, 'own');
        await repository.tell(tx, id);
      });
    },

    forgetViews: () => repository.forgetViews(db.orm),
  };
}

/** A post and the recipe shared with it, which often repeats words of the post. */
function writtenOf(post: { title: string; content: string }, recipe: readonly string[] = []): Written {
  const { title, content } = post;
  return { post: content, lines: [title, ...recipe.filter((line) => line !== title && line !== content)] };
}

function readCursor(cursor: string): { isPinned: boolean; id: number } {
  const [pinned, id] = cursor.split('.');
  return { isPinned: pinned === '1', id: Number(id) };
}

function unlessMissing(error: unknown): null {
  if (error instanceof Problem && error.code === 'not_found') return null;
  throw error;
}
