import { discussionEvent, followDiscussion } from '@crisper/contract/community/community';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { inBase } from '../../lib/base-path.ts';
import { refreshThread } from './community.queries.ts';

/** Live updates of a discussion while the tab is visible; a background tab has no connection. */
export function useLive(id: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    let source: EventSource | null = null;
    let begun = Date.now();
    const hear = ({ data }: MessageEvent<string>) => {
      const event = discussionEvent.safeParse(JSON.parse(data));
      if (!event.success) return;
      // On the first connection the data is new; after a reconnect it may have changed.
      const justLoaded = event.data.type === 'open' && Date.now() - begun < 3_000;
      if (!justLoaded) void refreshThread(queries, id);
    };
    const follow = () => {
      const wanted = document.visibilityState === 'visible';
      if (wanted && !source) {
        source = new EventSource(inBase(followDiscussion.path).replace(':id', encodeURIComponent(id)));
        source.onmessage = hear;
      }
      if (wanted) return;
      source?.close();
      source = null;
      begun = 0;
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      source?.close();
    };
  }, [id, queries]);
}
