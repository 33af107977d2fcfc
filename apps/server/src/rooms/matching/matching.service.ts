import type { User } from '@crisper/contract/auth/auth';
import type { LimitsOf } from '@crisper/contract/billing/plans';
import type { DemoAnswer } from '@crisper/contract/demo/demo';
import type { MatchedRecipe, SearchAnswer, SearchStage } from '@crisper/contract/matching/matching';
import type { Equipment } from '@crisper/contract/vocabulary';
import { standings } from '@crisper/kitchen/matching/at-hand';
import { explainMatch } from '@crisper/kitchen/matching/explain';
import type { Matchable, MatchIndex } from '@crisper/kitchen/matching/match-index';
import { rankFirst } from '@crisper/kitchen/matching/rank-few';
import { type MatchQuery, search, searchDeep, searchFirst } from '@crisper/kitchen/matching/search';
import { composedAmong } from '@crisper/kitchen/matching/search-kitchen';
import { isDinner, suggestedFirst } from '@crisper/kitchen/matching/suggested';
import { FEWEST, WORTH_COOKING } from '@crisper/kitchen/matching/variety';
import { USUAL_EQUIPMENT } from '@crisper/kitchen/matching/wishes';
import { worthBuying } from '@crisper/kitchen/matching/worth-buying';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { LRUCache } from 'lru-cache';
import { onProcessor } from '../../budgets/spending.ts';
import { Problem } from '../../problem.ts';
import type { BookService, FavoriteMarks } from '../recipes/recipes.room.ts';
import { presentCard, presentRecipe } from '../recipes/recipes.room.ts';
import { createGenerateRecipes } from './generate-recipes.ts';
import type { MatchBook } from './match-book.ts';
import type { MoreRecipesService } from './more-recipes.service.ts';
import { presentMatch } from './present-match.ts';
import {
  atHandOf,
  atTable,
  readSearchQuery,
  type SearchBody,
  type SearchQuery,
  type Table,
  type TableStock,
  whyUnused,
} from './search-query.ts';

/** Of dishes behind the first five; also the lowest setting of the slider on the results page. */
const LEAST_PERCENTAGE = 25;
/** With fewer dishes than this, it is said what is worth buying. */
const FEW = 3;
/** Later pages come from the book alone: up to this depth in varied order, then by rank. */
const VARIED_DEPTH = 400;
const ANSWERS_KEPT = 300;
const ANSWER_MS = 60 * 60 * 1000;

/** By recipe, this person's own photo of it. */
export type CoversOf = (userId: string, recipeIds: readonly string[]) => Promise<Map<string, string>>;

interface Deps {
  book: BookService;
  matchBook: MatchBook;
  favorites: FavoriteMarks;
  coversOf: CoversOf;
  moreRecipes: MoreRecipesService;
  limitsOf: LimitsOf;
  /** The diets and allergens of everybody who eats. */
  tableOf: (user: User, ids?: readonly string[]) => Promise<Table>;
  /** Pantry foods that should be used in the next days. */
  useSoon: (user: User) => Promise<string[]>;
  /** The same for people who avoid something, with the foods that they must not use. */
  stockFor: (user: User, table: Table) => Promise<TableStock>;
  /** The person's own staples; undefined: the kitchen's. */
  staplesOf: (user: User) => Promise<string[] | undefined>;
  /** What the person's kitchen has; null when no user said. */
  equipmentOf: (user: User) => Promise<readonly Equipment[] | null>;
}

export type MatchingService = ReturnType<typeof createMatching>;

