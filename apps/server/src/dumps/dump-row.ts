/** One row of a dump, or why it cannot be read. */
export type DumpRow = Readonly<Record<string, unknown>> | string;
