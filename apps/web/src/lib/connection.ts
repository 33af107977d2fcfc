import { create } from 'zustand';

/** What the page knows about its connection. The server renders every page as connected. */
export const useConnection = create<{
  /** True when the browser knows that it has no network; false says little. */
  offline: boolean;
  /** What the page says about it; null while there is nothing to say. */
  note: string | null;
}>(() => ({ offline: false, note: null }));

if (typeof window !== 'undefined') {
  const look = () => useConnection.setState({ offline: !navigator.onLine });
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  look();
}
