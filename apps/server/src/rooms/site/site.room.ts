import { faq } from '@crisper/contract/site/faq';
import { headOf } from '../../http/pages.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { type FaqOptions, faqEntries } from './faq.ts';

/** Pages whose content depends on what the installation offers. */
export function siteRoom(options: FaqOptions): RoomParts {
  const room: Room = {
    name: 'site',
    routes: (app) => route(app, faq, () => ({ entries: faqEntries(options) })),
    pages: async (path) =>
      path === '/help' ? { ...headOf('/help'), jsonLd: [questions(options)] } : undefined,
  };
  return { room };
}

function questions(options: FaqOptions): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqEntries(options).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
