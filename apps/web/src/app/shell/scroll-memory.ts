/** Scroll positions by address, restored on going back. */
const places = new Map<string, number>();
const MOST = 50;
const FRAMES = 30;

export function rememberPlace(address: string, top: number): void {
  places.delete(address);
  places.set(address, top);
  for (const oldest of places.keys()) {
    if (places.size <= MOST) break;
    places.delete(oldest);
  }
}

/** Lists render over several frames: waits a few frames until the page is long enough to scroll. */
export function returnTo(address: string): () => void {
  const top = places.get(address) ?? 0;
  let frames = 0;
  let next = 0;
  const go = () => {
    frames += 1;
    const reaches = document.documentElement.scrollHeight - window.innerHeight >= top;
    if (reaches || frames > FRAMES) window.scrollTo({ top, behavior: 'instant' });
    else next = requestAnimationFrame(go);
  };
  go();
  return () => cancelAnimationFrame(next);
}
