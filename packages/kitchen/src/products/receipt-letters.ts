/** A number with a unit: "500G", "1KG", "20CL", "10ER". The eye takes a zero for an O, and a one for an I. */
const SIZE = /^([1-9Il][\dOIl]{0,3}(?:[.,][\dO]{1,3})?|[0O][.,][\dO]{1,3})(KG|G|ML|CL|L|ER|PK|UDS?|STK?)$/i;
const MONEY = /^[€£$]?[\dO]{1,4}[.,][\dO]{2}(?![\dO])/i;

const digitsOf = (text: string): string => text.replace(/O/gi, '0').replace(/[Il]/g, '1');

/** A word of a till as it was meant: "5OOG" is 500 g, "Y0GURT" is a yogurt. */
export function mendWord(word: string): string {
  const money = MONEY.exec(word);
  if (money) return `${money[0].replace(/O/gi, '0')}${word.slice(money[0].length)}`;
  const [, number = '', unit = ''] = SIZE.exec(word) ?? [];
  if (/\d/.test(number) || (/^[Il]$/.test(number) && /^kg$/i.test(unit))) return `${digitsOf(number)}${unit}`;
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 2 || /[2-9]/.test(word) || letters * 3 < word.length * 2) return word;
  const small = word.slice(1) === word.slice(1).toLowerCase() && /\p{Ll}/u.test(word);
  return word.replace(/0/g, small ? 'o' : 'O').replace(/1/g, small ? 'l' : 'I');
}
