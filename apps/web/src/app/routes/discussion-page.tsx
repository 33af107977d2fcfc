import { DiscussionPage } from '../../rooms/community/discussion-page.tsx';

export default function DiscussionRoute() {
  return <DiscussionPage />;
}
