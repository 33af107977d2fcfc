import { type DemoAnswer, demoScan } from '@crisper/contract/demo/demo';
import type { Limiter } from '../../cache/limiter.ts';
import { clientLeft } from '../../http/client-left.ts';
import { networkOf } from '../../http/network-of.ts';
import type { RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { acceptPhotos } from '../../http/uploads/accept-photos.ts';
import type { UploadBudget } from '../../http/uploads/upload-budget.ts';
import { createDemo } from './demo.service.ts';

interface Deps {
  limiter: Limiter;
  uploads: UploadBudget;
  look: (
    person: string,
    photo: Buffer,
    signal: AbortSignal,
  ) => Promise<Pick<DemoAnswer, 'ingredients' | 'note'>>;
  dishesFor: (foods: readonly string[], count: number) => Promise<DemoAnswer['recipes']>;
}

/** The landing page's demo, for people without an account. */
export function demoRoom(deps: Deps): RoomParts {
  const demo = createDemo(deps);
  return {
    room: {
      name: 'demo',
      routes: (app) =>
        void app.register(async (scope) => {
          acceptPhotos(scope, deps.uploads);
          route(scope, demoScan, ({ body, request, reply }) =>
            demo.scan(body.image, networkOf(request), clientLeft(reply)),
          );
        }),
    },
  };
}
