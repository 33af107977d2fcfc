import { useLocalStorage } from '../../lib/use-local-storage.ts';

function numbers(stored: string | null): readonly number[] {
  if (!stored) return [];
  return stored.split(',').map(Number).filter(Number.isInteger);
}

/** The ticked ingredients, stored per recipe until cleared. */
export function useChecked(recipeId: string) {
  const [stored, store] = useLocalStorage(`checked:${recipeId}`);
  const checked = new Set(numbers(stored));
  return {
    checked,
    toggle: (line: number) => {
      const next = new Set(checked);
      if (!next.delete(line)) next.add(line);
      store(next.size > 0 ? [...next].sort((a, b) => a - b).join() : null);
    },
    clear: () => store(null),
  };
}
