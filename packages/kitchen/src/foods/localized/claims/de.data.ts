import type { ClaimWords } from './words.ts';

export const DE: ClaimWords = {
  says: {
    gluten:
      '*weizen*, *dinkel*, *roggen*, *gerste*, *hafer*, malz*, *malz, *grunkern*, emmer*, einkorn*, kamut*, *khorasan*, triticale*, *seitan*, *bulgur*, *couscous*, cous cous, griess*, *griess, freekeh*, *graupe*, *nudel*, *spaghetti*, *makkaroni*, *lasagne*, *spatzle*, mehl, *mehl, *mehle, brot, brote, brotteig*, brotmehl*, brotwurfel*, brotchips*, *brot, *brote, *brotchen*, semmel*, *semmel, *semmeln, *panier*, panko*, *teig, *teige, *teigtasche*, *keks*, *zwieback*, *croissant*, *brezel*, *brezn*, laugen*, *strudel*, lebkuchen*, *printen, *stollen, *biskuit*, *kuchen, *torte, *torten, *kuchenboden, *pizza*, *tortellini*, *ravioli*, *maultasche*, *gnocchi*, *bier, *biere, *radler*, panade*, *sojasauce*, *sojasosse*, yufka*, *filoteig*, *gluten*, *waffel*, *pfannkuchen*, *palatschinken*, *knusperflocken*, *cornflakes*, krapfen*, berliner pfannkuchen, *butterkeks*, *grissini*, *zimtschnecke*, *lasagneblatt*, knackebrot*',
    crustaceans:
      '*garnele*, *krabbe*, *krebs*, *hummer*, *languste*, *scampi*, *shrimp*, *krill*, gamba*, *kaisergranat*, *krustentier*, *meeresfruchte*, *bisque*, *langustine*',
    eggs: 'ei, eier, eier*, *eier, *eigelb*, eiweiss, eiweisse, *huhnereiweiss*, *eiklar*, dotter, eidotter, huhnerei*, wachtelei*, entenei*, ganseei*, straussenei*, spiegelei*, ruhrei*, solei*, vollei*, trockenei*, flussigei*, bioei*, *mayo, *mayonnaise*, *majonase*, *mayonaise*, *remoulade*, *aioli*, *baiser*, *meringue*, *omelett*, *hollandaise*, *bearnaise*, *biskuit*, *spatzle*, *tiramisu*, *eischnee*, *pfannkuchen*, *palatschinken*, kaiserschmarrn*, *zabaione*, *eiersalat*, *advocaat*, *windbeutel*, caesar dressing*, caesardressing*, caesar sauce*, *brandteig*, quiche*, *makrone*, crepe*',
    fish: '*fisch*, *lachs*, *forelle*, *hering*, matjes*, *makrele*, *kabeljau*, *dorsch*, *sardelle*, *sardine*, *anchovi*, aal, aale, *raucheraal*, aalfilet*, *zander*, *karpfen*, hecht*, *barsch*, scholle*, seezunge*, *heilbutt*, steinbutt*, *sprotte*, seeteufel*, *dorade*, *pangasius*, *tilapia*, *kaviar*, *rogen, *bottarga*, *surimi*, *worcester*, *worchester*, *worcestershire*, bonito*, katsuobushi*, dashi*, garum*, rollmops*, bismarck*, *buckling*, nuoc mam, nam pla, caesar*, *schillerlocke*, *stockfisch*, *saibling*, *felchen*, *renke, wels, *welsfilet*, *skrei*, *snapper*, taramas*, *colatura*',
    peanuts: '*erdnuss*, *erdnuesse*, *peanut*, *satay*, satesauce*, sate spiess*',
    soybeans:
      '*soja*, *tofu*, *tempeh*, *edamame*, miso*, *miso, natto*, tamari, tamarisauce*, shoyu*, *hoisin*, *teriyaki*, ponzu*, *gochujang*, doenjang*, yuba*, okara*',
    milk: 'milchreis mit, *milch*, *butter*, *sahne*, rahm*, *rahm, *obers, obers*, *schmand*, *creme fraiche*, cremefraiche*, creme double, creme legere, *quark*, topfen*, *topfen, *joghurt*, *jogurt*, *yoghurt*, *kefir*, *kase*, *parmesan*, *mozzarella*, feta*, *ricotta*, *mascarpone*, *gouda*, *emmentaler*, *edamer*, *tilsiter*, brie, briekase*, *camembert*, *gorgonzola*, *pecorino*, grana, *halloumi*, *grillkase*, *burrata*, *molke*, *casein*, *kasein*, *laktose*, *lactose*, *ghee*, *paneer*, *skyr*, *ayran*, lassi*, *eiscreme*, *speiseeis*, *milcheis*, *softeis*, *bechamel*, *cheddar*, *gruyere*, *raclette*, *roquefort*, *obazda*, *obatzda*, *obatzter*, *tzatziki*, *zaziki*, *tiramisu*, *panna cotta*, *dulce de leche*, *karamellbonbon*, *buttercreme*, *gratin',
    nuts: '*mandel*, *haselnuss*, *haselnuesse*, *walnuss*, *walnuesse*, *cashew*, *pekan*, *pecan*, *pistazie*, *macadamia*, *paranuss*, *nuss*, *nuesse*, *nougat*, *nugat*, *marzipan*, *krokant*, *pralin*, *nutella*, *gianduja*, *baklava*, *baklawa*, *amaretti*, *amarettini*, *florentiner*, linzer*, bethmannchen*, *makrone*, studentenfutter*, mozartkugel*, dukkah*, romesco*, frangipane*, *cantuccini*, *turron*, *torrone*, *amaretto*, *dominostein*, waldorf*, muhammara*',
    celery: '*sellerie*, *suppengrun*, zeller*, *suppengemuse*',
    mustard:
      'senf*, *senf, *senfsauce*, *senfkorn*, *senfcreme*, *senfdressing*, *mostrich*, *dijon*, piccalilli*',
    sesame:
      '*sesam*, *tahin*, *tahina*, *hummus*, humus, *halva*, *helva*, *halwa*, gomasio*, furikake*, dukkah*, zaatar*, zatar*, za atar, baba ganoush, baba ghanoush, simit*, everything bagel',
    sulphites: '*sulfit*, geschwefelt*',
    lupin: '*lupine*',
    molluscs:
      '*muschel*, *auster*, *tintenfisch*, *kalmar*, *calamar*, *oktopus*, *octopus*, *krake*, *sepia*, *schnecke*, *meeresfruchte*, vongole*, *abalone*, *weichtier*, *pulpo*',
    flesh:
      '*fleisch*, rind, rinder*, rinds*, *rinderhack*, *schwein*, *kalb*, *lamm*, *hammel*, *hahnchen*, *hendl*, *huhn*, *huhner*, *hahnerl*, pute*, *truthahn*, ente, enten*, gans, ganse*, *speck*, *schinken*, *wurst*, *wurste, *salami*, *chorizo*, *hackepeter*, mett, *mettwurst*, leber*, *leber, *leberwurst*, *leberpastete*, *gelatine*, *schmalz*, *kaninchen*, hase, hasen*, reh, *rehrucken*, *hirsch*, *wildschwein*, *gulasch*, *schnitzel*, *frikadelle*, *bulette*, *kassler*, *kasseler*, *knochen*, *pancetta*, *prosciutto*, *mortadella*, *bresaola*, *hackbraten*, *fasan*, *wachtel*, *bolognese*, *bacon*, *lardo*, *currywurst*, *zunge, *herz, *innereien*, *nieren',
    animal: '*honig*',
  },
  not: {
    gluten:
      'buchweizen*, *reismehl*, *maismehl*, *mandelmehl*, *kokosmehl*, *kichererbsenmehl*, *kartoffelmehl*, *sojamehl*, *lupinenmehl*, *johannisbrotkernmehl*, *johannisbrotmehl*, johannisbrot*, *guarkernmehl*, *teffmehl*, *hirsemehl*, *quinoamehl*, *amaranthmehl*, *kastanienmehl*, *maronenmehl*, *tapiokamehl*, *maniokmehl*, *linsenmehl*, *erbsenmehl*, *erdmandelmehl*, *traubenkernmehl*, *leinmehl*, *leinsamenmehl*, *hanfmehl*, *nussmehl*, *haselnussmehl*, *walnussmehl*, *kurbiskernmehl*, *knochenmehl*, *fischmehl*, *bananenmehl*, *urdmehl*, *sorghummehl*, mehlig*, brotfrucht*, brotgewurz*, *glasnudel*, *reisnudel*, *konjaknudel*, *shiratakinudel*, *zucchininudel*, *sojanudel*, *linsennudel*, *maisnudel*, maisgriess*, *reiskuchen, *reiswaffel*, *maiswaffel*, *reisteig, *ingwerbier, *reispapier*, *schmalz, *schmalz*, japankohl*, haferwurzel*, suesskartoffelnudel*, susskartoffelnudel*, mungbohnennudel*, kichererbsennudel*, *reisbandnudel*, *reisfadennudel*, shirataki nudeln, konjak nudeln, reis nudeln, gemusespaghetti*, zucchinispaghetti*, spaghettikurbis*, nudelsauce*, nudelsosse*, spaghettisauce*, pizzasauce*, pizzatomate*, pizzakase*, pizza mozzarella, pizzagewurz*, lebkuchengewurz*, spekulatiusgewurz*, brotgewurz*, pfannkuchensirup*, polentagriess*, mandelgriess*, masamehl*, gram mehl, starkemehl*, *starkemehl*, pfeilwurzmehl*, pfeilwurzelmehl*, kukuruzgriess*, senfmehl*, weizengras*, gerstengras*, quittenbrot*, fur kuchen, *leinsamenmehl*',
    eggs: 'eierfrucht*, eierschwamm*, eierpilz*, eiertomate*, eierpflaume*, *geier, *feier, meier, schleier, *osterei*, schokoladenei*, eierkohle*, *eiersatz*, eierbecher*, ei ersatz, chinesische pfannkuchen, mandarin pfannkuchen, pfannkuchensirup*, leinsamen ei, chia ei',
    fish: 'tintenfisch*, lachsschinken*, lachsfleisch*, lachsbraten*, schweinelachs*, kalbslachs*, lammlachs*, rinderlachs*, *fischkraut*, seeigelrogen',
    soybeans: 'sojaol*, sojabohnenol*, sojasprosse*, sojakeim*',
    milk: 'alaskaseelachs*, oberschal*, *kokosmilch*, *mandelmilch*, *hafermilch*, *sojamilch*, *reismilch*, *cashewmilch*, *haselnussmilch*, *hanfmilch*, *erbsenmilch*, *dinkelmilch*, *pflanzenmilch*, *nussmilch*, *lupinenmilch*, *walnussmilch*, *erdnussmilch*, *macadamiamilch*, kokos milch, mandel milch, hafer milch, soja milch, pflanzliche milch, milchling*, *fischmilch*, milchner*, butternut*, butternuss*, *kakaobutter*, *erdnussbutter*, *erdnuss butter, *mandelbutter*, *cashewbutter*, *haselnussbutter*, *pistazienbutter*, *sonnenblumenkernbutter*, *sesambutter*, *sheabutter*, *kokosbutter*, *pflanzenbutter*, *apfelbutter*, *pflaumenbutter*, *kurbisbutter*, *samenbutter*, butterpilz*, buttersalat*, butterkohl*, butterbohne*, butterfisch*, butterrube*, butterhauptel*, *kokossahne*, *hafersahne*, *sojasahne*, *mandelsahne*, *cashewsahne*, *reissahne*, *pflanzensahne*, sahnesteif*, *sojajoghurt*, *kokosjoghurt*, *mandeljoghurt*, *haferjoghurt*, *cashewjoghurt*, kokosnuss joghurt, leberkas*, fleischkas*, leberkase*, fleischkase*, *cashewkase*, *mandelkase*, *sojaquark*, *sojacuisine*, rahmapfel*, *kokosmilchjoghurt*, *wassereis*, *quitten*kase, *sojamilchpulver*, *kokosmilchpulver*, *milchsaurebakterien*, milchreis, buttercup*, butterkopfsalat*, cashew camembert, cashew frischkase, tofu frischkase, joghurtalternative*, milchalternative*, sahnealternative*, kasealternative*, joghurtersatz*, sahneersatz*, kaseersatz*',
    nuts: 'erdmandel*, *erdnuss*, muskatnuss*, muskat nuss, *kokosnuss*, *kokosnuesse*, *butternuss*, zedernuss*, *nussschinken*, *nusschinken*, kalbsnuss*, schweinenuss*, rindernuss*, rindsnuss*, lammnuss*, *genuss*, nussbutter*, tigernuss*, *sojanuss*, betelnuss*, kolanuss*, kemirinuss*, lotusnuss*, ginkgonuss*, wassernuss*, kokosmakrone*, mandelpilz*, *palmnuss*, nusslisalat*',
    molluscs:
      'austernpilz*, austernseitling*, krauterseitling*, muschelnudel*, muschelpasta*, zimtschnecke*, hefeschnecke*, nussschnecke*, rosinenschnecke*, mohnschnecke*, nudelschnecke*, schneckennudel*, lakritzschnecke*, puddingschnecke*, vanilleschnecke*, *austernpilz*',
    flesh:
      '*fruchtfleisch*, fleischtomate*, *fleischersatz*, fleischlos*, *kokosfleisch*, *rinde, *rinden, rindenzimt, *sojahack*, *sojaschnitzel*, *gemuseschnitzel*, *sellerieschnitzel*, *sojafleisch*, *jackfruchtfleisch*, *butterschmalz*, schnitzelbohne*, *pflanzenfleisch*, gansebl*, huhnerei*, huhnereier*, *wachteleier*, wachtelei*, wachtelbohne*, entenei*, ganseei*, schweinsohr*, hasenohr*, leberblum*, *hirschhorn*, *artischockenherz*, *palmherz*, lammersalat*, ochsenherz*, herz, salatherz*, *romanasalatherz*, *romanaherz*, *selleriherz*, fette henne, *hahnchengewurz*, *hahnchen gewurz*, *grillhahnchengewurz*, *fleischgewurz*, *gulaschgewurz*, *gulasch gewurz, *wildgewurz*, *hackfleischgewurz*, schmalzgeback*, *kirschherz, palatschinken*, tofuwurst*, tofuschnitzel*, tempeh bacon, tofu bacon, gelbfleischig*, weissfleischig*, rotfleischig*, speckig*, gansefuss*, glasschmalz*, kurbisfleisch*',
    animal: 'honigmelone*, honigtomate*, honigpilz*, *honigersatz*, honigpomelo*, honigmango*',
    crustaceans: 'krabbensud*',
  },
  free: {
    ofAnimals: 'vegan*, *pflanzlich*, *vegane, veganes, veganer',
    flesh: 'vegetarisch*, fleischlos*, veggie, ohne fleisch',
    fish: 'vegetarisch*',
    gluten: '*glutenfrei*, gluten frei, ohne gluten, ohne weizen',
    milk: 'milchfrei*, ohne milch, milch frei',
    eggs: 'eifrei*, ohne ei, ei frei, ohne eier',
    nuts: 'nussfrei*, ohne nusse',
    peanuts: 'ohne erdnusse, erdnussfrei*',
    soybeans: 'sojafrei*, ohne soja',
    sulphites: 'ungeschwefelt*, ohne sulfite, sulfitfrei*',
  },
};
