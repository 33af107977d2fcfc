import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { clearKitchen, endsScan } from '../../rooms/matching/end-scan.ts';
import { dismissOldToast } from '../../ui/toast-store.ts';
import { rememberPlace, returnTo } from './scroll-memory.ts';

const RECIPE = /^\/recipes?\/./;

/**
 * Sets scroll position and focus on navigation: focus to the new page, scroll to its top or to the place
 * left before.
 */
export function useRouteEffects(main: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const movement = useNavigationType();
  const address = useRef('');
  const previous = useRef(pathname);

  // Before the paint, because later scroll events belong to the new page.
  useLayoutEffect(() => {
    address.current = pathname + search;
  }, [pathname, search]);
  useEffect(() => {
    const remember = () => rememberPlace(address.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useEffect(() => {
    if (previous.current === pathname) return;
    const cameFromRecipe = RECIPE.test(previous.current);
    previous.current = pathname;
    dismissOldToast();
    if (endsScan(pathname)) clearKitchen();
    main.current?.focus({ preventScroll: true });
    if (movement === 'POP' || (cameFromRecipe && !RECIPE.test(pathname))) return returnTo(address.current);
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  }, [pathname, main, movement]);
}
