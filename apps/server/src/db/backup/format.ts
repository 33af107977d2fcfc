import { z } from 'zod';

/**
 * A backup is one compressed text, made of lines: what it is, then each table (its name and columns, its rows as
 * PostgreSQL copies them, and `\.`), then an end with the counters. It knows no version of PostgreSQL, so it also leads
 * from one to the next. Without its end it is not whole.
 */
const FORMAT = 1;

const name = z.string().min(1).max(63);

export const header = z.object({
  crisper: z.literal('backup'),
  format: z.literal(FORMAT, 'is of another format'),
  version: z.string().max(50),
  at: z.iso.datetime(),
  /** Those that were applied: they make the tables that the rows fit into. */
  migrations: z.array(z.string().max(200)).max(10_000),
  /** Names of the queues whose jobs wait. */
  queues: z.array(z.string().max(200)).max(10_000),
  /** Tells whether a secret is the one that was in force. */
  secretMark: z.string().max(100).optional(),
  /** The secret itself: earlier versions wrote it down. */
  secret: z.string().max(1000).optional(),
});
export type Header = z.infer<typeof header>;

export const block = z.object({ schema: z.enum(['public', 'pgboss']), table: name, columns: z.array(name) });
export type Block = z.infer<typeof block>;

export const end = z.object({ end: z.literal(true), sequences: z.record(name, z.string().max(30)) });
export type End = z.infer<typeof end>;

export const newHeader = (about: Omit<Header, 'crisper' | 'format'>): Header => ({
  crisper: 'backup',
  format: FORMAT,
  ...about,
});

export const END_OF_ROWS = '\\.\n';
