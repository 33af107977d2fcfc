/** Pages that show the rewards banner. Never during scanning, cooking or paying, nor on legal pages. */
const TOP: readonly string[] = ['/favorites'];
const FLOATING: readonly string[] = ['/', '/recipes', '/browse-recipes', '/nutrition', '/community'];

export function bannerOn(pathname: string): 'top' | 'floating' | null {
  if (TOP.includes(pathname)) return 'top';
  return FLOATING.includes(pathname) ? 'floating' : null;
}
