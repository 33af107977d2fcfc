import type { FoodLanguage } from './shown-names.ts';

type Words = Readonly<Record<FoodLanguage, string>>;

/** Words that join a name and say nothing themselves. */
export const JOINING: Words = {
  de: 'von vom der die das des den dem ein eine einer eines einen einem halben halbe',
  fr: 'de d du des la le les l un une au aux a en',
  es: 'de del la el los las un una unos unas medio media en al',
  it: 'di d del della dello dell dei delle degli da un una uno mezzo mezza il lo la i gli le l in a al alla',
};

/** What cooks say about a food that does not make it another food, as its stem. */
export const HARMLESS: Words = {
  de: `trocken frisch klein gross mittelgross mittler fein grob gehackt gerieben gemahlen geschalt gewurfelt geschnitt weich
    zimmerwarm flussig geschmolz kalt warm lauwarm heiss reif bio tk tiefgekuhlt mehligkochend festkochend vorwiegend
    ungesalz ganz ungewachst unbehandelt typ extra trock gekocht vorgekocht roh dunn dick gut entkernt abgetropft gewasch
    zerlassen gut fett gross m l s 405 550 630 1050 natur neutral gehobelt gestiftelt blanchiert halbiert geviertelt
    gezupft eiskalt kuhl leicht schon saftig zart knackig gemischt regional heimisch tk sehr etwas fertig klassisch art
    sorte kochend uberreif vollreif sussreif mittelscharf aromatisch ungezuckert ungesusst handwarm zimmertemperatur
    raumtemperatur entsteint kernlos salatgross mundgerecht kuchenfertig kochfertig ofenfertig kuhlschrankkalt naturtrub
    stuckig aufgetaut gefror nativ kaltgepresst hochwertig beliebig bzw rund lang kurz gestrichen gehauft leer angetaut neu
    lose einfach stark`,
  fr: `varie variee assorti assortie divers diverse frai fraiche gro grosse petit petite grand grande moyen moyenne bio haché hache hachee rape rapee emince emincee coupe
    coupee fondu fondue mou ramolli froid froide tiede chaud chaude mur mure non traite traitee fin fine pele pelee epluche
    epluchee decortique decortiquee denoyaute denoyautee effile effilee concasse concassee cisele ciselee presse pressee
    ecrase ecrasee epai epaisse moulu moulue moulin bon bonne beau belle egoutte egouttee t45 t55 t65 bien tre pa trop peu
    plutot assez maison fermier fermiere vivant vivante moelleux moelleuse tendre croquant croquante jeune vieux vieille
    nouveau nouvelle extra vierge pur pure brut brute corse corsee dur dure rassi rassie ferme rond ronde long longue court
    courte local locale ordinaire classique environ type qualite superieur superieure supérieur premier regulier mi dore
    doree royal royale plein pleine joli jolie genereux genereuse tout toute petit tiedi tiedie pret prete bouillant
    bouillante mg matiere`,
  es: `variado variada surtido surtida vivo viva curado curada fresc fresca pequeno pequena grand mediano mediana picado picada rallado rallada pelado pelada cortado cortada troceado
    troceada batido batida derretido derretida maduro madura fino fina bio frio fria calient tibio tibia extra virgen
    lavado lavada escurrido escurrida l m xl limpio limpia temperatura ambient fresco bueno buena bien muy poco no casero
    casera ecologico ecologica blando blanda duro dura grueso gruesa gordo gorda hermoso hermosa bonito bonita redondo
    redonda largo larga corto corta jugoso jugosa salvaj granulado granulada tipo calidad ligero ligera puro pura normal
    corrient comun aproximadamente todo toda recien viejo vieja nuevo nueva buen gran mas menos templado templada hirviendo
    descongelado sueltas suelto partido partida campero campera`,
  it: `mist assortit vari viv puli pulit romagnol artigianal limpid rotond rettangolar fresc piccol grand medi tritat grattugiat tagliat affettat mort fredd cald tiepid matur bio sbattut pelat lavat
    sgocciolat raffermo fin gross biologic denocciolat snocciolat mondat ammorbidit ben fresch morbid temperatur ambient
    rossell 00 0 molt poc non bell buon buona tond lung cort dur ten tener maturi extravergin extra vergin nostran
    artigianal casalinh casareccia delicat sott spess croccant tip qualita vecchi amar succos selvatic bollent scongelat
    sode stes appena gia pronte pront ghiacciat`,
};

/** Colour, taste and state: left out only where the name with them is unknown. */
export const FORM: Words = {
  de: `rot gelb grun weiss braun schwarz suss sauer hart hell dunkl bunt gerauchert getrocknet gerostet eingelegt gesalz mager durchwachs naturell flach glatt kraus jung alt mild scharf edelsuss wurzig mittelalt`,
  fr: `rouge vert verte jaune blanc blanche noir noire brun brune rose doux douce fort forte fume fumee sec seche sale salee sucre sucree cuit cuite cru crue surgele surgelee gra grasse maigre liquide plat epice sauvage glacee leger legere complet complete entier entiere nature`,
  es: `rojo roja verd amarillo amarilla blanco blanca negro negra morado morada dulc seco seca picante fuert suav magro magra tostado tostada cocido cocida crudo cruda molido molida frito frita congelado congelada ahumado ahumada natural salado salada joven tierno tierna entero entera integral light`,
  it: `bianc ross verd giall ner viol dolc secc salat fort piccant magr grass cott crud surgelat congelat affumicat tostat fus sod macinat inter integral light leggero novell stagionat rafferm`,
};

