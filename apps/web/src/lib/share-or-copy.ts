import { copyText } from './copy-text.ts';

interface Shared {
  title: string;
  text: string;
  url?: string;
}

/** Opens the system's share menu, or copies text and link where there is none. `refused`: neither is possible here. */
export async function shareOrCopy(shared: Shared): Promise<'shared' | 'copied' | 'dismissed' | 'refused'> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(shared);
      return 'shared';
    }
    await copyText([shared.text, shared.url ?? []].flat().join(' '));
    return 'copied';
  } catch (error) {
    // Closing the system's share menu is not an error.
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    return 'refused';
  }
}
