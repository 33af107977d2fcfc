import { describe, expect, it } from 'vitest';
import { readReceipt } from './read-receipt.ts';
import type { PrintedRow } from './receipt.ts';
import { foodOnReceipt } from './receipt-food.ts';

/** Rows as the reader gives them: two spaces part the pieces, "?" before a word marks doubt. */
const rows = (text: string): PrintedRow[] =>
  text
    .trim()
    .split('\n')
    .map((line) =>
      line
        .trim()
        .split(/ {2,}/)
        .map((piece, at) => ({
          text: piece.replaceAll('?', ''),
          left: at * 0.5,
          right: at * 0.5 + 0.4,
          words: piece.split(' ').map((word) => ({
            text: word.replace('?', ''),
            confidence: word.startsWith('?') ? 0.5 : 0.98,
          })),
        })),
    );

const GERMAN = `
REWE MARKT
Musterstr. 12
50667 Köln
                     EUR
BIO VOLLMILCH 3,5%   1,29 B
TOMATEN RISPE        1,79 B
  0,532 kg x 3,36 EUR/kg
BANANEN              1,58 B
EIER FREILAND 10ER   2,98 B
2 Stk x  1,49
PFAND 0,25           0,25 A
KLOPAPIER            3,95 A
SUMME  EUR           11,84
Geg. BAR  EUR        20,00
Rückgeld BAR  EUR    8,16
14.11.2026  18:23 Bon-Nr.:1234
`;
const ENGLISH = `
TESCO
SEMI SKIM MLK 2L     £1.65
CHKN BRST 500G       £4.25
2 x £0.80
BKD BNS              £1.60
BANANAS LOOSE        £0.86
0.86 kg @ £1.00/kg
CARRIER BAG          £0.30
TOTAL                £8.66
CARD  £8.66
12/11/26 17:05
`;
const AMERICAN = `
KROGER
WHL MLK GAL          3.49 F
BNLS SKNLS CHKN BRST 7.82 F
1.24 lb @ 0.59/lb
BANANAS              0.73 F
TAX                  0.00
TOTAL               $12.04
11/14/2026
`;
const FRENCH = `
CARREFOUR CITY
LAIT DEMI ECREME 1L  1,15 €
2 x 0,89
YAOURT NATURE X4     1,78 €
POMMES DE TERRE 1KG  1,99 €
TOMATES GRAPPE       2,31 €
0,845 kg x 2,73 €/kg
SAC CAISSE           0,15 €
TOTAL TTC            7,38 €
CB  7,38 €
Le 13/11/2026 à 12:04
MERCI DE VOTRE VISITE
`;
const SPANISH = `
MERCADONA S.A.
13/11/2026 20:11
Descripción  P. Unit  Importe
1 LECHE ENTERA       0,89
2 YOGUR NATURAL 1,10 2,20
1 PECHUGA POLLO      5,43
1 ZANAHORIA BOLSA    0,95
TOTAL (€)            9,47
TARJETA BANCARIA     9,47
`;

const said = (text: string) =>
  readReceipt(rows(text)).lines.map(({ text: name, count, size, price }) => [
    name,
    count,
    size?.amount ?? null,
    price,
  ]);

