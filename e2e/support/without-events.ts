import { followHousehold } from '@crisper/contract/household/household-live';
import type { Page } from 'playwright-core';

/** No stream of what the household does: with it the network of a member's page is never idle. */
export async function withoutEvents(page: Page): Promise<void> {
  await page.route(`**${followHousehold.path}`, (route) => route.fulfill({ status: 204 }));
}
