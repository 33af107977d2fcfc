/** One line of printed text: its pieces from left to right, with where they stand as shares of the page's width. */
export type PrintedRow = readonly PrintedPiece[];

export interface PrintedPiece {
  text: string;
  left: number;
  right: number;
  /** The words, with how sure the reader is of each, 0 to 1. */
  words: readonly { text: string; confidence: number }[];
}

/** Something bought, as a receipt says it. */
export interface ReceiptLine {
  /** The words of the receipt, for learning what they mean. */
  text: string;
  /** How many were bought. */
  count: number;
  /** Content of one, where the line says it: "500G". Grams or milliliters. */
  size: { amount: number; unit: 'gram' | 'milliliter' } | null;
  /** What was paid for all of it. */
  price: number | null;
  /** Words that were read with doubt. */
  doubtful: string[];
}

export interface Receipt {
  shop: string | null;
  /** YYYY-MM-DD. */
  date: string | null;
  /** ISO 4217; null when the receipt does not say. */
  currency: string | null;
  language: 'en' | 'de' | 'fr' | 'es' | 'it';
  total: number | null;
  lines: ReceiptLine[];
}
