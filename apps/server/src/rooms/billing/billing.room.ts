import { plans } from '@crisper/contract/plans';
import type { Room } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { PLAN_OFFERS } from './plan-limits.ts';

export function billingRoom(): Room {
  return {
    name: 'billing',
    routes(app) {
      route(app, plans, () => ({ plans: Object.values(PLAN_OFFERS) }));
    },
  };
}
