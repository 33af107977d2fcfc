/** Something is wrong with the database itself. The message is written for the person who runs it. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}
