/**
 * Collects the calls of one turn of the event loop into one batch; every caller gets the batch's whole answer. Nobody
 * joins a batch that has started, so that each reads whatever was written before its call.
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
