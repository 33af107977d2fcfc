import type { Readable } from 'node:stream';

/** Where backups are kept, by name. */
export interface BackupPlace {
  /** Its address for people, without any key. */
  place: string;
  /** Keeps all of it or nothing. Answers how many bytes that were. */
  write(name: string, bytes: AsyncIterable<Buffer>): Promise<number>;
  read(name: string): Promise<Readable>;
  /** Does nothing for a name that is not there. */
  remove(name: string): Promise<void>;
  has(name: string): Promise<boolean>;
}

export interface BackupPlaces {
  /** Where BACKUP_TO says. */
  usual: BackupPlace;
  /** A folder of this machine, or the address of a store. */
  at(to: string): BackupPlace;
}
