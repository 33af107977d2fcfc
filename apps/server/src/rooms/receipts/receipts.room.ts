import { keepReceipt, readReceipt } from '@crisper/contract/receipts/receipts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client.ts';
import { inPages } from '../../db/paged-rows.ts';
import { clientLeft } from '../../http/client-left.ts';
import type { RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { acceptPhotos } from '../../http/uploads/accept-photos.ts';
import type { UploadBudget } from '../../http/uploads/upload-budget.ts';
import { list, move } from './receipts.repository.ts';
import { createReceipts, type ReceiptsService } from './receipts.service.ts';

type Deps = Parameters<typeof createReceipts>[0] & { db: Database; uploads: UploadBudget };

export function receiptsRoom(deps: Deps): RoomParts {
  const receipts = createReceipts(deps);
  return {
    room: {
      name: 'receipts',
      routes: (app) => receiptsRoutes(app, receipts, deps.uploads),
      shared: { bring: move },
      personal: {
        export: (_, householdId) => ({
          receiptWords: inPages((page) => list(deps.db.orm, householdId, page)),
        }),
      },
    },
  };
}

function receiptsRoutes(app: FastifyInstance, receipts: ReceiptsService, uploads: UploadBudget): void {
  route(app, keepReceipt, ({ user, body }) => receipts.keep(user, body));
  app.register(async (scope) => {
    acceptPhotos(scope, uploads);
    route(scope, readReceipt, ({ user, body, reply }) => receipts.read(user, body.images, clientLeft(reply)));
  });
}
