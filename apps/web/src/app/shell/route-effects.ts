import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { clearKitchen, endsScan } from '../../rooms/matching/kitchen-session.ts';

const NAME = 'Crisper';

/** Title, scroll and focus follow the route: readers hear the new page, eyes start at its top. */
export function useRouteEffects(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as { title?: string } | undefined;
  const previous = useRef(pathname);

  useEffect(() => {
    if (handle?.title)
      document.title = pathname === '/' ? `${NAME}: ${handle.title}` : `${handle.title} · ${NAME}`;
  }, [handle?.title, pathname]);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (endsScan(pathname)) clearKitchen();
    main.current?.focus({ preventScroll: true });
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  }, [pathname, main]);
}
