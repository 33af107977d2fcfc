import type { Entry } from './attack.ts';
import { ACCOUNTS } from './routes/accounts.ts';
import { BILLING } from './routes/billing.ts';
import { COMMUNITY } from './routes/community.ts';
import { FIGURES_AND_ADMINS } from './routes/figures-and-admins.ts';
import { KITCHEN } from './routes/kitchen.ts';
import { RECIPES } from './routes/recipes.ts';

/** Every route of the server. The test fails for a route that is missing here. */
export const ROUTE_ATTACKS: Record<string, Entry> = {
  ...ACCOUNTS,
  ...RECIPES,
  ...KITCHEN,
  ...BILLING,
  ...COMMUNITY,
  ...FIGURES_AND_ADMINS,
};
