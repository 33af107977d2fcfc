/**
 * Gathers what is asked within one turn of the event loop and asks it with one statement; everybody gets its whole
 * answer. Nobody joins a statement that is under way, so that each reads whatever was written before they asked.
 */
export function together<Item, Answer>(
  ask: (items: readonly Item[]) => Promise<Answer>,
): (item: Item) => Promise<Answer> {
  let open: { items: Item[]; answer: Promise<Answer> } | undefined;

  return (item) => {
    if (open) {
      open.items.push(item);
      return open.answer;
    }
    const items = [item];
    const answer = endOfTurn().then(() => {
      open = undefined;
      return ask(items);
    });
    open = { items, answer };
    return answer;
  };
}

function endOfTurn(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}
