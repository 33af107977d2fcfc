import type { User } from '@crisper/contract/auth/auth';
import type { Kitchen, updateKitchen } from '@crisper/contract/household/household';
import type { z } from 'zod';
import type { Database } from '../../db/client.ts';
import * as repository from './kitchens.repository.ts';

type Change = z.output<NonNullable<typeof updateKitchen.body>>;

export type KitchensService = ReturnType<typeof createKitchens>;

/** Equipment is the household's; units, and whether the questions were answered, are each cook's own. */
export function createKitchens(db: Database) {
  return {
    of: (user: User): Promise<Kitchen> => repository.find(db.orm, user),

    update: (user: User, { equipment, units, asked }: Change): Promise<Kitchen> =>
      db.transaction(async (tx) => {
        if (equipment) await repository.saveEquipment(tx, user.householdId, [...new Set(equipment)]);
        if (units || asked)
          await repository.saveCook(tx, user.id, {
            ...(units && { units }),
            ...(asked && { askedAt: new Date() }),
          });
        return repository.find(tx, user);
      }),

    async *exportOf(id: string, householdId: string) {
      const kitchen = await repository.find(db.orm, { id, householdId });
      if (kitchen.equipment || kitchen.units || kitchen.asked) yield kitchen;
    },
  };
}
