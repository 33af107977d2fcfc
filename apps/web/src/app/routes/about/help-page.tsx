import { Help } from '../../../rooms/site/help.tsx';

export default function HelpRoute() {
  return <Help />;
}
