import { ModerationPage } from '../../../rooms/community/moderation-page.tsx';

export default function ModerationRoute() {
  return <ModerationPage />;
}
