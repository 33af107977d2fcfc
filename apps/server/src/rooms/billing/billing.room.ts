import { plans } from '@crisper/contract/plans';
import type { Room } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { PLAN_OFFERS } from './plan-limits.ts';
import { createProGrants, type ProGrants } from './pro-grants.service.ts';

interface Deps {
  /** Makes the next request of a person see the plan as it is now. */
  forgetUser(userId: string): void;
}

export interface BillingRoom extends Room {
  proGrants: ProGrants;
}

export function billingRoom({ forgetUser }: Deps): BillingRoom {
  return {
    name: 'billing',
    proGrants: createProGrants(forgetUser),
    routes(app) {
      route(app, plans, () => ({ plans: Object.values(PLAN_OFFERS) }));
    },
  };
}
