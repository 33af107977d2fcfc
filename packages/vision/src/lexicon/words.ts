/**
 * Words that name what is inside a package, by food, in the languages a European or American fridge speaks.
 * Lower case without accents, phrases with single spaces, separated by "|". A leading "?" marks a word that
 * often means something else on a package (a flavor, a color, a slogan): it needs a second hint to be shown.
 */
export const PRODUCT_WORDS: Readonly<Record<string, string>> = {
  milk: 'milk|whole milk|skim milk|skimmed milk|semi skimmed|lowfat milk|low fat milk|fat free milk|reduced fat milk|organic milk|lactose free milk|lait|lait entier|lait demi ecreme|leche|leche entera|leche desnatada|leche semidesnatada|latte intero|latte fresco|latte parzialmente scremato|?latte|milch|vollmilch|h milch|frischmilch|weidemilch|magermilch|bergmilch|melk|volle melk|halfvolle melk|mjolk|lattmjolk|mellanmjolk|standardmjolk|minimjolk|minimaelk|letmaelk|sodmaelk|skummetmaelk|maelk|lettmelk|helmelk|tine melk|maito|kevytmaito|rasvaton maito|mleko|mlieko|leite|leite meio gordo|leite magro|leite gordo|lapte|tej|sut|yarim yagli sut|gala|vitamin d milk|pasteurized milk|uht milk|frische milch|fettarme milch',
  'chocolate milk':
    'chocolate milk|choco milk|chocolademelk|lait chocolat|schokomilch|kakao drink|chocolate drink',
  'condensed milk':
    'condensed milk|evaporated milk|leche condensada|lait concentre|kondensmilch|latte condensato',
  buttermilk:
    'buttermilk|butter milk|buttermilch|karnemelk|babeurre|karnemaelk|kefir|filmjolk|maslanka|sour milk|piima|kefirmilch|ayran',
  'oat milk':
    'oat milk|oat drink|oatmilk|oatdrink|oat beverage|haferdrink|hafermilch|hafer drink|haverdrink|haver drink|havermelk|havredryck|havredrik|havremelk|havregrynsdrik|havredrikk|kaurajuoma|lait d avoine|boisson avoine|boisson a l avoine|bebida de avena|leche de avena|bevanda avena|bevanda di avena|bebida de aveia|napoj owsiany|barista edition',
  'almond milk':
    'almond milk|almond drink|almondmilk|almond beverage|almondbreeze|mandeldrink|mandelmilch|amandeldrink|amandelmelk|mandeldryck|lait d amande|boisson amande|bebida de almendra|leche de almendras|latte di mandorla|bevanda mandorla',
  'soy milk':
    'soy milk|soya milk|soymilk|soyamilk|soya drink|soy drink|soy beverage|soyadrink|sojadrink|sojamilch|soja drink|sojamelk|sojadryck|lait de soja|boisson soja|bebida de soja|leche de soja|latte di soia|bevanda soia|napoj sojowy',
  'rice milk': 'rice milk|rice drink|ricedrink|reisdrink|reismilch|boisson riz|bebida de arroz|bevanda riso',
  'coconut milk':
    'coconut milk|coconut drink|coconut cream|kokosmilch|kokosmelk|lait de coco|leche de coco|latte di cocco|kokosmjolk|cream of coconut',
  'coconut water': 'coconut water|eau de coco|agua de coco|kokoswasser',
  cream:
    'heavy cream|whipping cream|double cream|single cream|half and half|half half|halfandhalf|light cream|table cream|coffee cream|creamer|coffee creamer|coffeemate|thickened cream|pouring cream|cooking cream|creme liquide|creme entiere|creme epaisse|schlagsahne|sahne|kaffeesahne|schlagobers|obers|rahm|slagroom|kookroom|koffieroom|gradde|vispgradde|matlagningsgradde|flode|piskeflode|floede|flote|kremflote|matflote|kerma|ruokakerma|vispikerma|nata|nata para montar|nata para cocinar|panna|panna da cucina|panna fresca|smietanka|slehacka|natas|crema de leche|creme|clotted cream|kokgradde',
  'whipped cream':
    'whipped cream|whipped topping|chantilly|creme chantilly|reddiwip|spruhsahne|spruehsahne|nata montada|panna montata|slagroom spuitbus|dairy whip|spray cream',
  'sour cream':
    'sour cream|soured cream|saure sahne|sauerrahm|schmand|zure room|graddfil|creme fraiche|cremefraiche|crema agria|crema acida|panna acida|smietana|smetana|rjomme|romme|sourcream',
  yogurt:
    'yogurt|yoghurt|yogourt|yaourt|yaourts|joghurt|jogurt|jogurtti|yogur|yogures|iogurte|naturjoghurt|fruchtjoghurt|greek yogurt|greek style|natural yogurt|plain yogurt|lowfat yogurt|yogurt greco|skyr|jugurt|fruityoghurt|yoghurt naturel|drinkyoghurt|joghurtdrink|trinkjoghurt|probiotic yogurt|iaurt|kvarg|petit suisse|greek style yogurt|vanilla yogurt|nonfat yogurt|yoghurt drink',
  butter:
    'butter|salted butter|unsalted butter|sweet cream butter|spreadable butter|spreadable|beurre|beurre doux|beurre demi sel|mantequilla|burro|manteiga|boter|roomboter|smor|smoer|bregott|maslo|markenbutter|sussrahmbutter|deutsche markenbutter|irische butter|unt|vaj|tereyagi|butirro|irish butter|european style butter|cultured butter',
  margarine:
    'margarine|margarina|margariini|vegetable oil spread|buttery spread|vegetable spread|vegan spread|buttery taste|vegetable fat spread|sunflower spread|halvarine|halbfettmargarine|pflanzenmargarine|margaryna|plant butter|olive spread',
  ghee: 'ghee|clarified butter|butterschmalz',
  cheese:
    'cheese|cheddar|mature cheddar|sharp cheddar|mild cheddar|extra mature|monterey jack|colby jack|pepper jack|swiss cheese|american cheese|cheese slices|string cheese|shredded cheese|sliced cheese|grated cheese|fromage|fromages|fromage rape|queso|formaggio|formaggi|kase|kaese|kaas|osteskiver|juusto|queijo|peynir|gouda|edam|emmental|emmentaler|emmenthal|gruyere|brie|camembert|manchego|jarlsberg|provolone|roquefort|gorgonzola|blue cheese|stilton|leerdammer|havarti|raclette|comte|appenzeller|goat cheese|chevre|bergkase|schnittkase|scheibenkase|reibekase|streichkase|schmelzkase|goudse|jong belegen|?belegen|wensleydale|red leicester|halloumi|grana padano|pecorino|asiago|muenster|cheesestrings|babybel|halloumi cheese',
  parmesan: 'parmesan|parmigiano|parmigiano reggiano|parmesan cheese|grated parmesan',
  mozzarella: 'mozzarella|mozarella|mozzarella di bufala|shredded mozzarella',
  feta: 'feta|feta cheese|hirtenkase',
  'cream cheese':
    'cream cheese|creamcheese|soft cheese|frischkase|frischkaese|fromage frais|fromage a tartiner|queso crema|queso de untar|formaggio fresco|farskost|smoreost|roomkaas|tuorejuusto|doppelrahm',
  'cottage cheese': 'cottage cheese|huttenkase|keso|raejuusto|hytteost|serek wiejski|requeson',
  quark: 'quark|magerquark|speisequark|kwark|twarog|topfen|rahka|maitorahka',
  ricotta: 'ricotta',
  mascarpone: 'mascarpone',
  egg: 'eggs|large eggs|grade a eggs|free range eggs|cage free eggs|organic eggs|fresh eggs|egg whites|eieren|eier|freilandeier|bodenhaltung|oeufs|oeufs frais|oeufs de poules|huevos|huevos frescos|uova|uova fresche|ovos|jajka|jaja|agg|aeg|kananmunia|munat|frittgaende|plein air|scharreleieren|scharrel|yumurta|large eggs 12|dozen eggs|extra large eggs|brown eggs|medium eggs|12 eggs',
  bread:
    'bread|sandwich bread|whole wheat bread|white bread|wholemeal|sourdough|rye bread|toast bread|toastbrot|buttertoast|brot|vollkornbrot|roggenbrot|knackebrot|brood|volkoren brood|brod|rugbrod|grovbrod|knackebrod|leipa|ruisleipa|chleb|pan de molde|pan integral|pan bimbo|pain de mie|pain complet|pane|pancarre|pao de forma|bagels|bagel|english muffins|hamburger buns|hot dog buns|burger buns|buns|baguette|brioche|pita bread|pita|naan|ciabatta|crumpets|dinner rolls|flatbread|sprouted grain|wheat bread|whole grain bread',
  tortilla: 'tortilla|tortillas|flour tortillas|corn tortillas|wraps|tortilla wraps|wrap tortillas',
  juice:
    'juice|fruit juice|100 juice|juices|juice blend|juice drink|jus|jus de fruits|jus de fruit|zumo|zumos|jugo|jugos|succo|succhi|suco|saft|fruchtsaft|multivitaminsaft|multivitamin|vruchtensap|sap|safte|mehu|tuoremehu|sok|soki|sumo|nectar|nektar|smoothie|smoothies|not from concentrate|from concentrate|no pulp|some pulp|pulp free|lots of pulp|?pulp|direktsaft|fruit punch|vegetable juice|carrot juice|karottensaft|ace drink|meyve suyu|real fruit juice',
  'orange juice':
    'orange juice|jus d orange|zumo de naranja|jugo de naranja|succo d arancia|orangensaft|sinaasappelsap|apelsinjuice|appelsinjuice|appelsiinimehu|sumo de laranja|suco de laranja|sok pomaranczowy|orangejuice',
  'apple juice':
    'apple juice|jus de pomme|zumo de manzana|succo di mela|apfelsaft|appelsap|applejuice|appeljuice|eplejuice|aeblejuice|omenamehu|sok jablkowy|apple cider|apfelschorle',
  'grapefruit juice':
    'grapefruit juice|ruby red|rubyred|ruby red grapefruit|jus de pamplemousse|zumo de pomelo|pink grapefruit juice',
  'cranberry juice':
    'cranberry juice|cranberry cocktail|cran apple|cran grape|cranberry juice cocktail|jus de cranberry',
  'lemon juice':
    'lemon juice|jus de citron|zumo de limon|zitronensaft|succo di limone|citroensap|citronjuice|citronsaft|reallemon|realemon',
  'lime juice': 'lime juice|reallime|key lime juice|limettensaft|realime|key west lime juice',
  'tomato juice': 'tomato juice|tomatensaft|jus de tomate|v8|v8 vegetable|clamato',
  lemonade:
    'lemonade|limonade|limonada|limonata|zitronenlimonade|pink lemonade|lemonad|cloudy lemonade|citronnade',
  soda: 'soda|cola|diet cola|ginger ale|ginger beer|root beer|rootbeer|cream soda|orange soda|soft drink|tonic water|?tonic|seltzer|club soda|?brause|cola light|cola zero|frisdrank|gazeuse|refresco|gaseosa|lask|laskedryck|sodavand|brus|limsa|fridge pack',
  'energy drink': 'energy drink|energydrink|energy|boisson energisante|bebida energetica',
  'sports drink': 'sports drink|thirst quencher|isotonic|isotonisch|sport drink|electrolyte',
  water:
    'spring water|mineral water|natural mineral water|drinking water|purified water|sparkling water|still water|bottled water|eau minerale|eau minerale naturelle|eau de source|eau gazeuse|agua mineral|agua mineral natural|agua con gas|agua purificada|acqua minerale|acqua minerale naturale|acqua|agua|mineralwasser|naturliches mineralwasser|quellwasser|stilles wasser|bronwater|mineraalwater|kildevand|kallvatten|mineralvatten|kivennaisvesi|woda mineralna|woda|?water',
  'iced tea':
    'iced tea|ice tea|icetea|eistee|the glace|te helado|te freddo|sweet tea|lemon tea|peach tea|ijsthee|iste',
  tea: 'tea bags|green tea|black tea|earl grey|english breakfast|chamomile|herbal tea|teebeutel|fruchtetee|krautertee|gruner tee|schwarzer tee|darjeeling|rooibos|infusion|tisane|kombucha|yerba mate|thee|matcha|chai tea|oolong|?tea|jasmine tea|oolong tea',
  coffee:
    'coffee|ground coffee|instant coffee|cold brew|iced coffee|espresso|coffee beans|cappuccino|kaffee|filterkaffee|eiskaffee|cafe moulu|cafe molido|caffe|caffe macinato|koffie|kaffe|bryggkaffe|kahvi|kawa|arabica|kahve|decaf|frappuccino|caffe latte',
  beer: 'beer|lager|pale ale|ipa|india pale ale|pilsner|pilsener|pils|stout|porter|amber ale|premium lager|light beer|brewery|brewing|brewing co|brewed|brown ale|bitter ale|weissbier|weizen|hefeweizen|hefe weizen|weissbrau|brauerei|gebraut|bier|biere|cerveza|cervezas|birra|cerveja|piwo|olut|lagerol|pivo|radler|premium beer|real ale|strong ale|witbier|tripel|dubbel|trappist|saison|abbey ale|original lager|special brew|?ale|?bitter',
  cider: 'hard cider|cider|cidre|sidra|apple cider hard',
  wine: 'wine|chardonnay|sauvignon|sauvignon blanc|cabernet|cabernet sauvignon|merlot|pinot grigio|pinot noir|pinot gris|riesling|shiraz|syrah|zinfandel|malbec|tempranillo|rioja|bordeaux|chianti|moscato|prosecco|champagne|cava|sekt|rose wine|red wine|white wine|vin blanc|vin rouge|vin de pays|vino|vino blanco|vino tinto|vino rosso|vino bianco|vinho|vinho verde|wein|weisswein|rotwein|vitt vin|rott vin|appellation|chablis|gruner veltliner|mis en bouteille|winery|vineyards|vineyard|estate bottled|barolo|beaujolais|muscadet|viognier|semillon|chenin blanc|verdejo|albarino|lambrusco|soave|cremant|cotes du rhone|cote du rhone|tokaji|port wine|sherry|vermouth',
  vodka: 'vodka|wodka',
  gin: 'london dry gin|dry gin',
  whiskey: 'whiskey|whisky|bourbon|scotch whisky',
  rum: 'white rum|spiced rum|dark rum',
  liqueur: 'liqueur|likor|licor|liquore',
  ketchup:
    'ketchup|catsup|tomato ketchup|tomatenketchup|ketjap tomaat|tomatketchup|curry ketchup|gewurzketchup|ketsuppi|catchup',
  mayonnaise:
    'mayonnaise|mayo|real mayonnaise|light mayonnaise|mayonesa|maionese|mayonnaise legere|majonas|majonnas|majones|mayonaise|majoneesi|majonez|salad cream|miracle whip|delikatess mayonnaise|salatmayonnaise|light mayo|fritessaus|aioli|kewpie mayonnaise',
  mustard:
    'mustard|yellow mustard|dijon|dijon mustard|honey mustard|wholegrain mustard|whole grain mustard|english mustard|brown mustard|spicy brown|moutarde|moutarde de dijon|mostaza|senape|mostarda|senf|mittelscharf|susser senf|mosterd|senap|sennep|sinappi|musztarda|hardal|delikatess senf|classic yellow',
  'salad dressing':
    'dressing|salad dressing|ranch|ranch dressing|caesar|caesar dressing|vinaigrette|balsamic vinaigrette|thousand island|italian dressing|french dressing|blue cheese dressing|honey dijon|salatsauce|salatdressing|salladsdressing|sauce salade|aderezo|condimento per insalata|hidden valley ranch|zesty italian|creamy ranch|poppyseed dressing|sladesaus|salatfix|coleslaw dressing|creamy caesar|goddess dressing|house dressing|house italian|light italian|light ranch|buttermilk ranch|honey mustard dressing|sesame dressing',
  salsa:
    'salsa|chunky salsa|pico de gallo|salsa verde|medium salsa|mild salsa|thick chunky|taco sauce|salsa dip|picante sauce|picante',
  'hot sauce':
    'hot sauce|pepper sauce|sriracha|chili sauce|chilli sauce|hot chili sauce|hot chilli sauce|sweet chili|sweet chilli|sweet chilli sauce|louisiana hot|salsa picante|buffalo sauce|wing sauce|buffalo wing|sambal|sambal oelek|piri piri|peri peri|habanero|cayenne pepper sauce|sauce piquante|scharfe sauce|harissa',
  'barbecue sauce':
    'barbecue sauce|bbq sauce|bbq|barbecue|grillsauce|steak sauce|brown sauce|sauce barbecue|barbacoa|hickory',
  'worcestershire sauce': 'worcestershire|worcestershire sauce|worcester sauce|worcestersauce',
  'soy sauce':
    'soy sauce|soya sauce|soysauce|shoyu|tamari|sojasauce|sojasosse|sauce soja|salsa de soja|salsa di soia|sojasaus|ketjap|ketjap manis|sojakastike|less sodium soy|teriyaki|teriyaki sauce|kecap manis|coconut aminos',
  'oyster sauce': 'oyster sauce|oyster flavored sauce',
  'fish sauce': 'fish sauce|nuoc mam|nam pla',
  'hoisin sauce': 'hoisin|hoisin sauce',
  'tomato sauce':
    'tomato sauce|pasta sauce|spaghetti sauce|marinara|marinara sauce|bolognese|arrabbiata|napoletana|pizza sauce|passata|passata di pomodoro|passierte tomaten|tomatensauce|tomatensosse|sauce tomate|salsa de tomate|tomate frito|salsa di pomodoro|sugo|polpa|polpa di pomodoro|pomodoro|pomodori pelati|crushed tomatoes|diced tomatoes|chopped tomatoes|peeled tomatoes|krossade tomater|gehackte tomaten|tomato basil sauce|bolognaise|alla bolognese|tomates concassees|alfredo|alfredo sauce',
  'tomato paste':
    'tomato paste|tomato puree|tomatenmark|tomatenpuree|concentre de tomates|double concentre|concentrado de tomate|concentrato di pomodoro|doppio concentrato|tomatpure|tomatpasta|salca|domates salcasi|koncentrat pomidorowy',
  pesto: 'pesto|pesto alla genovese|basil pesto|pesto rosso|genovese',
  'curry paste': 'curry paste|currypaste|pasta de curry|pate de curry',
  'curry sauce':
    'curry sauce|tikka masala|korma|currysauce|butter chicken sauce|madras sauce|jalfrezi|balti sauce|rogan josh',
  vinegar:
    'vinegar|balsamic vinegar|cider vinegar|apple cider vinegar|wine vinegar|white vinegar|rice vinegar|malt vinegar|vinaigre|vinagre|aceto|aceto balsamico|essig|apfelessig|weinessig|balsamico|azijn|vinager|attika|eddik|eddike|etikka|ocet|sirke',
  oil: 'vegetable oil|canola oil|sunflower oil|rapeseed oil|corn oil|peanut oil|sesame oil|cooking oil|grapeseed oil|huile|huile de tournesol|huile de colza|aceite|aceite de girasol|olio di semi|sonnenblumenol|rapsol|speiseol|pflanzenol|zonnebloemolie|olie|rapsolja|solsikkeolie|rypsioljy|olej|?oil',
  'olive oil':
    'olive oil|extra virgin|extra virgin olive oil|virgin olive oil|huile d olive|aceite de oliva|virgen extra|olio d oliva|olio di oliva|extra vergine|olio extra vergine|olivenol|natives olivenol|olijfolie|olivolja|olivenolie|olivenolje|oliivioljy|oliwa|azeite|zeytinyagi',
  jam: 'jam|strawberry jam|raspberry jam|marmalade|fruit spread|preserves|preserve|strawberry preserves|apricot preserves|grape jelly|jelly|concord grape jelly|conserve|confiture|confitures|mermelada|mermeladas|marmellata|confettura|compota|konfiture|konfituere|marmelade|fruchtaufstrich|erdbeerkonfiture|gelee|syltetoj|syltetoy|sylt|jordgubbssylt|lingonsylt|hillo|dzem|doce de|pekmez|recel|confituur|extra jam|apricot jam|blackcurrant jam|lemon curd|seedless',
  honey:
    'honey|raw honey|clover honey|pure honey|wildflower honey|miel|miel de fleurs|miel de flores|miele|honig|blutenhonig|bienenhonig|waldhonig|honing|honung|honning|hunaja|miod|mel puro',
  'maple syrup': 'maple syrup|sirop d erable|ahornsirup|pancake syrup|pure maple|lonnsirup',
  'chocolate syrup':
    'chocolate syrup|hershey s syrup|chocolate sauce|chocolate topping|schokosauce|schokoladensauce|chocolate fudge topping',
  'chocolate spread':
    'chocolate spread|hazelnut spread|cocoa spread|pate a tartiner|crema di nocciole|nuss nougat creme|nuss nougat|crema de cacao|chocopasta|hazelnut chocolate',
  'peanut butter':
    'peanut butter|peanutbutter|peanut spread|beurre de cacahuete|beurre d arachide|mantequilla de mani|crema de cacahuete|mantequilla de cacahuete|erdnussbutter|erdnussmus|erdnusscreme|pindakaas|jordnotssmor|peanottsmor|jordnoddesmor|burro di arachidi|almond butter|creamy peanut butter|crunchy peanut butter|creamy peanut|crunchy peanut|peanut butter creamy',
  tahini: 'tahini|tahin|tahina|tehina',
  hummus: 'hummus|houmous|humus|hommus|houmus',
  guacamole: 'guacamole|guac',
  tzatziki: 'tzatziki|tsatsiki|zaziki',
  pickle:
    'pickles|pickle|dill pickles|dill pickle|bread and butter pickles|bread butter chips|dill spears|gherkins|gherkin|kosher dill|kosher dills|cornichons|cornichon|pepinillos|cetrioli|cetriolini|gewurzgurken|gurken|cornichons au vinaigre|augurken|sursote agurker|agurker|inlagd gurka|smorgasgurka|ogorki|suolakurkku|pickled|branston pickle|sandwich stackers|sweet pickle|bread butter pickles|pickled gherkins',
  relish: 'relish|sweet relish|dill relish|pickle relish|hot dog relish',
  sauerkraut: 'sauerkraut|zuurkool|choucroute|surkal|kapusta kiszona',
  kimchi: 'kimchi|kimchee',
  olive:
    'olives|green olives|black olives|kalamata|kalamata olives|manzanilla|stuffed olives|pitted olives|aceitunas|aceitunas rellenas|olive verdi|olive nere|oliven|olijven|oliver|oliivit|oliwki|azeitonas|zeytin|manzanilla olives|olives vertes',
  caper: 'capers|capres|capperi|alcaparras|kapern|kappertjes|kapris',
  ham: 'ham|smoked ham|black forest ham|honey ham|cooked ham|sliced ham|jambon|jambon cuit|jambon blanc|jamon|jamon serrano|jamon cocido|jamon york|prosciutto|prosciutto cotto|prosciutto crudo|schinken|kochschinken|rohschinken|hinterschinken|achterham|skinka|kokt skinka|skinke|kinkku|szynka|presunto|fiambre|parma ham|beechwood smoked ham',
  bacon:
    'bacon|smoked bacon|streaky bacon|back bacon|turkey bacon|lardons|speck|bauchspeck|fruhstucksspeck|spek|pekoni|boczek|bacon bits',
  pancetta: 'pancetta|panceta',
  salami:
    'salami|salame|salchichon|saucisson|saucisson sec|pepperoni|chorizo|soppressata|medwurst|salamipolse|peperoni|fuet|genoa salami|hard salami',
  sausage:
    'sausage|sausages|pork sausages|breakfast sausage|italian sausage|bratwurst|bratwurste|wurst|wurstchen|wiener|wieners|wiener wurstchen|frankfurter|frankfurters|franks|beef franks|hot dogs|hotdogs|bologna|saucisse|saucisses|salchicha|salchichas|salsiccia|wurstel|rookworst|knakworst|falukorv|korv|prinskorv|polser|polse|nakki|makkara|kielbasa|kabanos|parowki|salsichas|leberwurst|fleischwurst|lyoner|mortadella|merguez|chipolatas|cumberland sausages|bangers|smoked sausage|bockwurst',
  turkey:
    'turkey breast|turkey|smoked turkey|oven roasted turkey|sliced turkey|dinde|blanc de dinde|pavo|pechuga de pavo|tacchino|putenbrust|pute|kalkoenfilet|kalkon|kalkun',
  chicken:
    'chicken breast|chicken breasts|chicken thighs|chicken wings|chicken drumsticks|whole chicken|chicken tenders|chicken nuggets|chicken fillets|roast chicken|rotisserie chicken|sliced chicken|poulet|filet de poulet|blanc de poulet|pollo|pechuga de pollo|petto di pollo|hahnchen|hahnchenbrust|hahnchenbrustfilet|kipfilet|kip|kyckling|kycklingfile|kylling|kyllingfilet|broileri|kurczak|kurczaka|frango|tavuk|?chicken',
  'ground meat':
    'ground beef|ground turkey|ground pork|ground chuck|minced beef|beef mince|lean beef mince|mince|steak hache|viande hachee|carne picada|carne macinata|macinato|hackfleisch|rinderhackfleisch|gemischtes hackfleisch|gehakt|rundergehakt|kottfars|notfars|blandfars|hakket oksekod|kjottdeig|karbonadedeig|jauheliha|mielone|carne molida|carne picada|kiyma|ground round',
  beef: 'beef|sirloin|sirloin steak|ribeye|rump steak|stewing beef|diced beef|roast beef|corned beef|beef steak|brisket|boeuf|bavette|entrecote|carne de res|ternera|manzo|rindfleisch|rindersteak|rundvlees|biefstuk|notkott|oksekod|naudanliha|wolowina|beef jerky|pastrami',
  pork: 'pork chops|pork loin|pork tenderloin|pulled pork|pork belly|pork ribs|porc|filet mignon de porc|cerdo|lomo de cerdo|maiale|schweinefleisch|schweineschnitzel|varkensvlees|flaskfile|svinekod|wieprzowina|lomo embuchado',
  lamb: 'lamb chops|leg of lamb|minced lamb|agneau|cordero|agnello|lammfleisch|lamsvlees',
  fish: 'fish fingers|fish sticks|fish fillets|battered fish|breaded fish|fischstabchen|vissticks|cod fillets|cod|haddock|haddock fillets|pollock|tilapia|whiting|sea bass|trout|smoked trout|mackerel|smoked mackerel|herring|sardines|anchovies|anchovy|sill|inlagd sill|matjes|hering|rollmops|bacalao|merluza|sardinas|anchoas|boquerones|acciughe|alici|sardine|makrell|makrill|makrele|fiskepinner|fiskpinnar|torsk|thon|cabillaud|colin|filets de poisson|surimi|?battered|seelachs',
  tuna: 'tuna|chunk light tuna|albacore|thon entier|atun|atun claro|tonno|thunfisch|tonijn|tonfisk|tonnikala|tunczyk|tunfisk',
  salmon:
    'salmon|smoked salmon|salmon fillets|saumon|saumon fume|salmon ahumado|salmone|salmone affumicato|lachs|raucherlachs|stremellachs|zalm|gerookte zalm|lax|gravad lax|rokt lax|laks|rokt laks|lohi|losos|gravlax',
  shrimp:
    'shrimp|prawns|king prawns|crevettes|gambas|langostinos|gamberi|gamberetti|garnelen|garnalen|rakor|rejer|reker|katkarapu|krewetki',
  tofu: 'tofu|extra firm tofu|firm tofu|silken tofu|smoked tofu|raucher tofu|tofu nature|bean curd',
  'veggie burger':
    'veggie burger|veggie burgers|meatless|plant based burger|garden burger|vegan burger|black bean burger|vegetarian burger',
  pasta:
    'pasta|spaghetti|penne|fusilli|farfalle|rigatoni|linguine|fettuccine|tagliatelle|macaroni|lasagne|lasagna|ravioli|tortellini|tortelloni|gnocchi|cavatappi|orzo|pates fraiches|nudeln|maccheroni|orecchiette|mac cheese|macaroni cheese|pasta fresca|spaghettini|capellini|angel hair|coquillettes',
  noodles:
    'noodles|ramen|udon|soba|egg noodles|rice noodles|instant noodles|vermicelli|nouilles|fideos|mie nudeln|mie nestjes|noedels|nuudelit|glass noodles|cup noodles|chow mein',
  rice: 'rice|basmati|basmati rice|jasmine rice|long grain|long grain rice|brown rice|arborio|risotto|riz|riz basmati|arroz|arroz redondo|riso|riso arborio|reis|langkornreis|milchreis|rijst|jasminris|ryz|riisi|pirinc|sushi rice|wild rice|thai rice',
  quinoa: 'quinoa',
  bulgur: 'bulgur|boulgour|bulgur wheat',
  couscous: 'couscous|cous cous|kuskus',
  oats: 'rolled oats|oatmeal|porridge|porridge oats|quick oats|old fashioned oats|haferflocken|havermout|havregryn|havregrod|flocons d avoine|copos de avena|avena|fiocchi d avena|kaurahiutale|platki owsiane|overnight oats|steel cut oats|?oats',
  cereal:
    'cereal|cereals|corn flakes|cornflakes|muesli|musli|mysli|granola|cereales|cereali|fruhstucksflocken|knuspermusli|bran flakes|frosted flakes|shredded wheat|puffed rice|raisin bran|crunchy muesli|cruesli|frosted mini wheats|raisin bran crunch',
  flour:
    'flour|all purpose flour|plain flour|self raising flour|bread flour|farine|farine de ble|harina|harina de trigo|farina|farina 00|mehl|weizenmehl|dinkelmehl|tarwebloem|bloem|vetemjol|hvedemel|hvetemel|vehnajauho|maka|farinha|cornstarch|corn starch|maizena|speisestarke',
  sugar:
    'granulated sugar|cane sugar|brown sugar|caster sugar|icing sugar|powdered sugar|sucre en poudre|sucre de canne|azucar|azucar moreno|zucchero|zucchero di canna|puderzucker|rohrzucker|feinzucker|kristalsuiker|suiker|strosocker|sukker|sokeri|cukier|acucar|seker|?sugar|?zucker|?sucre',
  salt: 'sea salt|table salt|iodized salt|kosher salt|sel de mer|fleur de sel|sal marina|sale marino|sale fino|meersalz|jodsalz|speisesalz|zeezout|havssalt|morska sol|himalayan salt',
  spices:
    'ground cumin|?paprika|oregano|ground pepper|black pepper|ground black pepper|garlic powder|onion powder|turmeric|curry powder|thyme|italian seasoning|seasoning|all purpose seasoning|chili powder|poivre noir|pimenton|pimienta negra|pepe nero|gewurz|gewurzmischung|pfeffer|kruiden|kryddor|krydderi|kurkuma|garam masala|cinnamon|nutmeg|bay leaves|allspice|taco seasoning|oregano seco',
  broth:
    'chicken broth|beef broth|vegetable broth|chicken stock|vegetable stock|beef stock|bone broth|bouillon|bouillon cubes|stock cubes|gemusebruhe|caldo|caldo de pollo|brodo|kyllingfond|buljong',
  soup: 'soup|tomato soup|chicken noodle soup|cream of mushroom|soupe|sopa|zuppa|minestrone|suppe|tomatensuppe|soep|soppa|keitto|zupa|miso soup|gazpacho|chowder',
  miso: 'miso|miso paste|shiro miso',
  wasabi: 'wasabi',
  horseradish: 'horseradish|meerrettich|raifort|pepparrot|peberrod|pepperrot|chrzan|kren',
  beans:
    'baked beans|refried beans|haricots|haricots blancs|alubias|judias|frijoles|fagioli|cannellini|borlotti|bohnen|weisse bohnen|witte bonen|bruna bonor|bonor|fasola|butter beans|pinto beans|navy beans|great northern beans|cannellini beans|pork beans|feijao',
  'black beans': 'black beans|frijoles negros|schwarze bohnen|alubias negras|haricots noirs',
  'kidney beans':
    'kidney beans|red kidney beans|haricots rouges|kidneybohnen|kidneybonen|alubias rojas|fagioli rossi',
  chickpeas:
    'chickpeas|chick peas|garbanzo|garbanzo beans|garbanzos|pois chiches|ceci|kichererbsen|kikkererwten|kikarter|kikaerter|kikherne|ciecierzyca|nohut|grao de bico',
  peas: 'garden peas|green peas|sweet peas|petits pois|frozen peas|guisantes|piselli|erbsen|doperwten|artor|aerter|groszek|herneet|ervilhas|bezelye',
  corn: 'sweet corn|sweetcorn|whole kernel corn|corn kernels|mais doux|maiz dulce|mais dolce|zuckermais|gemusemais|majs|maissi|kukurydza|milho doce|cream style corn',
  nuts: 'mixed nuts|peanuts|cashews|cashew nuts|almonds|pistachios|pistachio|pecans|hazelnuts|walnuts|trail mix|dry roasted peanuts|roasted peanuts|cacahuetes|noix de cajou|amandes|noisettes|almendras|nueces|frutos secos|mandorle|noci|nocciole|pistacchi|nusse|erdnusse|?erdnuss|walnusse|mandeln|haselnusse|cashewkerne|noten|pindas|notter|nodder|pahkina|orzechy|salted peanuts|honey roasted|macadamia',
  raisins:
    'raisins|sultanas|raisins secs|pasas|uva passa|uvetta|rosinen|rozijnen|russin|rosiner|rusinat|rodzynki',
  crackers:
    'crackers|cracker|saltines|rice cakes|crispbread|biscottes|galletas saladas|crispy crackers|salzgeback|kjeks|kex|grissini|breadsticks|oatcakes|water biscuits|cream crackers|graham crackers|snack crackers|crackottes|pretzels',
  cookie:
    'cookies|biscuits|chocolate chip cookies|digestives|digestive|shortbread|galletas|biscotti|kekse|butterkeks|koekjes|kakor|smakager|keksit|ciastka|bolachas|wafers|waffeln|wafer|stroopwafels|gingerbread|lebkuchen|sandwich cookies',
  'cookie dough':
    'cookie dough|biscuit dough|pie crust|crescent rolls|pizza dough|puff pastry|cinnamon rolls|pate brisee|pate feuilletee|blatterteig|pizzateig|bladerdeeg|smordeg|deg|masa de hojaldre|pasta sfoglia|pasta brisee|flaky layers|grands biscuits',
  chips:
    'potato chips|tortilla chips|corn chips|kettle chips|crisps|potato crisps|kartoffelchips|patatas fritas|patatine|croustilles|chips de pomme|nachos|popcorn|kettle cooked|cheese puffs|chips sel|sour cream onion|erdnuss flips|erdnussflips|peanut flips',
  chocolate:
    'milk chocolate|dark chocolate|white chocolate|chocolate bar|?chocolat|chocolat noir|chocolat au lait|?cioccolato|cioccolato fondente|?schokolade|vollmilchschokolade|alpenmilch|zartbitter|?chocolade|melkchocolade|?choklad|?sjokolade|?chokolade|?suklaa|?czekolada|?cikolata|baking chocolate|chocolate chips|?chocolate|truffles|pralines',
  candy:
    'candy|gummies|gummy bears|jelly beans|licorice|liquorice|bonbons|caramelos|caramelle|gummibarchen|fruchtgummi|lakritz|snoep|godis|slik|karkki|cukierki|lollipops|mints|chewing gum|marshmallows',
  cake: 'cheesecake|chocolate cake|carrot cake|pound cake|cupcakes|muffins|brownies|brownie|kuchen|marmorkuchen|gateau|gateaux|bizcocho|magdalenas|torta|plumcake|panettone|taart|kaka|kake|kage|kakku|ciasto|donuts|doughnuts|eclairs|croissants|croissant|pastries|tiramisu',
  'ice cream':
    'ice cream|icecream|gelato|glace vanille|creme glacee|helado|helados|gelati|speiseeis|eiscreme|roomijs|jaatelo|lody|sorvete|sorbet|frozen yogurt|popsicles|ice lollies|frozen dessert|bourbon vanille eis|softis|glass gb|iskrem',
  pudding:
    'pudding|rice pudding|custard|vla|vanillevla|flan|creme dessert|natillas|budino|vanillepudding|schokopudding|panna cotta|creme brulee|mousse au chocolat|chocolate mousse|jello|gelatin|gelatina|gotterspeise|wackelpudding|rijstepap|risgrot|milchreis dessert|dessert creme|angel delight|mont blanc dessert',
  pizza: 'pizza|pizzas|steinofen pizza|frozen pizza|pepperoni pizza|pizza margherita',
  'french fries':
    'french fries|oven chips|steak fries|pommes frites|patatas prefritas|patatine fritte|frites|hash browns|tater tots|potato wedges|crinkle cut|waffle fries|rosti',
  'frozen vegetables':
    'mixed vegetables|frozen vegetables|stir fry vegetables|vegetable medley|legumes surgeles|verduras congeladas|wokgroenten|gemusemischung|kaisergemuse|wokgronsaker',
  dumplings:
    'dumplings|gyoza|potstickers|pot stickers|wonton|wontons|dim sum|bao buns|maultaschen|manti|spring rolls|egg rolls',
  pierogi: 'pierogi|pierogies|pierogy|perogies',
  samosa: 'samosa|samosas|vegetable samosas',
  lettuce:
    'lettuce|romaine|romaine hearts|iceberg|iceberg lettuce|spring mix|salad mix|baby leaf|mixed leaves|mixed greens|spring greens|rocket|arugula|wild rocket|rucola|batavia|laitue|mache|lechuga|canonigos|insalata|lattuga|kopfsalat|feldsalat|eisbergsalat|salatmischung|ijsbergsla|gemengde sla|sallad|isbergssallad|salat mix|jaavuorisalaatti|salata|field greens|butter lettuce|caesar salad kit|salad kit|chopped salad|garden salad|classic salad',
  spinach:
    'spinach|baby spinach|epinards|espinacas|spinaci|spinat|blattspinat|rahmspinat|spinazie|spenat|pinaatti|szpinak|espinafre|ispanak',
  mushroom:
    'mushrooms|white mushrooms|portobello|shiitake|cremini|baby bella|champignons|champignons de paris|champinones|setas|funghi|pilze|pfifferlinge|kastanjechampignons|svampe|sopp|herkkusieni|pieczarki|cogumelos|sliced mushrooms',
  broccoli: 'broccoli|broccoli florets|brocoli|brokkoli|brokuly|brocolis|broccoletti|tenderstem',
  cauliflower:
    'cauliflower|cauliflower rice|chou fleur|coliflor|cavolfiore|blumenkohl|bloemkool|blomkal|kukkakaali|kalafior',
  asparagus: 'asparagus|asperges|esparragos|asparagi|spargel|sparris|asparges',
  'brussels sprouts':
    'brussels sprouts|choux de bruxelles|coles de bruselas|cavoletti|rosenkohl|spruitjes|brysselkal|rosenkal',
  'green beans':
    'green beans|haricots verts|judias verdes|fagiolini|grune bohnen|buschbohnen|prinsessenbohnen|sperziebonen|haricoverts|gronne bonner|cut green beans|french beans',
  carrot:
    'baby carrots|carrots|carottes|zanahorias|karotten|mohren|wortelen|wortels|morotter|gulerodder|gulrotter|porkkana|marchew|cenouras|carrot sticks|shredded carrots|bolthouse carrots|peeled carrots|petite carrots',
  potato:
    'potatoes|baby potatoes|russet potatoes|yukon gold|pommes de terre|kartoffeln|aardappelen|krieltjes|patatas|patate|potatis|kartofler|poteter|peruna|ziemniaki|batatas|mashed potato|mashed potatoes|potato salad|kartoffelsalat',
  celery:
    'celery hearts|celery|celery sticks|celeri|apio|sedano|stangensellerie|bleekselderij|selleri|bladselleri',
  strawberry:
    '?strawberries|?strawberry|?fraises|?fraise|?fresas|?fresa|?fragole|?fragola|?erdbeeren|?erdbeere|?aardbeien|?jordgubbar|?jordbaer|?mansikka|?truskawki|?morangos',
  blueberry:
    '?blueberries|?blueberry|?myrtilles|?arandanos|?mirtilli|?heidelbeeren|?blauwe bessen|?blabar|?blabaer|?mustikka|?borowki',
  raspberry:
    '?raspberries|?raspberry|?framboises|?framboise|?frambuesas|?lamponi|?himbeeren|?himbeere|?frambozen|?hallon|?hindbaer|?bringebaer|?vadelma|?maliny',
  orange:
    '?oranges|?orange|?naranja|?naranjas|?arancia|?arance|?sinaasappel|?apelsin|?appelsin|?laranja|?navel oranges',
  apple:
    '?apples|?apple|?pomme|?pommes|?manzana|?manzanas|?mela|?apfel|?appel|?aepple|?omena|?gala apples|?jablko',
  lemon: '?lemon|?lemons|?citron|?limon|?limone|?zitrone|?zitronen|?citroen|?sitruuna|?cytryna',
  lime: '?lime|?limes|?limette|?lima',
  mango: '?mango|?mangue',
  peach: '?peach|?peaches|?peche|?melocoton|?pesca|?pfirsich|?perzik|?persika|?fersken|?durazno',
  pineapple: '?pineapple|?ananas|?pina|pineapple chunks|pineapple slices|pineapple rings|ananas scheiben',
  banana: '?banana|?bananas|?banane|?platano|?banaan',
  cherry: '?cherry|?cherries|?cerise|?cereza|?ciliegia|?kirsche|?kirsch|?kers|?korsbar',
  grapes: '?seedless grapes|?red grapes|?green grapes|?raisin|?uvas|?trauben|?druiven|?vindruvor',
  tomato:
    '?tomato|?tomatoes|?tomate|?tomates|?tomaten|?tomater|cherry tomatoes|grape tomatoes|vine tomatoes|campari tomatoes|tomates cerises|rispentomaten|cherrytomaten|cocktailtomaten|pomodorini|kvisttomater|sun dried tomatoes',
  cucumber:
    '?cucumber|?concombre|?pepino|?gurke|?komkommer|?gurka|mini cucumbers|persian cucumbers|snackgurken',
  'bell pepper':
    '?red pepper|?bell peppers|?poivrons|?paprika|mini peppers|sweet peppers|roasted red peppers|pimientos del piquillo|snack peppers',
  'chili pepper':
    'jalapenos|jalapeno|jalapeno peppers|pepperoncini|banana peppers|chipotle|chipotle peppers|green chiles|green chilies|sliced jalapenos|?chili|?chilli',
  garlic:
    '?garlic|?ail|?ajo|?aglio|?knoblauch|?knoflook|?vitlok|?hvidlog|?hvitlok|minced garlic|chopped garlic|garlic paste|crushed garlic',
  ginger:
    '?ginger|?gingembre|?jengibre|?zenzero|?ingwer|?gember|?ingefara|minced ginger|pickled ginger|gari ginger|ginger paste',
  onion:
    '?onion|?onions|?oignon|?cebolla|?cipolla|?zwiebel|?zwiebeln|?lok|?log|pearl onions|cocktail onions|crispy onions|rostzwiebeln|pickled onions|silverskin onions',
  basil: '?basil|?basilic|?albahaca|?basilico|?basilikum|?basilika',
  avocado: '?avocado|?avocat|?aguacate',
  beetroot:
    'beetroot|sliced beets|pickled beets|rote bete|betterave|betteraves|remolacha|barbabietola|rode bieten|rodbetor|rodbeder|rodbeter|punajuuri|buraki',
  artichoke: 'artichoke hearts|artichokes|coeurs d artichaut|alcachofas|carciofi|artischocken',
};

/** What surrounds a word and takes it back: "dairy free", "sans lactose", "may contain nuts". */
export const NEGATIONS_BEFORE =
  'no|non|not|zero|without|free from|sans|sans ajout de|ohne|frei von|senza|sin|zonder|utan|uten|uden|ilman|bez|sem|nessun|contains|may contain|may contain traces of|contient|peut contenir|kann spuren von|contiene|puede contener|puo contenere|no added|sin anadir|senza aggiunta di|replaces|better than|instead of|alternative to|low|less|reduced|like';
export const NEGATIONS_AFTER =
  'free|frei|vrij|fri|fritt|vapaa|alternative|substitute|replacer|replacement|style alternative|flavored|flavoured|flavor|flavour|geschmack|gout|sabor|gusto|smaak|smak|allergy';
