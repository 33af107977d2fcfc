/** One line of the table that `npm run bench` prints. */
export interface Row {
  name: string;
  measured: string;
  target: string;
  ok: boolean;
  /** The result of an alternative, or of a simpler method of our own, in the same run. */
  alternative?: string;
}
