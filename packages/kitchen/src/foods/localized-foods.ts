import type { Food, FoodId } from './food.ts';
import { foodById } from './larder.ts';
import { LOCALIZED_NAMES } from './localized-names.gen.ts';
import { resolveFood } from './names.ts';
import { fold } from './text.ts';

export const FOOD_LANGUAGES = ['de', 'fr', 'es', 'it'] as const;
export type FoodLanguage = (typeof FOOD_LANGUAGES)[number];

interface LocalizedName {
  food: FoodId;
  language: FoodLanguage;
  name: string;
}

/** Every row of the one table of names in other languages. */
export const localizedNames: readonly LocalizedName[] = LOCALIZED_NAMES.trim()
  .split('\n')
  .flatMap((line) => {
    const [food = '', ...columns] = line.split('|').map((part) => part.trim());
    if (!foodById(food)) throw new Error(`names-in other languages.gen.ts: no food ${food}`);
    return columns.flatMap((list, at) =>
      list
        .split(',')
        .map((name) => ({ food, language: FOOD_LANGUAGES[at]!, name: name.trim() }))
        .filter(({ name }) => name !== ''),
    );
  });

const ELISION = /(?<!\p{L})(d|l|dell|all|nell|sott|un|qu)['’]/giu;
/** Words that join a name and say nothing themselves. */
const JOINING: Readonly<Record<FoodLanguage, string>> = {
  de: 'von vom der die das des den dem ein eine einer eines einen einem halben halbe',
  fr: 'de d du des la le les l un une au aux a en demi demie',
  es: 'de del la el los las un una unos unas medio media en al',
  it: 'di d del della dello dell dei delle degli da un una uno mezzo mezza il lo la i gli le l in a al alla',
};
/** What cooks say about a food that does not make it another food, as its stem. */
const HARMLESS: Readonly<Record<FoodLanguage, string>> = {
  de: `frisch klein gross mittelgross mittler fein grob gehackt gerieben gemahlen geschalt gewurfelt geschnitt weich zimmerwarm flussig
    geschmolz kalt warm lauwarm heiss reif bio tk tiefgekuhlt mehligkochend festkochend vorwiegend ungesalz gesalz ganz edelsuss scharf
    ungewachst unbehandelt typ extra trock gekocht vorgekocht roh dunn dick gut entkernt abgetropft gewasch zerlassen gut fett gross m l s
    405 550 630 1050 naturell natur neutral gerostet gehobelt gestiftelt blanchiert halbiert geviertelt gezupft mild eiskalt kuhl leicht`,
  fr: `frai fraiche gro grosse petit petite grand grande moyen moyenne bio haché hache hachee rape rapee emince emincee coupe coupee fondu
    fondue mou ramolli froid froide tiede chaud chaude mur mure entier entiere non traite traitee fin fine pele pelee epluche epluchee
    decortique decortiquee denoyaute denoyautee effile effilee concasse concassee cisele ciselee presse pressee ecrase ecrasee epai epaisse
    liquide fume fumee cuit cuite cru crue moulu moulue moulin surgele surgelee nature plat bon bonne beau belle egoutte egouttee sec seche t45 t55 t65`,
  es: `fresc fresca pequeno pequena grand mediano mediana picado picada rallado rallada pelado pelada cortado cortada troceado troceada
    batido batida molido molida cocido cocida tostado tostada derretido derretida maduro madura crudo cruda fino fina bio frio fria calient
    tibio tibia entero entera natural extra virgen lavado lavada escurrido escurrida l m xl dulc seco seca tierno tierna limpio limpia
    temperatura ambient fresco bueno buena`,
  it: `fresc piccol grand medi tritat grattugiat tagliat affettat fus mort fredd cald tiepid matur inter bio sbattut pelat macinat
    lavat sgocciolat crud cott tostat raffermo rafferm fin gross biologic denocciolat snocciolat mondat ammorbidit dolc ben fresch
    morbid temperatur ambient bianc rossell 00 0`,
};
const words = (text: string) => new Set(text.split(/\s+/));
const joining = mapped((language) => words(JOINING[language]));
const harmless = mapped((language) => words(HARMLESS[language]));

function mapped<Value>(value: (language: FoodLanguage) => Value): Record<FoodLanguage, Value> {
  return Object.fromEntries(FOOD_LANGUAGES.map((language) => [language, value(language)])) as Record<
    FoodLanguage,
    Value
  >;
}

/** One word without what a plural or a case adds. */
function stem(word: string, language: FoodLanguage): string {
  if (word.length < 4) return word;
  if (language === 'fr') return word.replace(/[sx]$/, '');
  if (language === 'es') return word.replace(/s$/, '').replace(/e$/, '');
  if (language === 'it') return word.replace(/[aeiou]$/, '');
  return word.length > 4 ? word.replace(/(?:e[nrms]|[nes])$/, '') : word;
}

/** A name as its telling stems. */
function stemsOf(name: string, language: FoodLanguage): string[] {
  return fold(name.replace(ELISION, '$1 '))
    .split(' ')
    .filter((word) => word !== '' && !joining[language].has(word))
    .map((word) => stem(word, language));
}

const byKey = mapped(() => new Map<string, FoodId>());
for (const { food, language, name } of localizedNames) {
  const key = stemsOf(name, language).join(' ');
  if (key !== '' && !byKey[language].has(key)) byKey[language].set(key, food);
}

/** German joins words: parts before and behind a food that leave it what it is. */
const FRONTS = /^(?:bio|speise|land|freiland|suppen|back|tk|tiefkuhl|koch|tafel|gemuse|fein|roh|jung)/;
const BACKS =
  /(?:filet|stuck|stuckch|wurfel|scheib|blatt|blattch|blattern|streif|ring|spalt|zweig|halft|kugel|rosch|stang|schnitzel)$/;

export interface LocalizedFood {
  food: Food;
  confidence: number;
}

/** The food of a name in another language, or null where it is not certain: "crème de marrons" is no cream. */
export function localizedFood(name: string, language: FoodLanguage): LocalizedFood | null {
  const stems = stemsOf(name.slice(0, 200), language).slice(0, 12);
  if (stems.length === 0) return null;
  const telling = stems.filter((word) => !harmless[language].has(word) && !/^\d+$/.test(word));
  const names = byKey[language];
  const found =
    names.get(stems.join(' ')) ??
    names.get(telling.join(' ')) ??
    (language === 'de' ? compound(telling, names) : undefined);
  if (found !== undefined) return { food: foodById(found)!, confidence: 0.95 };
  const english = telling.length > 0 ? resolveFood(name) : null;
  return english && english.match !== 'fuzzy' && english.confidence >= 0.95
    ? { food: english.food, confidence: 0.85 }
    : null;
}

function compound(stems: readonly string[], names: ReadonlyMap<string, FoodId>): FoodId | undefined {
  if (stems.length !== 1) return undefined;
  const [word = ''] = stems;
  const rear = word.replace(FRONTS, '');
  const front = word.replace(BACKS, '');
  return [rear, front, stem(front, 'de')]
    .filter((part) => part !== word && part.length > 3)
    .map((part) => names.get(part))
    .find((food) => food !== undefined);
}

const singleWords = mapped(() => new Set<string>());
for (const { language, name } of localizedNames)
  if (!name.includes(' ')) singleWords[language].add(stem(fold(name), language));

/** Whether a folded word by itself names a food in this language. */
export const isLocalizedFoodWord = (word: string, language: FoodLanguage): boolean =>
  singleWords[language].has(stem(word, language));
