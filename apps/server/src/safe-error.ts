/** What may be written down about an error: what failed and where, without values of people. */
export interface SafeError {
  type: string;
  message: string;
  stack: string;
}

const VALUES = '\nparams:';
/** "Data exception": PostgreSQL quotes the value it could not use. */
const DATA_EXCEPTION = '22';

/**
 * The query builder puts the values of a failed statement into the message, and with it into the stack; PostgreSQL and
 * mail servers quote values and addresses. All of these can be a person's.
 */
export function safeError(thrown: unknown): SafeError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const cause = error.cause instanceof Error ? ` (${messageOf(error.cause)})` : '';
  const message = `${messageOf(error)}${cause}`;
  return { type: error.name, message, stack: `${error.name}: ${message}${framesOf(error)}` };
}

function messageOf(error: Error): string {
  const [statement = ''] = error.message.split(VALUES, 1);
  const { code } = error as { code?: unknown };
  const unquoted = String(code ?? '').startsWith(DATA_EXCEPTION) ? statement.split('"', 1)[0]! : statement;
  return unquoted.replaceAll(/\S+/g, (word) => (/[\w.+-]@[\w[-]/.test(word) ? '[address]' : word));
}

/** The stack begins with the whole message, values included; what follows it are places in the code. */
function framesOf({ message, stack = '' }: Error): string {
  const at = stack.indexOf(message);
  return at < 0 ? '' : stack.slice(at + message.length);
}
