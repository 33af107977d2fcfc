import { LEO, NEEDS } from './kitchen.data.ts';
import { type Cast, FAMILY } from './people.ts';
import type { Stage } from './stage.ts';

/** A family of four: the cook, a user who joined by a link, a child who did, and one without a login. */
export async function gatherFamily(stage: Stage, { cook, family }: Cast): Promise<void> {
  for (const name of ['alex', 'mia'] as const) {
    const by = family[name];
    const { path } = await stage.call<{ path: string }>('POST', '/api/household/invitations', {
      by: cook,
      body: { role: FAMILY[name].role },
    });
    const token = path.replace('/join/', '');
    await stage.call('POST', `/api/invitations/${token}/accept`, { by, body: { bring: true } });
    await stage.call('PATCH', '/api/household/self', { by, body: NEEDS[name] });
    await stage.call('POST', '/api/nutrition/onboarding', { by });
  }
  await stage.call('POST', '/api/household', { by: cook, body: LEO });
}
