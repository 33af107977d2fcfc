/** Told by the server before it paints; in a browser the page itself says it. */
let told = '';

export function serveBelow(base: string): void {
  told = base;
}

/**
 * Where a browser finds a path of ours: an installation may be served below a path such as "/kitchen". Routes, links
 * of the router and `call()` know it by themselves; everything else that names a path asks here.
 */
export function inBase(path: string): string {
  return (typeof document === 'undefined' ? told : (document.documentElement.dataset.base ?? '')) + path;
}

/** The whole address of a path of ours, to be passed on to others. */
export const siteUrl = (path = ''): string => location.origin + inBase(path);