describe('readReceipt', () => {
  it('reads a German one', () => {
    expect(readReceipt(rows(GERMAN))).toMatchObject({
      shop: 'REWE MARKT',
      date: '2026-11-14',
      currency: 'EUR',
      language: 'de',
      total: 11.84,
    });
    expect(said(GERMAN)).toEqual([
      ['BIO VOLLMILCH 3,5%', 1, null, 1.29],
      ['TOMATEN RISPE', 1, 532, 1.79],
      ['BANANEN', 1, null, 1.58],
      ['EIER FREILAND 10ER', 2, null, 2.98],
      ['KLOPAPIER', 1, null, 3.95],
    ]);
  });

  it('reads a British one', () => {
    expect(readReceipt(rows(ENGLISH))).toMatchObject({
      date: '2026-11-12',
      currency: 'GBP',
      language: 'en',
      total: 8.66,
    });
    expect(said(ENGLISH)).toEqual([
      ['SEMI SKIM MLK 2L', 1, 2000, 1.65],
      ['CHKN BRST 500G', 1, 500, 4.25],
      ['BKD BNS', 2, null, 1.6],
      ['BANANAS LOOSE', 1, 860, 0.86],
    ]);
  });

  it('reads an American one, month first', () => {
    expect(readReceipt(rows(AMERICAN))).toMatchObject({ date: '2026-11-14', currency: 'USD', total: 12.04 });
    expect(said(AMERICAN).map(([name]) => name)).toEqual(['WHL MLK GAL', 'BNLS SKNLS CHKN BRST', 'BANANAS']);
  });

  it('reads a French one', () => {
    expect(readReceipt(rows(FRENCH))).toMatchObject({
      date: '2026-11-13',
      currency: 'EUR',
      language: 'fr',
      total: 7.38,
    });
    expect(said(FRENCH)).toEqual([
      ['LAIT DEMI ECREME 1L', 1, 1000, 1.15],
      ['YAOURT NATURE X4', 2, null, 1.78],
      ['POMMES DE TERRE 1KG', 1, 1000, 1.99],
      ['TOMATES GRAPPE', 1, 845, 2.31],
    ]);
  });

  it('reads a Spanish one, with counts in front', () => {
    expect(readReceipt(rows(SPANISH))).toMatchObject({ date: '2026-11-13', language: 'es', total: 9.47 });
    expect(said(SPANISH)).toEqual([
      ['LECHE ENTERA', 1, null, 0.89],
      ['YOGUR NATURAL', 2, null, 2.2],
      ['PECHUGA POLLO', 1, null, 5.43],
      ['ZANAHORIA BOLSA', 1, null, 0.95],
    ]);
  });

  it('marks doubtful words', () => {
    const { lines } = readReceipt(rows('BIO ?V0LLMILCH  1,29'));
    expect(lines[0]).toMatchObject({ text: 'BIO VOLLMILCH', doubtful: ['VOLLMILCH'] });
  });

  it('takes an O for a zero and a zero for an O where a number or a word is meant', () => {
    expect(said('GREEK Y0GURT 5OOG  2,76\nRIZ BASMATI IKG  1,O9\n0IL 0LIVE 2OCL  3,00')).toEqual([
      ['GREEK YOGURT 500G', 1, 500, 2.76],
      ['RIZ BASMATI 1KG', 1, 1000, 1.09],
      ['OIL OLIVE 20CL', 1, 200, 3],
    ]);
  });

  it('reads amounts whose spaces were lost', () => {
    expect(said('BROCCOLI  1,89\n0,362kgx5,22EUR/kg\nSPAGHETTI 500G  4,38\n3×1,46EUR')).toEqual([
      ['BROCCOLI', 1, 362, 1.89],
      ['SPAGHETTI 500G', 3, 500, 4.38],
    ]);
  });

  it('is not German because it counts in euros', () => {
    const text = 'PEPINO  1,78\n0,959 kg x 1,86 EUR/kg\nAJO  3,00\n2 x 1,50 EUR\nTARJETA EUR  4,78';
    expect(readReceipt(rows(text)).language).toBe('es');
  });

  it('mends prices that were read with gaps', () => {
    expect(said('MILCH  1 ,29 A')).toEqual([['MILCH', 1, null, 1.29]]);
    expect(said('MILCH  1, 29')).toEqual([['MILCH', 1, null, 1.29]]);
  });

  it.each([
    '',
    'x',
    '9'.repeat(5_000),
    '1,29 '.repeat(3_000),
    '2 x '.repeat(2_000),
    'TOTAL 1,00\n'.repeat(900),
  ])('gets through %#', (text) => {
    expect(readReceipt(rows(text)).lines.length).toBeLessThanOrEqual(150);
  });

  it('keeps at most 150 things', () => {
    expect(readReceipt(rows('MILCH  1,29\n'.repeat(1_000))).lines).toHaveLength(150);
  });
});

describe('foodOnReceipt', () => {
  it.each([
    ['BIO VOLLMILCH 3,5%', 'de', 'milk'],
    ['TOMATEN RISPE', 'de', 'tomato'],
    ['EIER FREILAND 10ER', 'de', 'egg'],
    ['RINDERHACKFL.', 'de', 'ground-beef'],
    ['SEMI SKIM MLK 2L', 'en', 'reduced-fat-milk'],
    ['CHKN BRST 500G', 'en', 'chicken-breast'],
    ['WHL MLK GAL', 'en', 'milk'],
    ['BANANAS LOOSE', 'en', 'banana'],
    ['LAIT DEMI ECREME 1L', 'fr', 'reduced-fat-milk'],
    ['POMMES DE TERRE 1KG', 'fr', 'potato'],
    ['PECHUGA POLLO', 'es', 'chicken-breast'],
    ['ZANAHORIA BOLSA', 'es', 'carrot'],
  ] as const)('%s (%s) is %s', (text, language, food) => {
    expect(foodOnReceipt(text, language)).toMatchObject({ food, notFood: false });
  });

  it.each([
    ['KLOPAPIER', 'de'],
    ['SCHRAUBEN 4X40', 'de'],
    ['WOOD SCREWS 50PK', 'en'],
    ['PAPIER TOILETTE', 'fr'],
    ['PILAS ALCALINAS', 'es'],
  ] as const)('%s is no food', (text, language) => {
    expect(foodOnReceipt(text, language)).toMatchObject({ food: null, notFood: true });
  });

  it('does not guess at what says nothing', () => {
    expect(foodOnReceipt('QWRTZ 12', 'de')).toEqual({ food: null, confidence: 0, notFood: false });
    expect(foodOnReceipt('', 'en')).toEqual({ food: null, confidence: 0, notFood: false });
  });
});