export function createMatching(deps: Deps) {
  const { book, matchBook, favorites, moreRecipes, limitsOf } = deps;
  const generateRecipes = createGenerateRecipes(book);
  const answers = new LRUCache<string, { ranked: Ranked[]; index: MatchIndex }>({
    max: ANSWERS_KEPT,
    ttl: ANSWER_MS,
  });

  /** The best recipes of the book, the person's own and composed ones, ranked as one list. */
  const rank = async (
    query: SearchQuery,
    index: MatchIndex,
    own: readonly Matchable[],
    size: number,
    served: Served,
    onStage: OnStage,
    askedBy: string | null,
  ): Promise<Ranked[]> => {
    const match = toMatchQuery(query);
    const hits = onProcessor(() => searchFirst(index, { ...match, limit: size }, served));
    const [found, composed] = await Promise.all([
      matchBook.documents(hits.map((hit) => hit.id)),
      onStage('composing').then(() => generateRecipes(query, composedAmong(size), askedBy)),
    ]);
    const whole = new Map([...found.values(), ...composed].map((one) => [one.id, one]));
    const candidates = new Map([...whole.values(), ...own].map((one) => [one.id, one]));
    const ranked = onProcessor(() => rankFirst([...candidates.values()], match, served));
    const ownDinners = new Set(
      own.filter(({ courses }) => courses?.includes('dinner') ?? true).map(({ id }) => id),
    );
    const isDinnerOf = (id: string) => {
      const recipe = whole.get(id);
      return recipe ? isDinner(recipe) : ownDinners.has(id);
    };
    const ordered = onProcessor(() => suggestedFirst(ranked, match.foods, isDinnerOf));
    return ordered.map(({ id }) => ({ id, recipe: whole.get(id) ?? null }));
  };

  /** The first results, cached for the next page, a reload or going back. Valid as long as the book does not change. */
  const firstOf = async (
    query: SearchQuery,
    own: readonly Matchable[],
    size: number,
    served: Served,
    onStage: OnStage,
    askedBy: string,
  ): Promise<Ranked[]> => {
    const index = await matchBook.index();
    const key = JSON.stringify([query, size]);
    const known = own.length === 0 ? answers.get(key) : undefined;
    if (known?.index === index) return known.ranked;
    const ranked = await rank(query, index, own, size, served, onStage, askedBy);
    if (own.length === 0) answers.set(key, { ranked, index });
    return ranked;
  };

  /** Ids of the book's recipes after the first results, up to `until` in total, plus one more if there is one. */
  const behind = async (
    query: SearchQuery,
    before: readonly Ranked[],
    until: number,
    served: Served,
  ): Promise<string[]> => {
    const index = await matchBook.index();
    const least = before.length < FEWEST ? WORTH_COOKING : LEAST_PERCENTAGE;
    const match = toMatchQuery(query, least);
    const seen = new Set(before.map(({ id }) => id));
    const unseen = (ids: readonly string[]) => ids.filter((id) => !seen.has(id));
    const found = onProcessor(() => search(index, { ...match, limit: VARIED_DEPTH }, served));
    const varied = unseen(found.map((hit) => hit.id));
    if (before.length + varied.length > until) return varied;
    for (const id of varied) seen.add(id);
    return [...varied, ...unseen(onProcessor(() => searchDeep(index, match, until + seen.size + 1, served)))];
  };

  /** One page of results, and whether there are more. Reads only the recipes on the page. */
  const pageOf = async (
    query: SearchQuery,
    first: readonly Ranked[],
    from: number,
    size: number,
    served: Served,
  ) => {
    const until = from + size;
    const shown = first.slice(from, until);
    if (until < first.length) return { page: shown, more: true };
    const ids = await behind(query, first, until, served);
    const wanted = ids.slice(Math.max(0, from - first.length), until - first.length);
    const found = await matchBook.documents(wanted);
    return {
      page: [...shown, ...wanted.map((id): Ranked => ({ id, recipe: found.get(id) ?? null }))],
      more: first.length + ids.length > until,
    };
  };

  /** The book's recipes alone, for a guest whose best dishes are composed ones. */
  const ofBook = async (query: SearchQuery, index: MatchIndex, size: number, served: Served) => {
    const match = toMatchQuery(query);
    const hits = onProcessor(() => searchFirst(index, { ...match, limit: size }, served));
    const found = await matchBook.documents(hits.map(({ id }) => id));
    const ranked = onProcessor(() => rankFirst([...found.values()], match, served));
    const isDinnerOf = (id: string) => {
      const recipe = found.get(id);
      return recipe !== undefined && isDinner(recipe);
    };
    return suggestedFirst(ranked, match.foods, isDinnerOf).flatMap(({ id }) => found.get(id) ?? []);
  };

  const worthBuyingFor = async (query: SearchQuery, served: Served) => {
    const index = await matchBook.index();
    const match = toMatchQuery({ ...query, onlyCookNow: false });
    return onProcessor(() => worthBuying(index, match, served));
  };

  return {
    /** `onStage` hears what is done, when it begins. */
    async search(body: SearchBody, user: User, onStage: OnStage): Promise<SearchAnswer> {
      const own = body.equipment?.length ? null : await deps.equipmentOf(user);
      const { query: typed, unknown } = readSearchQuery(body, own);
      await onStage('matching');
      // In parallel: each of these is one batched statement for all searches of this moment.
      const [table, soon, staples, ownRecipes, saved] = await Promise.all([
        deps.tableOf(user, body.eaters),
        deps.useSoon(user),
        deps.staplesOf(user),
        book.ownMatchables(user.id),
        favorites.of(user.id),
      ]);
      const isStrict = table.allergens.length > 0;
      const stock = isStrict ? await deps.stockFor(user, table) : { useSoon: soon, excludedItems: [] };
      const dislikes = body.filters.withDisliked ? [] : table.dislikes;
      const query = atTable(typed, { ...table, dislikes }, stock, staples);
      const { resultsPerScan: size, recipeMacros: macros } = limitsOf(user.plan);
      const mayGoOn = user.plan === 'pro';
      const atHand = { ...atHandOf(query), excludedItems: stock.excludedItems };
      const served = standings(atHand);
      const offset = mayGoOn ? readCursor(body.cursor) : 0;
      const first =
        query.foods.length === 0 ? [] : await firstOf(query, ownRecipes, size, served, onStage, user.id);
      const writes = offset === 0 && typed.foods.length > 0 && moreRecipes.isConfigured;
      if (writes) await onStage('writing');
      const moreJob = writes ? await moreRecipes.order(query, user.id) : null;
      const { page, more } =
        mayGoOn && query.foods.length > 0
          ? await pageOf(query, first, offset, size, served)
          : { page: first.slice(0, size), more: first.length > size };
      const ownIds = page.filter(({ recipe }) => recipe === null).map(({ id }) => id);
      const [covers, documents] = await Promise.all([
        deps.coversOf(
          user.id,
          page.map(({ id }) => id),
        ),
        book.ownDocuments(user.id, ownIds),
      ]);
      const ownRead = new Map(documents.map((one) => [one.id, one]));
      const present = ({ id, recipe: known }: Ranked): MatchedRecipe[] => {
        const recipe = known ?? ownRead.get(id);
        // Deleted since it was ranked.
        if (!recipe) return [];
        const viewed = { isFavorite: saved.has(id), isOwn: ownRead.has(id), cover: covers.get(id), macros };
        return [presentMatch(presentRecipe(recipe, viewed, []), explainMatch(recipe, atHand, served))];
      };
      const recipes = onProcessor(() => page.flatMap(present));
      return {
        recipes,
        worthBuying: offset === 0 && first.length < FEW ? await worthBuyingFor(query, served) : null,
        cursor: mayGoOn && more ? String(offset + size) : null,
        capped: !mayGoOn && more,
        unknown,
        excludedItems: whyUnused(typed, stock),
        disliked: dislikes,
        moreJob,
      };
    },

    /**
     * The book's best dishes for a guest, in the order a new member sees them in. Composed ones are ranked with them, but are
     * no user's to open.
     */
    async forGuest(foods: readonly string[], count: number): Promise<DemoAnswer['recipes']> {
      if (foods.length === 0) return [];
      const equipment = [...USUAL_EQUIPMENT].sort();
      const query: SearchQuery = {
        ...{ foods: [...foods].sort(), equipment, diets: [] },
        ...{ maxMinutes: undefined, onlyCookNow: false },
      };
      const atHand = atHandOf(query);
      const served = standings(atHand);
      const size = limitsOf('free').resultsPerScan;
      const index = await matchBook.index();
      const ranked = await rank(query, index, [], size, served, async () => undefined, null);
      const best = ranked.flatMap(({ recipe }) => (recipe && recipe.origin !== 'composed' ? recipe : []));
      const others = best.length < count ? await ofBook(query, index, size, served) : [];
      const recipes = [...new Map([...best, ...others].map((recipe) => [recipe.id, recipe])).values()];
      const dinners = recipes.filter(isDinner);
      const chosen = [...dinners, ...recipes.filter((recipe) => !dinners.includes(recipe))].slice(0, count);
      return chosen.map((recipe) => {
        const { id, title, englishTitle, imageUrl, plate, equipment } = presentCard(recipe, {
          isFavorite: false,
        });
        return {
          ...{ id, title, imageUrl, plate, equipment },
          ...(englishTitle && { englishTitle }),
          match: explainMatch(recipe, atHand, served).matchPercentage,
          time: recipe.totalMinutes,
          calories: recipe.nutritionPerServing?.calories ?? null,
        };
      });
    },
  };
}

type OnStage = (stage: SearchStage) => Promise<void>;
type Served = ReturnType<typeof standings>;

interface Ranked {
  id: string;
  /** Null for the person's own: only those on the page are read. */
  recipe: Recipe | null;
}

function toMatchQuery(query: SearchQuery, least: number = WORTH_COOKING): MatchQuery {
  return {
    ...atHandOf(query),
    equipment: query.equipment,
    diets: query.diets,
    anyDiet: query.anyDiet,
    avoid: query.avoid,
    without: query.dislikes,
    maxMinutes: query.maxMinutes,
    minPercentage: query.onlyCookNow ? 100 : least,
  };
}

function readCursor(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,5}$/.test(cursor)) throw new Problem('bad_request', 'That page of results does not exist.');
  return Number(cursor);
}
