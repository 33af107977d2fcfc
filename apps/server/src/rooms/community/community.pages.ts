import { windowTitle } from '@crisper/contract/pages';
import type { PageSource } from '../../http/pages.ts';
import type { DiscussionsService } from './discussions.service.ts';

const ADDRESS = /^\/community\/([1-9]\d{0,14})$/;
const DESCRIPTION_MAX = 200;

export function communityPages(discussions: DiscussionsService): PageSource {
  return async (path) => {
    if (!path.startsWith('/community/')) return undefined;
    const id = ADDRESS.exec(path)?.[1];
    const face = id === undefined ? null : await discussions.publicFace(Number(id));
    if (face === null) return null;
    return {
      title: windowTitle(face.title),
      description: face.content.replace(/\s+/g, ' ').slice(0, DESCRIPTION_MAX),
      type: 'article',
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'DiscussionForumPosting',
          headline: face.title,
          text: face.content,
          datePublished: face.createdAt,
          author: { '@type': face.user.isTeam ? 'Organization' : 'Person', name: face.user.username },
          commentCount: face.replyCount,
        },
      ],
    };
  };
}
