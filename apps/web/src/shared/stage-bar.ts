import { useEffect, useState } from 'react';

/** A stage of some work on the server: the confirmed share, the share at which the next stage begins, and messages. */
export interface Stage {
  at: number;
  next: number;
  /** The first is shown when the stage begins, then the others in turn. */
  messages: readonly string[];
}

/** The bar stops here until the answer arrives. */
export const CAP = 95;

/** One tick of the bar: at least the confirmed share, plus a little towards the next stage. */
export function creep(shown: number, { at, next }: Stage): number {
  const from = Math.max(shown, at);
  return Math.min(CAP, from + Math.max(0, next - from) * 0.06);
}

/** The share to show: it follows the stages, and never goes back. */
export function useBar(stage: Stage, tickMs: number): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    setShown((before) => Math.max(before, stage.at));
    const timer = setInterval(() => setShown((before) => creep(before, stage)), tickMs);
    return () => clearInterval(timer);
  }, [stage, tickMs]);
  return Math.min(CAP, shown);
}

/** A counter that runs while mounted. */
export function useBeat(ms: number): number {
  const [beat, setBeat] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setBeat((before) => before + 1), ms);
    return () => clearInterval(timer);
  }, [ms]);
  return beat;
}

/** The items in turn. */
export function turn<Item>(items: readonly Item[], beat: number): Item | undefined {
  return items[beat % items.length];
}
