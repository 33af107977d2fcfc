/** Pages where members are reminded of their rewards. Nobody is interrupted while scanning, cooking, paying or reading terms. */
const TOP: readonly string[] = ['/favorites'];
const FLOATING: readonly string[] = ['/', '/recipes', '/browse-recipes', '/nutrition', '/community'];

export function bannerOn(pathname: string): 'top' | 'floating' | null {
  if (TOP.includes(pathname)) return 'top';
  return FLOATING.includes(pathname) ? 'floating' : null;
}
