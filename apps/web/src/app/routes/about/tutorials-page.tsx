import { Tutorials } from '../../../rooms/site/tutorials.tsx';

export default function TutorialsRoute() {
  return <Tutorials />;
}
