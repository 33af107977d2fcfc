import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe has to say against a page, as readable lines. */
export async function problemsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.html)
        .join(' | ')
        .slice(0, 600)}`,
  );
}
