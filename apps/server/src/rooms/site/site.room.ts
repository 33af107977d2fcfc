import { faq } from '@crisper/contract/faq';
import type { PlanOffer } from '@crisper/contract/plans';
import { headOf } from '../../http/pages.ts';
import type { Room, RoomParts } from '../../http/room.ts';

/** Pages whose metadata depends on the plans. */
export function siteRoom(plans: { free: PlanOffer; pro: PlanOffer }): RoomParts {
  const help = { ...headOf('/help'), jsonLd: [questions(plans)] };
  const room: Room = {
    name: 'site',
    pages: async (path) => (path === '/help' ? help : undefined),
  };
  return { room };
}

function questions(plans: { free: PlanOffer; pro: PlanOffer }): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faq(plans).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
