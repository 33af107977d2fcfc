import type { ContactMessage } from '@crisper/contract/contact/contact';
import type { GuestName } from './people.ts';

interface Message extends Omit<ContactMessage, 'name' | 'email'> {
  by: GuestName | 'cook';
  hoursAgo: number;
}

export const MESSAGES: readonly Message[] = [
  {
    by: 'sam.demo',
    hoursAgo: 50,
    category: 'feature',
    subject: 'Two fridges in one house',
    message: 'We have a second fridge in the basement. Could the pantry have a place for it?',
  },
  {
    by: 'nora.demo',
    hoursAgo: 26,
    category: 'technical',
    subject: 'A photo that is always refused',
    message: 'My old camera writes TIFF files and the scan refuses them. Is that on purpose?',
  },
  {
    by: 'cook',
    hoursAgo: 5,
    category: 'billing',
    subject: 'A receipt with my company on it',
    message: 'Could the yearly receipt carry the name of my company? I can send the address.',
  },
];
