/** Looks products up somewhere else. */
export interface ProductsOnline {
  /** The record of a bar code as it was answered, unchecked; null when it is unknown there. Rejects when nothing of use came back. */
  find(code: string): Promise<Readonly<Record<string, unknown>> | null>;
}
