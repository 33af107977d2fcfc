import type { FoodId } from '../foods/food.ts';
import { FOOD_LANGUAGES, type FoodLanguage } from '../foods/localized/shown-names.ts';
import { localizedFood, localizedFoodLoosely, namedFood } from '../foods/localized-foods.ts';
import { idsIn, rowsIn } from '../foods/made-tables.ts';
import { resolveFood } from '../foods/names.ts';
import { fold } from '../foods/text.ts';
import { type Language, localizedName } from './localized-name.ts';
import { RECEIPT_NAMES } from './receipt-names.gen.ts';
import { NOT_FOOD } from './receipt-words.data.ts';

export interface ReceiptFood {
  food: FoodId | null;
  /** 0 to 1; below 0.8 the cook is asked to look. */
  confidence: number;
  /** True for what is surely no food: soap, screws. */
  notFood: boolean;
}

/** How English and American tills write words. What they make of the names of foods is in the catalogue. */
const SHORT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    `brst breast,brsts breasts,thgh thigh,bnls boneless,sknls skinless,grnd ground,whl whole,skm skimmed,
sskm semi skimmed,org organic,orgnc organic,romn romaine,unslt unsalted,sltd salted,wht white,whlm wholemeal,
wholeml wholemeal,wm wholemeal,bsmt basmati,gran granulated,prwn prawn,prwns prawns,lg large,lrg large,
med medium,sml small,fr free range,f/r free range,pep pepper,pepr pepper,ppr pepper,grn green,rd red,
yel yellow,bkd baked,xv extra virgin,sr sour,whp whipping,hvy heavy,cotg cottage,ctg cottage`
      .split(',')
      .map((pair) => {
        const [short = '', ...long] = pair.trim().split(' ');
        return [short, long.join(' ')];
      }),
  ),
  ...Object.fromEntries(
    rowsIn(RECEIPT_NAMES).flatMap(([name = '', short = '']) => idsIn(short).map((one) => [one, name])),
  ),
};

/** House brands and words that say nothing about the food. */
const NOISE = new Set(
  `tesco sainsburys asda morrisons waitrose aldi lidl kirkland great value gv good gather market pantry signature select ss kroger
ja gut gunstig rewe edeka bio k classic milbona penny naturgut beste wahl frische auchan carrefour leclerc u repere marque hacendado
mercadona dia eroski js ms m&s marks deluxe finest essential everyday cl sel reg pk ea each loose fresh natural btl pck pkt x kl
bandeja granel malla bolsa brick pack ud pz barquette barq filet sachet vrac cat kat i ii klasse hkl ne`
    .split(/\s+/)
    .filter(Boolean),
);

const notFood = new Set(NOT_FOOD);

/** What a thing on a receipt is in the kitchen. Tills cut words short, so the answer may be in doubt. */
export function foodOnReceipt(text: string, language: Language): ReceiptFood {
  const words = fold(text)
    .split(' ')
    .filter((word) => /[a-z]{2}/.test(word) && !/^\d+(?:g|kg|ml|cl|l|oz|lb|er|st|pk)$/.test(word));
  const telling = words.filter((word) => !NOISE.has(word));
  if (telling.length === 0) return { food: null, confidence: 0, notFood: false };
  const named = language === 'en' ? english(telling) : (localized(telling, language) ?? english(telling));
  const isNotFood = telling.some((word) => notFood.has(word));
  // "Papier" beside a food that was only guessed is paper.
  if (isNotFood && (named?.confidence ?? 0) < 0.97) return { food: null, confidence: 0.9, notFood: true };
  return { food: named?.food ?? null, confidence: named?.confidence ?? 0, notFood: false };
}

type Named = { food: FoodId; confidence: number } | null;

/** As tills of each language shorten words. */
const SHORT_ABROAD: Readonly<Record<FoodLanguage, string>> = {
  de: 'pass passierte,vollk vollkorn,haehn hahnchen,hackfl hackfleisch,rauch raucher,gemahl gemahlene,tom tomaten,kart kartoffeln,schok schokolade,marm marmelade,jogh joghurt,knobl knoblauch',
  fr: 'tom tomates,conc concentre,emm emmental,champ champignons,from fromage,pdt pommes de terre,pdre poudre,blc blanc,jamb jambon,crem creme,yrt yaourt,choc chocolat,hle huile,huil huile,poiv poivre,sauc saucisson,haric haricots,ecr ecreme,pla plat,blle volaille,olv olive,veg vegetale,pdm pommes',
  es: 'manteq mantequilla,pic picada,yog yogur,choc chocolate,gall galletas,mermel mermelada,patat patata,cong congelada,integr integral,espag espaguetis,zanah zanahoria,lechug lechuga,pim pimiento,ceb cebolla,tom tomate,jam jamon,oliv oliva',
  it: 'prosc prosciutto,parm parmigiano,pom pomodoro,affum affumicato,surg surgelati,fag fagioli,champ champignon,moz mozzarella,mozz mozzarella,form formaggio,yog yogurt,ciocc cioccolato,bisc biscotti,marm marmellata,insal insalata,pomod pomodoro,cipo cipolla,zucch zucchine,mel mele,pass passata',
};
const LONG_ABROAD = new Map(
  FOOD_LANGUAGES.map((language) => [
    language,
    new Map(
      SHORT_ABROAD[language].split(',').map((pair): [string, string] => {
        const space = pair.indexOf(' ');
        return [pair.slice(0, space), pair.slice(space + 1)];
      }),
    ),
  ]),
);
/** How surely a whole line that names a food is that food. */
const WHOLE = 0.96;

function localized(words: readonly string[], language: FoodLanguage): Named {
  const long = words.map((word) => LONG_ABROAD.get(language)!.get(word) ?? word);
  const text = long.join(' ');
  const named = namedFood(text, language) ?? localizedFood(text, language);
  if (named && named.confidence >= 0.9) return { food: named.food.id, confidence: WHOLE };
  const part = localizedName(text, language);
  if (part && part.confidence >= 0.9) return part;
  const loose = localizedFoodLoosely(text, language);
  return loose ? { food: loose.food.id, confidence: LOOSE } : (part ?? plainUmlauts(text, language));
}

/** Below what is taken without a look. */
const LOOSE = 0.75;

/** "RAPSOEL", "MOEHREN" */
const plainUmlauts = (text: string, language: FoodLanguage): Named =>
  language === 'de' ? localizedName(text.replace(/([aou])e/g, '$1'), 'de') : null;

function english(words: readonly string[]): Named {
  const long = words.map((word) => (Object.hasOwn(SHORT, word) ? SHORT[word]! : word));
  const found = resolveFood(long.join(' ').replace('semi skim ', 'semi skimmed '));
  if (found) return { food: found.food.id, confidence: Math.min(found.confidence, 0.96) };
  // Brands stand in front, flavours behind: the longest run of words that names a food.
  for (let length = long.length - 1; length > 0; length -= 1) {
    for (let from = long.length - length; from >= 0; from -= 1) {
      const part = resolveFood(long.slice(from, from + length).join(' '));
      if (part && part.confidence >= 0.9 && part.match !== 'fuzzy')
        return { food: part.food.id, confidence: 0.85 };
    }
  }
  return null;
}
