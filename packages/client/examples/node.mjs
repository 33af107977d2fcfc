// What spoils soon, and a line on the shopping list:
//   CRISPER_URL=https://crisper.example CRISPER_TOKEN=crisper_… node node.mjs "Oat milk"
import { CrisperError, createClient } from '@crisper/client';

const crisper = createClient({ url: process.env.CRISPER_URL, token: process.env.CRISPER_TOKEN });

try {
  const { token, limits } = await crisper.tokens.readSelf();
  console.log(`${token.name} may ${token.scopes.join(', ')}; ${limits.remaining} requests are left.`);

  const { items } = await crisper.pantry.listPantry();
  for (const { name, daysLeft } of items.filter(({ state }) => state === 'soon'))
    console.log(`${name}: ${daysLeft} days left`);

  const [name] = process.argv.slice(2);
  if (name) {
    // With an id of one's own it is written once, however often this is sent.
    const list = await crisper.shopping.addShopping({ body: { id: crypto.randomUUID(), name } });
    console.log(`${list.items.length} on the list`);
  }
} catch (error) {
  if (!(error instanceof CrisperError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
