/** Where a list was left, by its address, so that the way back leads there and not to its top. */
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

/** Lists grow as they are drawn: waits, for a few frames, until the page is long enough. */
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
