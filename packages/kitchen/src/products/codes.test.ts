import { describe, expect, it } from 'vitest';
import { checkDigit, expandUpcE, isShopCode, readCode } from './codes.ts';

describe('readCode', () => {
  it.each([
    ['4006381333931', '4006381333931'],
    ['4 006381 333931', '4006381333931'],
    ['036000291452', '0036000291452'],
    ['0036000291452', '0036000291452'],
    ['00036000291452', '0036000291452'],
    ['96385074', '0000096385074'],
    ['04252614', '0042100005264'],
    ['01234565', '0012345000065'],
  ])('%s is %s', (text, gtin) => {
    expect(readCode(text)).toEqual({ gtin, weighed: null, notFood: null });
  });

  it.each([
    '4006381333932',
    '036000291453',
    '96385075',
    '',
    '1234567',
    '123456789012345',
    '0000000000000',
    '١٢٣٤٥٦٧٨',
    '4006381333931x',
    '14006381333938',
    '9'.repeat(100_000),
  ])('refuses %s', (text) => {
    expect(readCode(text)).toBeNull();
  });

  it('takes the decoder’s word for what eight digits are', () => {
    // Whole as an EAN-8 and as a UPC-E.
    const both = Array.from({ length: 100 }, (_, n) => `0${123_400 + n}`)
      .map((start) => `${start}${checkDigit(start)}`)
      .find((code) => expandUpcE(code) !== null)!;
    expect(readCode(both, 'EAN-8')?.gtin).toBe(`00000${both}`);
    expect(readCode(both, 'UPC-E')?.gtin).toBe(`0${expandUpcE(both)}`);
    expect(readCode(both)?.gtin).toBe(`0${expandUpcE(both)}`);
  });

  it('knows every UPC-E by its last digit', () => {
    for (const [short, long] of [
      ['0123450', '01200000345'],
      ['0123451', '01210000345'],
      ['0123453', '01230000045'],
      ['0123454', '01234000005'],
      ['0123459', '01234500009'],
    ] as const) {
      const check = checkDigit(long);
      expect(expandUpcE(`${short}${check}`)).toBe(`${long}${check}`);
    }
  });

  it('names what is never food', () => {
    expect(readCode('9783161484100')?.notFood).toBe('a book');
    expect(readCode('9771234567003')?.notFood).toBe('a magazine');
  });
});

describe('weight codes', () => {
  const code = (digits: string) => `${digits}${checkDigit(digits)}`;

  it('reads the weight and keeps one code for the thing', () => {
    const light = readCode(code('231234500750'))!;
    const heavy = readCode(code('231234501250'))!;
    expect(light.weighed).toEqual({ digits: 750, usually: 'weight', grams: 750, price: 7.5 });
    expect(heavy.weighed?.grams).toBe(1250);
    expect(heavy.gtin).toBe(light.gtin);
    expect(checkDigit(light.gtin.slice(0, -1))).toBe(Number(light.gtin.at(-1)));
  });

  it.each([
    ['241234500075', 750],
    ['251234500007', 700],
    ['291234500420', 420],
  ])('knows the decimals of prefix of %s', (digits, grams) => {
    expect(readCode(code(digits))?.weighed).toMatchObject({ usually: 'weight', grams });
  });

  it.each(['201234500399', '281234500399'])('%s is usually a price', (digits) => {
    expect(readCode(code(digits))?.weighed).toMatchObject({ usually: 'price', price: 3.99 });
  });

  it('also in North America, as a UPC-A', () => {
    expect(readCode(code('21234500399'))?.weighed).toMatchObject({ usually: 'price', price: 3.99 });
  });

  it('refuses one that was forged or misread', () => {
    expect(readCode('2312345007501')).toBeNull();
  });

  it('is a shop’s own', () => {
    expect(isShopCode('2312345000000')).toBe(true);
    expect(isShopCode('0000096385074')).toBe(false);
    expect(isShopCode('4006381333931')).toBe(false);
  });
});
