import { CommunityPage } from '../../rooms/community/community-page.tsx';

export default function CommunityRoute() {
  return <CommunityPage />;
}
