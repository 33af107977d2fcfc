import { randomUUID } from 'node:crypto';
import type { User } from '@crisper/contract/accounts';
import {
  type addProfile,
  type Household,
  type HouseholdProfile,
  SELF,
  type updateProfile,
} from '@crisper/contract/household';
import type { LimitsOf } from '@crisper/contract/plans';
import type { Allergen, Diet } from '@crisper/contract/vocabulary';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import * as repository from './household.repository.ts';

type Needs = z.output<NonNullable<typeof addProfile.body>>;
type Change = z.output<NonNullable<typeof updateProfile.body>>;

/** Who eats, with the diets and allergens of all of them. */
export interface Table {
  eaters: HouseholdProfile[];
  diets: Diet[];
  allergens: Allergen[];
}

interface Deps {
  db: Database;
  limitsOf: LimitsOf;
}

export type HouseholdService = ReturnType<typeof createHousehold>;

export function createHousehold({ db, limitsOf }: Deps) {
  const rowsOf = db.batchQuery(repository.listOf);

  const view = async (user: User, tx: Tx = db.orm): Promise<Household> => {
    const profiles = profilesOf(user, await repository.list(tx, user.id));
    const { diets, allergens } = tableOf(profiles.filter((profile) => profile.eats));
    return { profiles, limit: limitsOf(user.plan).householdProfiles, table: { diets, allergens } };
  };

  const changing = (user: User, work: (tx: Tx) => Promise<void>): Promise<Household> =>
    db.transaction(async (tx) => {
      await repository.lock(tx, user.id);
      await work(tx);
      return view(user, tx);
    });

  /** The person's own profile row, created with the first change. */
  const selfRow = async (tx: Tx, user: User): Promise<string> => {
    const known = (await repository.list(tx, user.id)).find((row) => row.isSelf);
    if (known) return known.id;
    const id = randomUUID();
    const { name, portion, diets, allergens, eats } = unsaid(user);
    await repository.insert(tx, { id, userId: user.id, isSelf: true, name, portion, diets, allergens, eats });
    return id;
  };

  const assertPro = (user: User): void => {
    if (limitsOf(user.plan).householdProfiles > 0) return;
    throw new Problem(
      'forbidden',
      'Household profiles are part of Pro. What you entered stays and still counts; upgrade to change it.',
    );
  };

  return {
    view: (user: User): Promise<Household> => view(user),

    add: (user: User, needs: Needs): Promise<Household> =>
      changing(user, async (tx) => {
        assertPro(user);
        const limit = limitsOf(user.plan).householdProfiles;
        const others = (await repository.list(tx, user.id)).filter((row) => !row.isSelf);
        if (others.length >= limit)
          throw new Problem('limit_reached', `Your plan has room for ${limit} people besides you.`);
        const { goals, ...said } = needs;
        await repository.insert(tx, { ...said, ...goals, id: randomUUID(), userId: user.id });
      }),

    update: (user: User, id: string, change: Change): Promise<Household> =>
      changing(user, async (tx) => {
        if (id !== SELF) assertPro(user);
        const row = id === SELF ? await selfRow(tx, user) : id;
        const values = rowOf(change);
        if (Object.keys(values).length > 0 && !(await repository.update(tx, user.id, row, values)))
          throw gone();
      }),

    /** Allowed on the free plan too: personal data can always be deleted. */
    remove: (user: User, id: string): Promise<Household> =>
      changing(user, async (tx) => {
        if (!(await repository.remove(tx, user.id, id))) throw gone();
      }),

    chooseEaters: (user: User, ids: readonly string[]): Promise<Household> =>
      changing(user, async (tx) => {
        const self = await selfRow(tx, user);
        const known = new Set((await repository.list(tx, user.id)).map((row) => row.id));
        const chosen = ids.map((id) => (id === SELF ? self : id)).filter((id) => known.has(id));
        if (chosen.length === 0) throw new Problem('validation', 'Choose at least one person.');
        await repository.setEaters(tx, user.id, chosen);
      }),

    /** For other rooms: the current eaters, or the named ones. */
    async table(user: User, ids?: readonly string[]): Promise<Table> {
      const rows = (await rowsOf(user.id)).filter((row) => row.userId === user.id);
      const profiles = profilesOf(user, rows);
      const eaters = profiles.filter((profile) => (ids ? ids.includes(profile.id) : profile.eats));
      return tableOf(eaters.length > 0 ? eaters : profiles.slice(0, 1));
    },

    async *exportOf(userId: string) {
      for (const { userId: _, ...row } of await repository.list(db.orm, userId)) yield row;
    },
  };
}

function profilesOf(user: User, rows: readonly repository.ShownRow[]): HouseholdProfile[] {
  const profiles = rows.map(present);
  return rows.some((row) => row.isSelf) ? profiles : [unsaid(user), ...profiles];
}

function tableOf(eaters: HouseholdProfile[]): Table {
  return {
    eaters,
    diets: [...new Set(eaters.flatMap((profile) => profile.diets))].sort(),
    allergens: [...new Set(eaters.flatMap((profile) => profile.allergens))].sort(),
  };
}

function present(row: repository.ShownRow): HouseholdProfile {
  const { calories, protein, carbs, fat } = row;
  return {
    id: row.isSelf ? SELF : row.id,
    isSelf: row.isSelf,
    name: row.name,
    diets: row.diets,
    allergens: row.allergens,
    goals: { calories, protein, carbs, fat },
    portion: row.portion,
    eats: row.eats,
  };
}

/** The profile of a person who has not entered anything yet. */
function unsaid(user: User): HouseholdProfile {
  return {
    id: SELF,
    isSelf: true,
    name: user.username.slice(0, 40),
    diets: [],
    allergens: [],
    goals: { calories: null, protein: null, carbs: null, fat: null },
    portion: 1,
    eats: true,
  };
}

function rowOf({ goals, diets, allergens, name, portion }: Change) {
  return {
    ...(name !== undefined && { name }),
    ...(portion !== undefined && { portion }),
    ...goals,
    ...(diets && { diets: [...new Set(diets)] }),
    ...(allergens && { allergens: [...new Set(allergens)] }),
  };
}

function gone(): Problem {
  return new Problem('not_found', 'This person is no longer in your household.');
}
