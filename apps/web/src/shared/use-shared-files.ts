import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/** The cache where the service worker stores what another app shared. */
const SHARED = 'crisper-shared';

async function takeShared(): Promise<File[]> {
  const cache = await caches.open(SHARED);
  const kept = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  const files = await Promise.all(
    kept.map(async (response, at) => {
      const blob = await response?.blob();
      const name = decodeURIComponent(response?.headers.get('x-file-name') ?? '');
      return blob ? [new File([blob], name || `shared-${at}`, { type: blob.type })] : [];
    }),
  );
  await caches.delete(SHARED);
  return files.flat();
}

/** Takes files shared from another app once, then removes them from the address and the cache. */
export function useSharedFiles(onFiles: (files: File[]) => void): void {
  const [search, setSearch] = useSearchParams();
  const shared = search.has('shared');
  const take = useEffectEvent(async () => {
    setSearch({}, { replace: true });
    // Without a cache, as on plain http, nothing was shared.
    const files = await takeShared().catch(() => []);
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    if (shared) void take();
  }, [shared]);
}
