import { ApiError } from '../api.ts';

/** Asks for the password; false when the person would rather not. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;

/** The dialog of a page offers itself here. Returns how it takes that back. */
export function askWith(dialog: Ask): () => void {
  ask = dialog;
  return () => {
    if (ask === dialog) ask = undefined;
  };
}

/** Thrown when the person closed the dialog: nothing went wrong, and nothing is to be said. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
}

/** Does what may ask for the password again (`elevated` in the contract): if it does, asks, and does it once more. */
export async function confirmed<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'confirmation_required' && ask)) throw error;
    if (!(await ask())) throw new NotConfirmed();
    return work();
  }
}
