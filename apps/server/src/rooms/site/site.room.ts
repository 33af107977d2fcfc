import { type FaqOptions, faq } from '@crisper/contract/site/faq';
import { headOf } from '../../http/pages.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { currentLanguage } from '../../language.ts';

/** Pages whose metadata depends on what the installation offers. */
export function siteRoom(options: FaqOptions): RoomParts {
  // Search engines want questions as the page shows them, which they have in English only.
  const help = () => ({
    ...headOf('/help'),
    ...(currentLanguage() === 'en' && { jsonLd: [questions(options)] }),
  });
  const room: Room = {
    name: 'site',
    pages: async (path) => (path === '/help' ? help() : undefined),
  };
  return { room };
}

function questions(options: FaqOptions): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faq(options).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
