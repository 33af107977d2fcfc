import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  /** A placeholder until then. */
  fallback: ReactNode;
  children: ReactNode;
  /** It is needed wherever it is. */
  atOnce?: boolean;
}

/** Mounts its children when they come near the viewport, so that content far down costs nothing at first. */
export function WhenNear({ fallback, children, atOnce = false }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{near || atOnce ? children : fallback}</div>;
}
