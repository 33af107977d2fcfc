import type { User } from '@crisper/contract/accounts';
import type { Kitchen, updateKitchen } from '@crisper/contract/household';
import type { z } from 'zod';
import type { Database } from '../../db/client.ts';
import * as repository from './kitchens.repository.ts';

type Change = z.output<NonNullable<typeof updateKitchen.body>>;

export type KitchensService = ReturnType<typeof createKitchens>;

export function createKitchens(db: Database) {
  return {
    async of(user: User): Promise<Kitchen> {
      return present(await repository.find(db.orm, user.id));
    },

    async update(user: User, { equipment, units, asked }: Change): Promise<Kitchen> {
      return present(
        await repository.save(db.orm, user.id, {
          ...(equipment && { equipment: [...new Set(equipment)] }),
          ...(units && { units }),
          ...(asked && { askedAt: new Date() }),
        }),
      );
    },

    async *exportOf(userId: string) {
      const row = await repository.find(db.orm, userId);
      if (row) yield present(row);
    },
  };
}

function present(row: Awaited<ReturnType<typeof repository.find>>): Kitchen {
  return {
    equipment: row?.equipment ?? null,
    units: row?.units ?? null,
    asked: Boolean(row?.askedAt),
  };
}
