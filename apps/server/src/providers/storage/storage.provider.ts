/** Keeps large files outside of the database, by name. */
export interface Storage {
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  get(name: string): Promise<Buffer>;
  /** Does nothing for a name that is not there. */
  remove(name: string): Promise<void>;
}
