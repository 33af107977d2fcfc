/** One line of the table that `npm run bench` prints. */
export interface Row {
  name: string;
  measured: string;
  target: string;
  ok: boolean;
  /** What something else, or our own simpler way, reached in the same run. */
  alternative?: string;
}
