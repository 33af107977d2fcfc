import { type Stage, turn, useBeat } from './stage-bar.ts';

interface StageMessageProps {
  stage: Stage;
  everyMs: number;
}

/** The messages of a stage in turn. */
export function StageMessage({ stage, everyMs }: StageMessageProps) {
  // A new key per stage, so that its messages start with the first.
  return <Messages key={stage.messages[0]} messages={stage.messages} everyMs={everyMs} />;
}

function Messages({ messages, everyMs }: Pick<Stage, 'messages'> & { everyMs: number }) {
  return (
    <p role="status" className="min-h-6">
      {turn(messages, useBeat(everyMs))}
    </p>
  );
}
