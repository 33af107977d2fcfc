import { Contact } from '../../../rooms/contact/contact.tsx';

export default function ContactRoute() {
  return <Contact />;
}
