import type { FoodLanguage } from '../../../foods/localized/shown-names.ts';

/** What a preposition and an article become: "su il pane" is "sul pane". */
const CONTRACTIONS: Readonly<Record<FoodLanguage, string>> = {
  de: 'in dem: im, an dem: am, von dem: vom, bei dem: beim, zu dem: zum, zu der: zur',
  fr: 'de le: du, de les: des, à le: au, à les: aux',
  es: 'de el: del, a el: al',
  it: [
    'su il: sul, su lo: sullo, su la: sulla, su i: sui, su gli: sugli, su le: sulle',
    'in il: nel, in lo: nello, in la: nella, in i: nei, in gli: negli, in le: nelle',
    'di il: del, di lo: dello, di la: della, di i: dei, di gli: degli, di le: delle',
    'a il: al, a lo: allo, a la: alla, a i: ai, a gli: agli, a le: alle',
  ].join(', '),
};
const read = (table: string) => new Map(table.split(', ').map((row) => row.split(': ') as [string, string]));
const TABLES: Readonly<Record<FoodLanguage, ReadonlyMap<string, string>>> = {
  de: read(CONTRACTIONS.de),
  fr: read(CONTRACTIONS.fr),
  es: read(CONTRACTIONS.es),
  it: read(CONTRACTIONS.it),
};

/** A preposition and an article; the mark of a food may stand between them. Behind a comma "in dem" begins a clause. */
const PAIR = /(?<=[^,] )(\p{L}{1,3}) (\uE003?)(\p{L}{1,3}) /gu;
const ELIDED = /(?<= )(su|in|di|a) (\uE003?)l'/g;
const BEFORE_ELIDED: Readonly<Record<string, string>> = { su: 'su', in: 'ne', di: 'de', a: 'a' };

export function contracted(text: string, language: FoodLanguage): string {
  const table = TABLES[language];
  const said = text.replace(PAIR, (all, preposition: string, mark: string, article: string) => {
    const word = table.get(`${preposition} ${article}`);
    return word === undefined ? all : `${word} ${mark}`;
  });
  return language === 'it'
    ? said.replace(
        ELIDED,
        (_, preposition: string, mark: string) => `${BEFORE_ELIDED[preposition]}ll'${mark}`,
      )
    : said;
}
