import { Inbox } from '../../../rooms/contact/inbox.tsx';

export default function InboxRoute() {
  return <Inbox />;
}
