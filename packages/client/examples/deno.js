// Tonight's dinner, with Deno. The package is taken from where npm or an unpacked archive has put it:
//   deno run --allow-net --allow-env --allow-read --node-modules-dir=manual deno.js
import { createClient } from '@crisper/client';

const crisper = createClient({ url: Deno.env.get('CRISPER_URL'), token: Deno.env.get('CRISPER_TOKEN') });

const { plan } = await crisper.plan.getPlan();
const today = new Date().toISOString().slice(0, 10);
const meals = plan?.days.find(({ date }) => date === today)?.meals ?? [];
const dinner = meals.find(({ slot }) => slot === 'dinner');
console.log(dinner?.recipe?.title ?? 'Nothing is planned for tonight.');
