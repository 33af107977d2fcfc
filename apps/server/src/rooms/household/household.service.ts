import { randomUUID } from 'node:crypto';
import type { User } from '@crisper/contract/auth/auth';
import type { LimitsOf } from '@crisper/contract/billing/plans';
import {
  type addProfile,
  type Household,
  type HouseholdProfile,
  SELF,
  type updateProfile,
} from '@crisper/contract/household/household';
import type { Allergen, Diet } from '@crisper/contract/vocabulary';
import type { z } from 'zod';
import { assertNotChild } from '../../assert-not-child.ts';
import type { Database, Tx } from '../../db/client.ts';
import { assertKnownFoods } from '../../known-foods.ts';
import { Problem } from '../../problem.ts';
import * as repository from './household.repository.ts';
import { lockHousehold } from './households.repository.ts';

type Needs = z.output<NonNullable<typeof addProfile.body>>;
type Change = z.output<NonNullable<typeof updateProfile.body>>;

/** Who eats, with the diets and allergens of all of them. */
export interface Table {
  eaters: HouseholdProfile[];
  diets: Diet[];
  allergens: Allergen[];
  /** What one of them does not like, by its name. */
  dislikes: string[];
}

interface Deps {
  db: Database;
  limitsOf: LimitsOf;
}

export type HouseholdService = ReturnType<typeof createHousehold>;

export function createHousehold({ db, limitsOf }: Deps) {
  const peopleOf = db.batchQuery(repository.peopleOf);

  const view = async (user: User, tx: Tx = db.orm): Promise<Household> => {
    const profiles = profilesOf(user, await repository.list(tx, user.householdId));
    const { diets, allergens } = tableOf(profiles.filter((profile) => profile.eats));
    return {
      profiles: profiles.map(withoutPrivateGoals),
      limit: limitsOf(user.plan).householdProfiles,
      table: { diets, allergens },
    };
  };

  const changing = (user: User, work: (tx: Tx) => Promise<void>): Promise<Household> =>
    db.transaction(async (tx) => {
      await lockHousehold(tx, user.householdId);
      await work(tx);
      return view(user, tx);
    });

  const assertPro = (user: User): void => {
    if (limitsOf(user.plan).householdProfiles > 0) return;
    throw new Problem(
      'forbidden',
      'Household profiles are part of Pro. What you entered stays and still counts; upgrade to change it.',
    );
  };

  return {
    view: (user: User): Promise<Household> => view(user),

    /** For other rooms: everybody, whether they eat now or not. */
    people: async (user: User): Promise<HouseholdProfile[]> => (await view(user)).profiles,

    add: (user: User, needs: Needs): Promise<Household> =>
      changing(user, async (tx) => {
        assertPro(user);
        assertKnownFoods(needs.dislikes);
        const limit = limitsOf(user.plan).householdProfiles;
        const people = await repository.list(tx, user.householdId);
        if (people.filter((row) => row.userId === null).length >= limit)
          throw new Problem('limit_reached', 'Your plan has room for {limit} people besides you.', {
            values: { limit },
          });
        const { goals, ...said } = needs;
        await repository.insert(tx, {
          ...said,
          ...goals,
          id: randomUUID(),
          householdId: user.householdId,
        });
      }),

    /** One's own profile, or that of a member without a login. Other members change theirs themselves. */
    update: (user: User, id: string, change: Change): Promise<Household> =>
      changing(user, async (tx) => {
        assertKnownFoods(change.dislikes ?? []);
        const values = rowOf(change);
        if (Object.keys(values).length === 0) return;
        if (id === SELF || id === user.id) {
          await repository.addMemberProfiles(tx, user.householdId);
          await repository.updateMember(tx, user.id, values);
          return;
        }
        assertPro(user);
        if (!(await repository.update(tx, user.householdId, id, values))) throw gone();
      }),

    /** Allowed on the free plan too: personal data can always be deleted. */
    remove: (user: User, id: string): Promise<Household> =>
      changing(user, async (tx) => {
        assertNotChild(user);
        if (!(await repository.remove(tx, user.householdId, id))) throw gone();
      }),

    chooseEaters: (user: User, ids: readonly string[]): Promise<Household> =>
      changing(user, async (tx) => {
        await repository.addMemberProfiles(tx, user.householdId);
        const wanted = new Set(ids.map((id) => (id === SELF ? user.id : id)));
        const people = await repository.list(tx, user.householdId);
        const chosen = people.map(({ id }) => id).filter((id) => wanted.has(id));
        if (chosen.length === 0) throw new Problem('validation', 'Choose at least one person.');
        await repository.setEaters(tx, user.householdId, chosen);
      }),

    /** For other rooms: the current eaters, or the named ones. */
    async table(user: User, ids?: readonly string[]): Promise<Table> {
      const rows = (await peopleOf(user.householdId)).filter((row) => row.householdId === user.householdId);
      const profiles = profilesOf(user, rows);
      const wanted = ids && new Set(ids.map((id) => (id === SELF ? user.id : id)));
      const eaters = profiles.filter((profile) => (wanted ? wanted.has(profile.id) : profile.eats));
      return tableOf(eaters.length > 0 ? eaters : profiles.slice(0, 1));
    },

    async *exportOf(userId: string, householdId: string) {
      for (const { householdId: _, userId: member, ...row } of await repository.exportOf(
        db.orm,
        userId,
        householdId,
      ))
        yield { ...row, isSelf: member !== null };
    },
  };
}

/** Oneself first. */
function profilesOf(user: User, rows: readonly repository.PersonRow[]): HouseholdProfile[] {
  const profiles = rows.map((row) => present(row, user));
  return profiles.sort((a, b) => Number(b.isSelf) - Number(a.isSelf));
}

function tableOf(eaters: HouseholdProfile[]): Table {
  return {
    eaters,
    diets: [...new Set(eaters.flatMap((profile) => profile.diets))].sort(),
    allergens: [...new Set(eaters.flatMap((profile) => profile.allergens))].sort(),
    dislikes: [...new Set(eaters.flatMap((profile) => profile.dislikes))].sort(),
  };
}

function present(row: repository.PersonRow, user: User): HouseholdProfile {
  const { calories, protein, carbs, fat } = row;
  return {
    id: row.id,
    isSelf: row.userId === user.id,
    isMember: row.userId !== null,
    name: row.name,
    diets: row.diets,
    allergens: row.allergens,
    dislikes: row.dislikes,
    goals: { calories, protein, carbs, fat },
    portion: row.portion,
    eats: row.eats,
  };
}

/** A plan counts with everybody's goals, but another member's are theirs to see. */
function withoutPrivateGoals(profile: HouseholdProfile): HouseholdProfile {
  if (profile.isSelf || !profile.isMember) return profile;
  return { ...profile, goals: { calories: null, protein: null, carbs: null, fat: null } };
}

function rowOf({ goals, diets, allergens, dislikes, name, portion }: Change) {
  return {
    ...(name !== undefined && { name }),
    ...(portion !== undefined && { portion }),
    ...goals,
    ...(diets && { diets: [...new Set(diets)] }),
    ...(allergens && { allergens: [...new Set(allergens)] }),
    ...(dislikes && { dislikes: [...new Set(dislikes)] }),
  };
}

function gone(): Problem {
  return new Problem('not_found', 'This person is no longer in your household.');
}