/** Behind these it is another thing, however well the rest is known: condensed milk, oat milk, candied fruit. */
export const CHANGING: Words = {
  de: `kondensiert kandiert vegan vegetarisch pflanzlich ersatz alternativ aroma geschmack imitat fleischlos glutenfrei laktosefrei
    eifrei nussfrei milchfrei ohn frei kunstlich`,
  fr: `concentre concentree condense condensee confit confite vegetal vegetale vegan vegane vegetarien vegetarienne sans gout saveur arome
    imitation simili faux fausse brulee brule renversee patissiere anglaise caramelise caramelisee farci farcie garni garnie fourre fourree pane panee
    deshydrate deshydratee poudre chocolate chocolatee praline pralinee vinaigre`,
  es: `condensado condensada evaporado evaporada concentrado concentrada confitado confitada vegetal vegano vegana vegetariano vegetariana
    sin sabor aroma imitacion sucedaneo falso falsa relleno rellena rebozado rebozada empanado empanada caramelizado caramelizada escarchado
    deshidratado polvo achocolatado`,
  it: `concentrat condensat candit vegetal vegan vegetarian senza gust arom imitazion ripien farcit impanat caramellat disidratat
    polver liofilizzat`,
};

/** What is made of something and named by it, so that an unknown word beside it tells what it is: hemp milk is no milk. */
export const HEADS: Words = {
  de: `mehl milch butter ol sahne joghurt kase saft sirup essig mus pulver sam kern kerne blutt starke flock creme paste pudding aufstrich wurst
    sauce sosse suppe eis drink likor quark reis nudel salz tee extrakt aroma backmischung gewurz mischung fond bruhe wein bier brat steak ersatz`,
  fr: `lait beurre creme farine huile sauce pate puree soupe gateau tarte jus sirop vinaigre poudre fromage yaourt glace biscuit sucre
    confiture gelee bouillon fond vin biere liqueur the cafe extrait arome mousse compote salade melange graine fecule flocon steak galette boisson`,
  es: `leche mantequilla nata crema harina aceite salsa masa pure sopa tarta pastel zumo jugo jarabe sirope vinagre polvo queso yogur helado galleta
    mermelada caldo vino cerveza licor te cafe extracto aroma mousse compota ensalada mezcla semilla fecula almidon copo filete hamburguesa bebida pan`,
  it: `latt burr pann crem farin oli sals past pure zupp tort succ scirop acet polver formaggi yogurt gelat biscott marmellat confettur brod
    vin birr liquor te caff estratt arom mouss compost insalat misc sem fecol amid fiocc bistecc bevand pan torta`,
};

/** Where a thing comes from or is kept: "de saison", "di stagione", "de la casa". As stems. */
export const ORIGINS: Words = {
  de: 'vortag backer metzger markt garten bauernhof hof hause haus region gemuse glas dose kuhlschrank tag steirisch bayerisch bayrisch badisch frankisch schwabisch tiroler schweizer nurnberger thuringer osterreichisch deutsch',
  fr: `ferme pay saison jardin potager maison qualite montagne mer ligne terre table ci region producteur marche conservation primeur veille bouche
    boulanger boulangerie mois jour an campagne plein air primeur provencal provencale breton bretonne normand normande basque corse savoyard
    savoyarde alsacien alsacienne landai landaise auvergnat vaudoi vaudoise valaisan belge charolai limousin`,
  es: `temporada casa campo huerta pueblo calidad tierra corral montana mesa mar proximidad dia mercado ayer aprovechamiento gallego gallega andaluz andaluza asturiano
    asturiana murciano murciana vasco vasca navarro navarra leonesa aragonesa valenciano valenciana canario canaria criollo criolla iberico iberica`,
  it: `stagion cas camp orto qualit montagn mar contadin giorn mes tavol mercat terr fattori genoves pugliese
    puglies sicilian toscan roman napoletan sard ligur calabres lucan umbr venet piemontes valdostan altoatesin emilian campan nostran pachin
    trope sorrent casarecci caserecci`,
};

/** What makes a thing small, and what stands in its place: "habitas", "Würstchen", "pomodorino". */
export const SMALL: Readonly<Record<FoodLanguage, readonly [RegExp, string] | null>> = {
  de: [/(?<=.{4})(?:ch|chen|lein)$/u, ''],
  fr: null,
  es: [/(?<=.{3})it([oa])$/u, '$1'],
  it: [/(?<=.{3})(?:ett|in|ell)$/u, ''],
};

/** Done to a food: the words of preparation begin here, whatever follows. */
export const DONE_ENDINGS: Readonly<Record<FoodLanguage, RegExp>> = {
  de: /^(?:(?:vor|ab|an|auf|aus|ein|durch|klein|fein|zer|ver|ent|un|zu|be)?ge\p{L}{3,}(?:t|en|te|ten|ter|tes)|\p{L}{3,}iert(?:e[nrs]?)?|(?:zer|ver|ent|be)\p{L}{4,}(?:t|en|te|ten|ter|tes))$/u,
  fr: /^(?:\p{L}{2,}(?:é|ée|és|ées|ie|is|ies|ue|us|ues)|\p{L}{4,}i)$/iu,
  es: /^\p{L}{2,}(?:[aií]d[oa]s?|iendo|ando|hech[oa]s?|puest[oa]s?|abiert[oa]s?|frit[oa]s?)$/iu,
  it: /^\p{L}{2,}(?:at[oaie]|it[oaie]|ut[oaie]|cott[oaie]|ert[oaie]|fritt[oaie]|tolt[oaie])$/iu,
};
