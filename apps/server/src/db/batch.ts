/**
 * Collects the calls of one turn of the event loop into one batch. Every caller gets the result of the whole batch. A
 * batch that has started takes no more calls, so that each call sees everything written before it.
 */
export function batch<Item, Answer>(
  run: (items: readonly Item[]) => Promise<Answer>,
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
      return run(items);
    });
    open = { items, answer };
    return answer;
  };
}

function endOfTurn(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}
