/**
 * Brands and the food that usually stands behind them, same notation as the product words. A leading "?" marks a
 * maker of many things or a name that is also an everyday word: any product word beside it wins, and alone it is
 * a guess.
 */
export const BRANDS: Readonly<Record<string, string>> = {
  soda: 'coca cola|cocacola|coke|diet coke|coke zero|coca cola zero|pepsi|pepsi max|diet pepsi|pepsi cola|sprite|fanta|dr pepper|drpepper|mountain dew|mtn dew|7up|7 up|seven up|schweppes|canada dry|sunkist|a w root beer|mug root beer|barqs|barq s|orangina|mirinda|irn bru|crush soda|squirt|jarritos|fresca|mello yello|royal crown|rc cola|afri cola|fritz kola|club mate|bionade|spezi|mezzo mix|almdudler|rivella|san pellegrino aranciata|aranciata|limonata san pellegrino|lipovitan|guarana antarctica|guarana|inca kola|postobon|tizer|vimto|lilt|r whites|julmust|trocadero|solo appelsin|jaffa|pommac|kinnie|kofola|tymbark|big red|faygo|shasta|jones soda|stewarts|ibc root beer|izze|fever tree|fevertree|zevia|olipop|poppi|lacroix|la croix|bubly|ting|cheerwine|moxie|thums up|limca|ramune|breizh cola|lorina|virgin cola|sinalco|bluna|cedrata|chinotto|crodino|sanbitter|kas naranja|la casera|trinaranjus|sumol|bundaberg|caffeine free diet coke|sierra mist|starry|slice soda|diet dr pepper|cherry coke|vanilla coke|capri sonne cola|coca cola light|cola light|coca cola classic|big cola|manzanita sol|sidral mundet|old jamaica|club orange|cactus cooler|waterloo seltzer|fentimans',
  'energy drink':
    'red bull|redbull|monster energy|rockstar|5 hour energy|burn energy|relentless|lucozade energy|celsius|bang energy|effect energy|nos energy|reign|battery energy|boost energy|full throttle|amp energy|power horse|hell energy|?monster',
  'sports drink':
    'gatorade|powerade|lucozade|lucozade sport|propel|bodyarmor|isostar|aquarius|vitaminwater|vitamin water|pedialyte|pocari sweat|electrolit|prime hydration',
  water:
    'evian|dasani|aquafina|poland spring|volvic|vittel|perrier|san pellegrino|s pellegrino|pellegrino|fiji water|smartwater|smart water|contrex|contrexeville|hepar|badoit|cristaline|highland spring|buxton|spa reine|gerolsteiner|apollinaris|bonaqua|bon aqua|arrowhead|deer park|ozarka|zephyrhills|crystal geyser|voss|ramlosa|farris|imsdal|font vella|bezoya|lanjaron|solan de cabras|levissima|rocchetta|acqua panna|ferrarelle|uliveto|sant anna|chaudfontaine|bar le duc|rosport|romerquelle|vosslauer|volvic touch|ciel agua|bonafont|epura|topo chico|penafiel|vitel|mattoni|zywiec zdroj|naleczowianka|cisowianka|borjomi|vichy catalan|nestle pure life|pure life|ice mountain|essentia|kirkland water|core hydration|ty nant|tau water|selters|adelholzener|luso agua|nongfu spring|wahaha|tennensui|crystal springs',
  juice:
    'tropicana|minute maid|simply orange|simply lemonade|simply|florida s natural|floridas natural|florida natural|welchs|welch s|motts|mott s|ocean spray|naked juice|odwalla|bolthouse|bolthouse farms|v8 splash|v8 fusion|hi c|hawaiian punch|capri sun|capri sonne|sunny d|sunnyd|sunny delight|juicy juice|dole juice|?dole|innocent|innocent smoothies|joker|andros jus|?andros|pressade|oasis|tampico|jumex|boing|del valle|don simon|juver|granini|hohes c|valensina|punica|rauch happy day|happy day|rauch|yo fruchtsirup|pfanner|bravo juice|god morgon|tropic juice|rynkeby|mills juice|eckes|albi saft|beckers bester|appelsientje|coolbest|dubbelfrisss|dubbel friss|taksi|roosvicee|karvan cevitam|robinsons|ribena|copella|um bongo|rubicon|kia ora|five alive|santal|yoga succo|zuegg|bravo succhi|derby blue|skipper succhi|skip|hortex|tarczyn|kubus|cappy|pago|compal|lipton juice|pom wonderful|r w knudsen|knudsen|lakewood|martinellis|martinelli s|tree top|treetop|langers|northland|old orchard|apple eve|apple and eve|nantucket nectars|snapple|arizona|dole pineapple juice|goodbelly|suja|kedem|sapporo juice|almarai juice|pingo doce sumo|tymbark sok|froosh|brammhults|kiviks|ramlosa juice|somersby juice|vitamont|michel et augustin jus|paquito|jafaden|rea jus|reajus|fruite|pampryl|banga|caprisun|jucee|cawston press|sunpride|fruit shoot|looza|solevita|kerns nectar|evolution fresh|santa cruz organic',
  'iced tea':
    'lipton ice tea|lipton|nestea|fuze tea|fuzetea|pure leaf|gold peak|arizona iced tea|honest tea|brisk|snapple tea|pfanner eistee|san benedetto the|estathe|turkey hill tea|may tea',
  'cranberry juice': 'ocean spray cranberry',
  lemonade:
    'simply lemonade|minute maid lemonade|country time|hubert s lemonade|newmans lemonade|calypso lemonade|mikes hard lemonade',
  'orange juice': 'simply orange|florida s natural orange|tropicana orange|minute maid orange',
  'tomato juice': 'v8 original|v8 vegetable juice|campbells tomato juice|clamato',
  beer: 'budweiser|bud light|budlight|bud ice|heineken|corona|corona extra|stella artois|stella|miller lite|miller light|miller high life|high life|mgd|miller genuine|coors|coors light|guinness|carlsberg|tuborg|becks|beck s|amstel|amstel light|peroni|moretti|birra moretti|nastro azzurro|modelo|modelo especial|negra modelo|dos equis|tecate|pacifico|sol cerveza|sierra nevada|samuel adams|sam adams|blue moon|yuengling|pabst|pabst blue ribbon|pbr|natural light|busch|busch light|keystone light|michelob|michelob ultra|rolling rock|lagunitas|fat tire|new belgium|dogfish head|goose island|stone brewing|magic hat|shiner|shiner bock|red stripe|fosters|foster s|newcastle|newcastle brown|boddingtons|spitfire|bombardier|london pride|old speckled hen|speckled hen|abbot ale|tetleys|john smiths|john smith s|carling|tennents|tennent s|cobra beer|kronenbourg|kronenbourg 1664|1664|leffe|hoegaarden|duvel|chimay|westmalle|orval|grimbergen|affligem|la chouffe|chouffe|delirium|jupiler|maes pils|pelforth|desperados|kanterbrau|meteor|fischer|san miguel|estrella|estrella damm|estrella galicia|damm|mahou|cruzcampo|ambar|alhambra|super bock|superbock|sagres|grolsch|bavaria|brand bier|hertog jan|warsteiner|bitburger|krombacher|veltins|erdinger|paulaner|franziskaner|hofbrau|hacker pschorr|augustiner|spaten|lowenbrau|weihenstephaner|weihenstephan|schneider weisse|radeberger|jever|flensburger|holsten|astra|oettinger|sternburg|hasseroder|konig pilsener|koenig pilsener|diebels|fruh kolsch|gaffel|reissdorf|rothaus|tannenzapfle|tegernseer|berliner kindl|berliner pilsner|stiegl|gosser|ottakringer|zipfer|murauer|puntigamer|feldschlosschen|pilsner urquell|urquell|budvar|staropramen|kozel|gambrinus|krusovice|zywiec|tyskie|lech|okocim|zubr|warka|lapin kulta|karhu|koff|olvi|karjala|mariestads|pripps|pripps bla|falcon|norrlands guld|sofiero|spendrups|ringnes|hansa|frydenlund|aass|royal pilsner|albani|faxe|asahi|asahi super dry|kirin|kirin ichiban|ichiban|sapporo|orion beer|tsingtao|singha|chang beer|tiger beer|bintang|san mig|kingfisher|efes|efes pilsen|mythos|fix hellas|alfa beer|keo|baltika|obolon|lvivske|stella artois lager|victoria bitter|vb|xxxx gold|tooheys|james boag|coopers|little creatures|steinlager|speights|castle lager|tusker|star lager|quilmes|brahma|skol|antarctica|bohemia|itaipava|cristal cerveza|aguila|club colombia|polar pilsen|presidente|labatt|labatt blue|molson|molson canadian|moosehead|sleeman|kokanee|alexander keiths|brewdog|punk ipa|camden|meantime|beavertown|fullers|fuller s|greene king|adnams|badger ale|hobgoblin|wychwood|black sheep|bishops finger|shepherd neame|marstons|marston s|bass ale|murphys|murphy s|beamish|smithwicks|smithwick s|harp lager|kilkenny|magners beer|white claw|founders|bells|bell s|deschutes|anchor steam|widmer|redhook|leinenkugel|leinenkugels|blue ribbon|landshark|mikkeller|innis gunn|innis and gunn|beerlao|carta blanca|cusquena|yebisu|premium malts|harbin|yanjing|schofferhofer|clausthaler|ayinger|timothy taylor|doom bar|theakston|old peculier|thornbridge',
  cider:
    'strongbow|magners|bulmers|angry orchard|somersby|rekorderlig|kopparberg|stella cidre|thatchers|woodchuck|savanna dry|henry westons|aspall',
  wine: 'pinot|yellow tail|yellowtail|jacobs creek|jacob s creek|barefoot|sutter home|beringer|kendall jackson|robert mondavi|mondavi|woodbridge|franzia|carlo rossi|gallo|blossom hill|hardys|casillero del diablo|concha y toro|moet|moet chandon|veuve clicquot|freixenet|codorniu|bollinger|mumm|piper heidsieck|martini rossi|martini bianco|cinzano|lindeman s|lindemans|wolf blass|penfolds|oyster bay|cloudy bay|kim crawford|villa maria|cavit|santa margherita|ruffino|riunite|bota box|black box wines|apothic|14 hands|chateau ste michelle|ste michelle|cupcake vineyards|clos du bois|ravenswood|mouton cadet|jp chenet|j p chenet|faustino|campo viejo|marques de riscal|marques de caceres|mateus|blue nun|echo falls|gato negro|rotkappchen|henkell|furst von metternich|mionetto|la marca|korbel|andre champagne|stoneleigh|arbor mist|boones farm|casal garcia|lambrini|antinori|chateau|black tower|19 crimes|josh cellars|meiomi|trivento|santa carolina|isla negra|nederburg|mcguigan|louis roederer|roederer|dom perignon|laurent perrier|taittinger|pommery|nicolas feuillatte|ruinart',
  vodka:
    'absolut|smirnoff|grey goose|stolichnaya|finlandia|belvedere|titos|tito s|skyy|ketel one|zubrowka|wyborowa|svedka|russian standard|gorbatschow|smirnoff ice|ciroc|three olives|burnetts',
  whiskey:
    'jack daniels|jack daniel s|johnnie walker|jameson|jim beam|makers mark|maker s mark|chivas|chivas regal|glenfiddich|ballantines|ballantine s|crown royal|canadian club|famous grouse|bushmills|wild turkey',
  gin: 'tanqueray|bombay sapphire|beefeater|gordons gin|gordon s gin|hendricks|hendrick s|bombay|?gordons',
  rum: 'bacardi|captain morgan|havana club|malibu rum|malibu|kraken rum|sailor jerry|appleton estate',
  liqueur:
    'baileys|bailey s|kahlua|jagermeister|cointreau|grand marnier|campari|aperol|amaretto|disaronno|limoncello|southern comfort|pimms|pimm s|licor 43|st germain|triple sec|peach schnapps',
  milk: 'lactaid|fairlife|horizon organic milk|?horizon|?horizon organic|organic valley|cravendale|?arla|?arla ko|lactantia|natrel|?borden|oak farms|garelick farms|?deans|?darigold|?prairie farms|?land o lakes milk|?hood|?lactel|candia|?president lait|pascual|puleva|central lechera|asturiana|central lechera asturiana|?kaiku|larsa|?parmalat|granarolo|?mukki|latte arborea|?weihenstephan milch|?barenmarke|?landliebe|?campina|friesche vlag|?milbona|?milsani|?friesland|?tine|?q meieriene|?valio|?mlekovita|?laciate|?mimosa leite|agros leite|?alpura|lala leche|?lala|nesquik|yoohoo|yoo hoo|?hersheys milk|dairy pure|dairypure|?trumoo|promised land|a2 milk|shamrock farms|?kemps|?anchor milk|pauls milk|dairy farmers|devondale|?skanemejerier|?norrmejerier|?thise|?meiji|?morinaga|?amul|?almarai|dutch lady|mother dairy|?clover sonoma',
  'oat milk': 'oatly|minor figures|planet oat|chobani oat|califia oat|oatside|naturli havre|yosa|oddlygood',
  'almond milk': 'almond breeze|blue diamond|califia farms|?silk almond|almond fresh|elmhurst',
  'soy milk':
    '?silk|?alpro|alpro soya|provamel|8th continent|westsoy|vitasoy|edensoy|soydream|so good soy|sojasun|bjorg soja|?bjorg|vivesoy',
  'rice milk': 'rice dream|ricedream',
  'coconut milk':
    'aroy d|aroy d coconut|chaokoh|so delicious|thai kitchen coconut|vita coco|kara coconut|blue dragon coconut',
  buttermilk: 'lifeway|lifeway kefir|muller buttermilch|muller milch',
  cream:
    'coffee mate|coffeemate|international delight|elmlea|?land o lakes half|?silk creamer|natural bliss|nestle coffee mate|land o lakes half half|nutpods|elle vire|rama cremefine|cremefine|philadelphia cooking|?lurpak cooking|bridelice|fleurette',
  'whipped cream': 'reddi wip|reddi whip|reddiwip|cool whip|coolwhip|anchor squirty|squirty cream|redi whip',
  'sour cream':
    'daisy sour|?daisy|breakstones sour cream|?breakstone s|?breakstones|?knudsen sour cream|isigny creme|yoplait creme',
  yogurt:
    'yoplait|dannon|danone|activia|chobani|fage|oikos|siggis|siggi s|noosa|stonyfield|actimel|yakult|danimals|go gurt|gogurt|light fit|light n fit|light n lively|la yogurt|brown cow|liberte|wallaby|tillamook yogurt|muller corner|muller light|mullerlight|muller fruit|muller rice|?muller|mueller joghurt|almighurt|ehrmann|bauer joghurt|froop|joghurt mit der ecke|landliebe joghurt|onken|rachels|rachel s organic|yeo valley|?yeo|the collective|petits filous|munch bunch|frubes|danonino|danone danonino|danette yaourt|la laitiere|?la laitiere|taillefine|velours|bifidus|perle de lait|panier de yoplait|vitasnella|vipiteno|mila yogurt|muller yogurt|total greek|total 0|delta greek|vigor|vitalinea|griego danone|optimal|melkunie|mona|almhof|yogho yogho|yoggi|yalla yoghurt|yoghurt arla|isey|isey skyr|arla skyr|cheasy|skyr iceland|icelandic provisions|two good|ratio yogurt|vemondo|jogobella|zott|zott sahne|bakoma|zott monte|activia danone|probio|gu yog|emmi|emmi caffe|kri kri|elinas|actimel danone|biopot|longley farm|mamie nova|?gervais',
  butter:
    'lurpak|kerrygold|anchor butter|?anchor|land o lakes|land o lake|plugra|challenge butter|president beurre|elle vire beurre|?president|paysan breton|echire|isigny|isigny sainte mere|country life|countrylife|?arla lattrost|utterly butterly|clover spread|bertolli spread|yorkshire butter|meggle|meggle butter|irische kerrygold|weihenstephan butter|botterram|campina botergoud|president butter|tillamook butter|cabot butter|smjor|bregott original|smor tine|tine smor|finlandia butter|burro lurpak|beurre charentes poitou|arias mantequilla|gay lea|lactantia butter|western star|mainland butter',
  margarine:
    'flora|benecol|stork|i can t believe|can t believe it s not butter|not butter|country crock|smart balance|earth balance|blue bonnet|parkay|imperial margarine|shedds|shedd s spread|becel|?rama|?lata|?latta|sanella|deli reform|homa gold|vitalite|pure sunflower|st hubert|fruit d or|planta fin|tulipan|ligeresa|artua|gradina|valle margarina|blue band|zeeuws meisje|croma|milda|lagg|keiju|vita hjertego|soft flora|melange margarin|delma|kasia|proactiv|pro activ|fleischmanns|fleischmann s|promise spread|brummel|gold n soft|dorina|olivio|vitaquell|alsan|clover light',
  cheese:
    'kraft singles|kraft cheese|velveeta|sargento|tillamook|cabot|cracker barrel|babybel|mini babybel|the laughing cow|laughing cow|la vache qui rit|vache qui rit|cathedral city|pilgrims choice|seriously strong|dairylea|cheestrings|cheesestrings|boursin|kiri|port salut|president camembert|president brie|caprice des dieux|st agur|saint agur|st moret|saint albray|chaussee aux moines|leerdammer caractere|maaslander|beemster|old amsterdam|milkana|milram|bergader|cambozola|rotkappchen camembert|gerber kase|salakis|apetina|castello|galbani|santa lucia|invernizzi|bel paese|auricchio|el caserio|garcia baquero|la vaca que ri|quesitos|norvegia|synnove|jarlsberg cheese|priest|prastost|vasterbotten|herrgard|grevé|svecia|oltermanni|tine norvegia|brunost|gudbrandsdalsost|hohland|president cheese|frico|polly o|horizon cheese|borden cheese|crystal farms|organic valley cheese|stella cheese|belgioioso|frigo|finlandia cheese|boars head cheese|kerrygold dubliner|dubliner|wyke farms|davidstow|emborg',
  parmesan: 'kraft parmesan|grana padano riserva|zanetti',
  'cream cheese':
    'philadelphia|philly cream|boursin|rondele|alouette|rambol|st moret|tartare ail|tartare fromage|exquisa|buko|brunch creme|almette|bresso|miree|turek|kiri creme|arla buko|arla natura|mini philadelphia|temptee|le rondele|?neufchatel|galloway neufchatel|creme bonjour',
  'cottage cheese': 'breakstones cottage|knudsen cottage|daisy cottage|friendship dairies|good culture|muuna',
  egg: 'egglands|eggland s best|egglands best|egg beaters|just egg|happy egg|the happy egg|vital farms|petes and gerrys|burnbrae|clarence court|loue oeufs|cocorette|matines|lustucru oeufs|egg land|nellie s free range',
  bread:
    'wonder bread|?wonder|sara lee|pepperidge farm|arnold bread|natures own|nature s own|oroweat|dave s killer|daves killer|ezekiel|ezekiel 4 9|thomas bagels|thomas english|?thomas|hovis|warburtons|kingsmill|allinson|roberts bakery|soreen|mission bread|bimbo|?bimbo|harrys|harry s|jacquet|pasquier|la boulangere|panrico|silueta|mulino bianco pane|pan bauletto|golden toast|lieken|harry brot|mestemacher|wasa|ryvita|finn crisp|polarbrod|pagen|skogaholm|lantbrod|hatting|schulstad|kohberg|vaasan|fazer|oululainen|dempsters|dempster s|villaggio|country harvest|martins potato|martin s|kings hawaiian|king s hawaiian|hawaiian rolls|brownberry|roman meal|genesis 1 29|country hearth|bunny bread',
  tortilla:
    'mission tortillas|?mission|guerrero|old el paso tortillas|la banderita|toufayan|santa maria tortilla|la tortilla factory|tia rosa|ole xtreme',
  ketchup:
    'heinz ketchup|heinz tomato ketchup|?heinz|hunts ketchup|hunt s ketchup|hela|hela curry|felix ketchup|idun|amora ketchup|werder ketchup|orlando ketchup|daddies ketchup|annie s ketchup|muir glen ketchup|kraft ketchup|pudliszki|kotlin|tomato ketchup heinz|?pudliszki|kagome ketchup|kotlin ketchup',
  mayonnaise:
    'hellmanns|hellmann s|best foods|kewpie|dukes mayo|duke s mayonnaise|miracle whip|calve|?calve|thomy|thomy mayonnaise|?thomy|amora mayonnaise|benedicta|lesieur mayonnaise|maille mayonnaise|ybarra|musa mayonesa|hellmanns real|hellmanns light|vegenaise|mayonaise zaanse|remia|mills majones|slotts majonnas|winiary|kraft mayo|chovi|mccormick mayonesa|sir kensington|sir kensingtons|blue plate mayo|spin blend|devos lemmens|hellmans|hellmann|?dukes|blue plate|kielecki',
  mustard:
    'french s|frenchs|french s classic|grey poupon|poupon|guldens|gulden s|colmans|colman s|maille|?maille|amora|?amora|fallot|edmond fallot|plochmans|plochman s|inglehoffer|silver spring|westbrae|bautzner|bautz ner|lowensenf|loewensenf|develey|haendlmaier|handlmaier|thomy senf|kuhne senf|dusseldorfer|slotts|slotts senap|johnnys senap|idun sennep|turun sinappia|auran|kamis musztarda|savora|beaver mustard|woeber|woebers|honeycup|annies mustard|boetje|koops|kosciusko|nathans mustard|zatarains creole',
  'salad dressing':
    'hidden valley|hiddenvalley|newmans own|newman s own|?newman s|?newmans|wish bone|wishbone|ken s steak house|kens steak house|?ken s|?kens|marzetti|litehouse|briannas|brianna s|bolthouse dressing|annies naturals|annie s naturals|annie s goddess|girards|girard s|kraft ranch|kraft italian|kraft dressing|kraft light|kraft free|kraft zesty|seven seas|good seasons|cardini|cardinis|drew s|drews|drew s organics|olive garden|paul newman|paul newmans|kuhne dressing|knorr salatkronung|salatkronung|rydbergs|renee s|renees|makoto|pietro dressing|kewpie dressing|pizza express dressing|mary berry|primal kitchen|maple grove farms|stonewall kitchen|western dressing|catalina|catalina dressing|green goddess',
  salsa:
    'pace picante|?pace|tostitos salsa|old el paso|?old el paso|chi chis|chi chi s|herdez|newmans own salsa|doritos salsa|doritos dip|la victoria|la costena|ortega|discovery salsa|santa maria salsa|green mountain gringo|on the border|mrs renfros|mrs renfro s|pico pica|amy s salsa|casa fiesta|poco loco|embasa',
  'hot sauce':
    'tabasco|mcilhenny|franks red hot|frank s redhot|frank s red hot|redhot|cholula|texas pete|huy fong|tapatio|valentina|crystal hot sauce|nandos|nando s|louisiana brand|el yucateco|sriracha huy fong|tuong ot|encona|buffalo trace sauce|trappeys|melindas|yellowbird|flying goose|lingham|mae ploy|blue dragon sweet chilli|franks wing|bufalo|lao gan ma|laoganma|conimex sambal|secret aardvark',
  'barbecue sauce':
    'sweet baby rays|sweet baby ray s|kc masterpiece|bulls eye|bull s eye|stubbs|stubb s|a1 steak|a 1 sauce|a1 sauce|a 1 steak sauce|heinz 57|hp sauce|daddies sauce|open pit|jack daniels bbq|lea perrins bbq|stokes bbq|dinosaur bbq|famous daves',
  'worcestershire sauce': 'lea perrins|lea and perrins|leaperrins|french s worcestershire',
  'soy sauce':
    'kikkoman|la choy|lee kum kee|leekumkee|pearl river bridge|yamasa|san j|amoy|maggi wurze|?maggi|bragg liquid|braggs|conimex ketjap|abc kecap|healthy boy|silver swan|soy vay|kimlan|higeta|clearspring tamari',
  'fish sauce': 'red boat|squid brand|three crabs|tiparos',
  'tomato sauce':
    'prego|ragu|classico|barilla sauce|bertolli sauce|?bertolli|dolmio|raos|rao s|rao s homemade|newmans own marinara|hunts|hunt s|muir glen|mutti|cirio|pomi|contadina|dei fratelli|red gold|del monte tomatoes|?del monte|panzani|panzani sauce|heinz tomato sauce|miracoli|oro di parma|orlando tomate|solis tomate|gallina blanca|hida|homann|zapetti|sacla|loyd grossman|lloyd grossman|seeds of change|five brothers|francesco rinaldi|victoria marinara|hunts tomato|rotel|ro tel|san marzano|cento|tuttorosso|granditalia|heinz frito|uncle bens sauce',
  'curry sauce': 'pataks|patak s|sharwoods|sharwood s|maya kaimal|tasty bite',
  pesto: 'sacla pesto|barilla pesto|buitoni pesto|classico pesto|giovanni rana pesto',
  jam: 'smuckers|smucker s|bonne maman|bonnemaman|st dalfour|saint dalfour|dalfour|polaner|polaner all fruit|welchs grape jelly|welchs jelly|hartleys|hartley s|robertsons|robertson s|tiptree|wilkin sons|wilkin and sons|mackays|streamline jam|duerrs|schwartau|schwartau extra|zentis|muhlhauser|d arbo|darbo|staud s|stauds|hero jam|?hero confiture|hero|santa rosa confettura|rigoni di asiago|fiordifrutta|zuegg confettura|helios mermelada|hero mermelada|la vieja fabrica|bebe mermelada|andros confiture|st mamet|lucien georgelin|bob sylt|felix sylt|onos|nora syltetoy|lerum|den gamle fabrik|lowicz|braswells|knotts berry farm|knott s|crofters|crofter s|trappist preserves|dickinsons|dickinson s|e d smith|stute|rose s marmalade|roses marmalade|frank coopers|frank cooper s|ikea lingon|hafi lingon|rigoni|menz gasser',
  honey:
    'sue bee|suebee|capilano|rowse|langnese honig|langnese|gales honey|nature nates|nature nate s|local hive|billy bee|lune de miel|michaud miel|ambrosoli|granja san francisco|breitsamer|bihophar|biophar|golden blossom|manuka|manuka honey|really raw honey|burleson s',
  'maple syrup':
    'aunt jemima|mrs butterworth|mrs butterworths|log cabin|pearl milling|butternut mountain|lyle s golden syrup|lyles golden|eggo syrup|hungry jack syrup|karo|karo syrup',
  'chocolate syrup':
    'hershey s syrup|hersheys syrup|hershey syrup|nesquik syrup|torani chocolate|ghirardelli sauce|magic shell|bosco|u bet|fox s u bet|?torani',
  'chocolate spread':
    'nutella|nusspli|nudossi|ovomaltine crunchy|nocciolata|nocilla|duo penotti|hazella|milka creme|jif hazelnut|biscoff|lotus spread|speculoos|eurocrem|pan di stelle crema|novi crema|ferrero nutella',
  'peanut butter':
    'jif|skippy|peter pan peanut|smuckers natural peanut|adams peanut|sun pat|sunpat|whole earth peanut|meridian peanut|calve pindakaas|pb2|justins|justin s|santa cruz peanut|teddie|laura scudders|reeses peanut butter|kraft peanut butter|pip and nut|manilife|green giant peanut|barney butter|bega peanut',
  hummus: 'sabra|athenos|tribe hummus|cedars hummus|cedar s|obela|apetit hummus',
  pickle:
    'vlasic|claussen|mt olive|mount olive|branston|haywards|mrs klein|bick s|bicks|kuhne gurken|?kuhne|hengstenberg|spreewald|spreewalder|spreewaldhof|carl kuhne|felix gurka|batts pickles|mrs elswood|b g pickles|del monte pickles|grillos|grillo s|bubbies|ba tampte|wickles|famous daves pickle|nalley|steinfelds|hermanns gurken|maille cornichons|krakus ogorki',
  olive:
    'lindsay olives|lindsay|mezzetta|early california|serpis|la espanola|pearls olives|mario olives|jolca|fragata|hutesa|crespo olives|gaea olives',
  ham: 'hormel ham|hillshire farm|hillshire|boars head|boar s head|?oscar mayer|oscar mayer ham|land o frost|fleury michon|herta jambon|?herta|madrange|aoste|?aoste|campofrio|?campofrio|el pozo|?elpozo|navidul|espuna|rovagnati|parmacotto|citterio|beretta prosciutto|beretta fratelli|schwarzwalder|black forest|abraham schinken|kemps ham|smithfield ham|?smithfield|farmland ham|?tulip|danish crown|scan skinka|bernard matthews ham|wall s ham|richmond ham|buddig|carl buddig|dietz watson|dietz and watson|applegate|kretschmar|sara lee deli|columbus deli',
  bacon:
    'oscar mayer bacon|wright bacon|hormel black label|black label bacon|danepak|denhay|gilde bacon|tulip bacon|nueske|smithfield bacon|farmer john bacon|maple leaf bacon|herta lardons',
  salami:
    'justin bridou|cochonou|columbus salami|gallo salame|negroni|citterio salame|bifi|peperami|slim jim|gallo salami|hormel pepperoni|creminelli|aoste saucisson|casademont|la piara',
  sausage:
    'johnsonville|jimmy dean|hebrew national|ball park|ballpark franks|nathans famous|nathan s famous|oscar mayer wieners|eckrich|bar s|bar s franks|aidells|al fresco chicken sausage|richmond sausages|walls sausages|wall s sausages|heck sausages|cauldron sausages|linda mccartney|herta knacki|knacki|meica|deutschlander|wiltmann|rugenwalder|rugenwalder muhle|oscar mayer salchichas|campofrio salchichas|unox|scan falukorv|gilde polser|tulip polser|sokolow|tarczynski|berlinki|schneiders|butterball sausage|vienna beef|sheboygan|farmer john',
  turkey: 'butterball|jennie o|jennieo|bernard matthews|honeysuckle white|foster farms turkey|plainville',
  chicken:
    'tyson|perdue|foster farms|?foster farms|bell evans|bell and evans|pilgrims|le gaulois|maitre coq|pere dodu|wiesenhof|gutfried|moy park|kronfagel|prior kylling|birds eye chicken|amadori|aia pollo|goldn plump|sanderson farms|draper valley|rocky chicken',
  fish: 'gortons|gorton s|mrs pauls|van de kamps|birds eye fish|captain birdseye|captain iglo|iglo fischstabchen|?iglo|findus fisk|?findus|frosta|?frosta|john west|king oscar|princes mackerel|abba sill|abba|connetable|petit navire sardines|saupiquet makrele|young s|youngs seafood|high liner|captain highliner|pescanova|?pescanova|croustibat|capitan findus|stabburet makrell|crown prince|wild planet sardines|ortiz anchoas',
  tuna: 'starkist|star kist|bumble bee|bumblebee tuna|chicken of the sea|petit navire|saupiquet|rio mare|calvo|isabel atun|albo|princes tuna|nostromo|mareblu|ocean s tuna|wild planet|clover leaf tuna|dolores atun|genova tuna|century tuna|pole and line|tuna creations|chunk light',
  salmon: 'labeyrie|delpeyrat saumon|ducktrap|vita lox|echo falls salmon|lascco|nova lox|salma',
  tofu: 'nasoya|house foods tofu|mori nu|morinu|cauldron tofu|taifun|tofurky|azumaya|sojasun tofu|soyganic|sunrise tofu',
  'veggie burger':
    'morningstar farms|morningstar|boca|boca burger|gardenburger|gardein|quorn|impossible burger|beyond meat|beyond burger|linda mccartney s|lightlife|field roast|dr praeger|dr praegers|garden gourmet|like meat|valess|halsans kok',
  pasta:
    'barilla|buitoni|?buitoni|de cecco|dececco|garofalo|rana|giovanni rana|panzani pates|lustucru|rummo|la molisana|voiello|creamette|ronzoni|mueller s pasta|hilcona|steinhaus|three bridges|kraft macaroni|annies mac|annie s mac|monterey pasta|nuovo pasta|kronjager|kungsornen|stouffers lasagna|chef boyardee',
  noodles:
    'maruchan|nissin|top ramen|cup noodle|indomie|samyang|nongshim|shin ramyun|shin ramyun|sapporo ichiban|yum yum noodles|mama noodles|yumyum|super noodles|pot noodle|wai wai',
  rice: 'uncle bens|uncle ben s|bens original|ben s original|tilda|mahatma rice|success rice|riceland|oryza|riso gallo|scotti|lundberg|taureau aile|lustucru riz|brillante|sos arroz|zatarains|rice a roni|minute rice|lassie rijst|daawat|india gate|kokuho|kokuho rose|nishiki|goya rice|botan rice|near east rice|carolina rice',
  oats: 'quaker oats|quaker|?quaker|scotts porage|kolln|koelln|bobs red mill oats|?bob s red mill|mccanns|mccann s|axa havregryn|elovena|ready brek|mornflake',
  cereal:
    'kelloggs|kellogg s|?kelloggs|cheerios|frosties|rice krispies|special k|coco pops|cocoa puffs|lucky charms|froot loops|fruit loops|weetabix|alpen|jordans|dorset cereals|shreddies|post cereals|honey bunches of oats|grape nuts|raisin bran kelloggs|cinnamon toast crunch|chex|wheaties|trix|cap n crunch|capn crunch|life cereal|nestle fitness|chocapic|country crisp|kashi|barbaras|nature s path|natures path|bear naked|nature valley granola|kix|lion cereals|vitalis|seitenbacher|dr oetker vitalis|kolln musli|start musli|finax musli|corn pops|golden grahams|fruity pebbles|cinnabon cereal|all bran|fiber one|total cereal|honey nut',
  flour:
    'gold medal|king arthur|pillsbury flour|bobs red mill flour|aurora mehl|francine|gallo farina|mcdougalls|homepride flour|allinson flour|kungsornen vetemjol|white lily flour|robin hood flour|maseca|swans down',
  sugar:
    'domino sugar|c h sugar|c and h|tate lyle|tate and lyle|silver spoon|sudzucker|dansukker|daddy sucre|beghin say|imperial sugar|billingtons|eridania|azucarera|redpath|splenda|truvia|stevia',
  salt: 'morton salt|saxa|maldon|la baleine|bad reichenhaller|jozo|diamond crystal',
  coffee:
    'nescafe|starbucks|folgers|maxwell house|lavazza|illy|jacobs kronung|jacobs kroenung|?jacobs|tchibo|dallmayr|melitta|eduscho|segafredo|carte noire|grand mere cafe|douwe egberts|gevalia|zoegas|zoega|lofbergs|classic kaffe|evergood|friele|paulig|juhla mokka|presidentti|senseo|nespresso|dolce gusto|tassimo|keurig|peets|peet s|dunkin|dunkin donuts|green mountain coffee|chock full|cafe bustelo|bustelo|kenco|taylors of harrogate|caribou coffee|eight o clock|seattles best|marley coffee|stumptown|chameleon cold brew|chock full o nuts|sanka|emmi caffe latte|international roast|moccona|la colombe|community coffee|tasters choice|hills bros|kopiko|mr brown coffee',
  tea: 'twinings|tetley|pg tips|yorkshire tea|typhoo|celestial seasonings|bigelow|tazo|yogi tea|teekanne|messmer|messmer tee|pukka|clipper tea|lipton tea|lipton yellow label|pickwick|ahmad tea|dilmah|red rose tea|good earth tea|stash tea|traditional medicinals|republic of tea|teavana|choice organic|barrys tea|barry s|lyons tea|guayaki|gt s kombucha|gts kombucha|synergy kombucha|health ade|brew dr|kevita|hornimans|elephant tisane|la tisaniere|pompadour|luzianne|salada tea',
  chips:
    'lays|lay s|pringles|doritos|ruffles|cheetos|fritos|tostitos|walkers crisps|?walkers|kettle brand|cape cod chips|sunchips|sun chips|utz|wise chips|herrs|herr s|takis|funyuns|sensations|mccoys|mccoy s|quavers|wotsits|hula hoops|tyrrells|chio|funny frisch|funnyfrisch|crunchips|lorenz|estrella chips|olw|maarud|kims|kim s|taffel|vico chips|brets|bret s|matutano|san carlo|amica chips|terra chips|stacys|stacy s|popchips|pirates booty|smartfood|orville redenbacher|pop secret|act ii|skinnypop|boom chicka pop|croky|red rock deli|snyders of hanover|snyder s|rold gold',
  nuts: 'planters|blue diamond almonds|wonderful pistachios|emerald nuts|fisher nuts|kp nuts|ultje|felix erdnusse|seeberger|diamond walnuts|benenuts|nobbys|nut harvest|sahale|david seeds|diamond of california|nutcracker|back to nature nuts|mauna loa',
  crackers:
    'ritz|ritz crackers|triscuit|wheat thins|saltine|premium saltine|club crackers|goldfish|cheez it|cheezit|jacobs cream|jacob s crackers|carrs|carr s|tuc|finn crisp|tuc crackers|nabisco crackers|?nabisco|town house|breton|krispy|marys gone|stoned wheat|kavli|honey maid|keebler club|zesta|sunshine krispy|in a biskit|better cheddars|chicken in a biskit|premium crackers|vinta',
  raisins: 'sun maid|sunmaid',
  cookie:
    'oreo|chips ahoy|mcvities|mcvitie s|hobnobs|lu biscuits|prince lu|petit beurre|leibniz|bahlsen|prinzenrolle|lotus biscoff|ballerina|marie kex|famous amos|nutter butter|newtons|fig newtons|tate s|milano cookies|walkers shortbread|jaffa cakes|tim tam|arnotts|arnott s|mulino bianco|fontaneda|gullon|cuetara|digestive fontaneda|keebler|voortman|girl scout|jules destrooper|verkade|kjeldsens|nilla wafers',
  'cookie dough':
    'pillsbury|toll house dough|nestle toll house|pillsbury crescent|pillsbury grands|?immaculate|tante fanny|croustipate|herta pate|belle aire dough|knack back|knack und back|sun maid dough|break n bake|break and bake|immaculate baking|jus rol',
  chocolate:
    'toblerone|lindt|milka|ritter sport|cadbury|cadbury dairy milk|dairy milk|galaxy|kit kat|kitkat|snickers|mars bar|twix|hershey s|?hersheys|hershey s kisses|hersheys kisses|reese s|reeses|butterfinger|milky way|bounty|kinder|kinder bueno|kinder riegel|kinder pingui|kinder schoko bons|ferrero rocher|ferrero|m m s|m ms|cote d or|poulain|nestle dessert|valor chocolate|perugina|baci|novi|marabou|daim|fazer blue|freia|kvikk lunsj|anthon berg|toms chokolade|wedel|ghirardelli|dove chocolate|godiva|merci|lion bar|maltesers|smarties|after eight|guylian|green and blacks|green black s|3 musketeers|almond joy|york peppermint|nestle crunch|baby ruth|whoppers|100 grand|celebrations|roses cadbury|quality street|suchard|torras|kagi|ragusa|ovomaltine|wispa|crunchie|lindor|tonys chocolonely|chocolonely',
  candy:
    'haribo|skittles|starburst|werthers|werther s|tic tac|tictac|mentos|swedish fish|twizzlers|sour patch|jolly rancher|nerds candy|lifesavers|life savers|katjes|trolli|maoam|chupa chups|ahlgrens|malaco|cloetta|fishermans friend|altoids|orbit gum|wrigleys|wrigley s|extra gum|trident gum|dubble bubble|laffy taffy|airheads|hot tamales|mike and ike|jelly belly|carambar|ricola|halls|raffaello|nimm2|red vines|warheads',
  cake: 'entenmanns|entenmann s|hostess|twinkies|little debbie|mr kipling|tastykake|drakes|coppenrath|sara lee cheesecake|st michel madeleine|savane|bonne maman madeleine|betty crocker|?betty crocker|duncan hines|gu puds|the cheesecake factory|dr oetker kuchen|edwards pie|krispy kreme',
  'ice cream':
    'ben jerry s|ben and jerrys|ben jerrys|haagen dazs|haagendazs|breyers|dreyers|edys|edy s|blue bell|magnum|cornetto|carte d or|klondike|drumstick|talenti|halo top|turkey hill|blue bunny|langnese cremissimo|cremissimo|movenpick eis|mars ice cream|viennetta|gb glace|hennig olsen|ingman|diplom is|tofutti|so delicious frozen|solero|dibs|skinny cow|weight watchers ice|good humor|popsicle|outshine|fudgsicle|philly swirl|friendlys ice cream|umpqua|perrys ice cream|baskin robbins|dippin dots|ola ijs|hertog ijs',
  pudding:
    'snack pack|snackpack|jell o|jello pudding|danette|monte zott|paula pudding|ambrosia custard|ambrosia|birds custard|bird s custard|kozy shack|swiss miss pudding|dany sahne|landliebe grie|puddis|almhof toetje|risifrutti|marie morin|liegeois|la laitiere creme|hartleys jelly|dr oetker pudding|monster puffs|gu pots|flanby|dhul|royal gelatina',
  pizza:
    'digiorno|di giorno|red baron|totinos|totino s|tombstone|freschetta|california pizza kitchen|celeste pizza|ristorante|dr oetker ristorante|wagner pizza|wagner steinofen|chicago town|goodfellas|goodfella s|buitoni pizza|grandiosa|billys pan|casa di mama|casa tarradellas|sodebo|home run inn|amys pizza|tony s pizza|jacks pizza|screamin sicilian|bagel bites|hot pockets|newmans own pizza|guseppe|giuseppe pizza',
  'french fries':
    'ore ida|oreida|mccain|alexia|agrarfrost|mccain frites|aunt bessies|aunt bessie s|lamb weston|aviko|cascadian farm fries',
  'frozen vegetables':
    'birds eye|birdseye|green giant|?green giant|bonduelle|?bonduelle|daucy|d aucy|cassegrain|iglo gemuse|picard surgeles|steamfresh|hanover vegetables|bird s eye steamfresh|cascadian farm|pictsweet|la huerta|findus gronsaker',
  soup: 'campbells|campbell s|progresso|knorr suppe|?knorr|erasco|liebig|covent garden|heinz soup|amys soup|baxters soup|unox soep|cup a soup|blå band|blaband|lipton soup|pacific foods soup|imagine soup|wolfgang puck soup|healthy choice soup|chunky soup|habitant soup',
  broth:
    'swanson broth|swanson|kitchen basics|college inn|better than bouillon|oxo|knorr bouillon|maggi bouillon|wyler s|kallo|touch of taste|pacific broth|imagine broth|herb ox|aneto',
  beans:
    'bushs|bush s|bushs best|bush s best|heinz beanz|beanz|van camps|van camp s|branston beans|rosarita|goya beans|?goya|b m baked beans|ranch style beans|hanover beans',
  kimchi: 'mother in law s kimchi|jongga|bibigo kimchi|sunja s|sinto gourmet kimchi|nasoya kimchi',
  dumplings:
    'bibigo|ling ling|ajinomoto gyoza|inno gyoza|wei chuan|maultaschen burger|itsu gyoza|trader joes potstickers',
  pierogi: 'mrs t s|mrs ts|mrs t|kasia pierogi',
  samosa: 'deep samosa',
  lettuce:
    'fresh express|earthbound farm|earthbound|organicgirl|organic girl|dole salad|taylor farms|ready pac|readypac|florette|fresh attitude|attitude fraiche|andy boy|foxy romaine|bonduelle salade|les crudettes|satur farms|olivia s organics|josie s organics|marketside salad|gotham greens|bowery',
  strawberry: '?driscolls|?driscoll s|?well pict|?naturipe',
  banana: '?chiquita',
  orange: '?sunkist oranges|?cuties|?halos|?jaffa oranges',
  carrot: 'grimmway|bunny luv|cal organic carrots|bolthouse carrots',
  tomato: 'naturesweet|nature sweet|cherubs|campari|mucci farms',
  mushroom: 'monterey mushrooms|giorgio mushrooms|mushroom giorgio|phillips mushrooms|highline mushrooms',
  potato: 'bob evans potatoes|simply potatoes|bob evans mashed|idahoan|the little potato',
  oil: 'crisco|wesson|mazola|canola mazola|isio 4|lesieur|fruit d or huile|thomy sonnenblumenol|biskin|fry light|frylight|pam cooking|pam original|spectrum oil|la tourangelle|becht|koipesol|carapelli semi|planeta oil|?crisco',
  'olive oil':
    'filippo berio|bertolli olive|colavita|pompeian|carapelli|carbonell|puget|star olive|monini|borges|hojiblanca|la espanola oil|terra delyssa|lucini|california olive ranch|oliviers co|coosur|gallo azeite|oliveira da serra|sasso|de cecco olio|napolina',
  vinegar:
    'sarsons|sarson s|braggs vinegar|bragg apple cider|heinz vinegar|melfor|pompeian vinegar|ponti|kuhne essig|surig|hengstenberg essig|marukan|mizkan|modena|holland house|druvan|fussell s',
  spices:
    'mccormick|mccormick spices|lawrys|lawry s|old bay|mrs dash|schwartz|ducros|fuchs gewurze|ostmann|santa maria taco|kotanyi|kamis|verstegen|silvo|tajin|tony chacheres|badia|simply organic spice|penzeys|spice islands|spicely|goya adobo|sazon goya|sazon',
  horseradish:
    'golds horseradish|gold s horseradish|silver spring horseradish|boars head horseradish|tewkesbury|inglehoffer horseradish',
  miso: 'hikari miso|marukome|miso master|cold mountain miso',
  wasabi: 's b wasabi|kinjirushi',
  guacamole: 'wholly guacamole|yucatan guacamole|calavo guacamole|sabra guacamole|old el paso guacamole',
  'condensed milk':
    'carnation|la lechera|eagle brand|longevity brand|pet evaporated|carnation evaporated|lechera',
  quark: 'exquisa quark|quarki|milram quark|almette quark',
  ricotta: 'galbani ricotta|polly o ricotta|calabro ricotta|sorrento ricotta',
  ghee: 'purity farms ghee|ancient organics|4th heart ghee|amul ghee',
};
