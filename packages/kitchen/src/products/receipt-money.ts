/** "1,29" and "1.29"; "1.234,50" is more than a thousand. */
export function numberOf(text: string): number {
  const plain = text.replace(/[.,](?=\d{3}[.,])/g, '');
  return Number(plain.replace(',', '.'));
}

/** A price with two decimals, perhaps with a currency, a minus or the letter of a tax rate; OCR may leave gaps in it. */
const PRICE = /^[-–]?(?:€|£|\$|EUR)?(\d{1,4}[.,]\d{2})(?:€|£|\$|EUR)?[-–]?[A-Z*]{0,2}\d?$/i;
const TAX_MARK = /^(?:[A-Z*]{1,2}\d?|\d|€|£|\$|EUR|TTC)$/i;
const SPLIT = /(\d) ?([.,]) ?(\d{2})(?!\d)/g;

export function priceIn(word: string): number | null {
  const found = PRICE.exec(word);
  if (!found) return null;
  const amount = numberOf(found[1]!);
  return /^[-–]/.test(word) || /[-–][A-Z*]{0,2}\d?$/i.test(word) ? -amount : amount;
}

/** The price at the end of a row, and the text before it. "1, 29 A" is one price. */
export function moneyAtEnd(text: string): { amount: number; before: string } | null {
  const words = text.replace(SPLIT, '$1$2$3').split(' ').filter(Boolean);
  for (let marks = 0; marks <= 2; marks += 1) {
    const at = words.length - 1 - marks;
    const word = words[at];
    if (word === undefined) return null;
    const amount = priceIn(word);
    if (amount !== null) {
      const minus = words[at - 1] === '-' || words[at - 1] === '–';
      return { amount: minus ? -amount : amount, before: words.slice(0, minus ? at - 1 : at).join(' ') };
    }
    if (!TAX_MARK.test(word)) return null;
  }
  return null;
}
