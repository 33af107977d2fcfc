/**
 * Words that lines of ingredients often have in languages which are not read here, and seldom or never in those that are: units,
 * what is done to a food, and the plainest foods. They tell that a line is not to be guessed at.
 */
export const FOREIGN_WORDS: Readonly<Record<string, string>> = {
  nl: `eetlepel eetlepels theelepel theelepels teentje teentjes teen snufje snufjes mespunt scheutje blikje blikken pakje pakjes
    zakje plakje plakjes takje takjes bosje stronk ui uien knoflook wortel wortels aardappel aardappelen bloem eieren eidooier boter
    roomboter suiker basterdsuiker zout peper melk slagroom kaas geraspte fijngesneden fijngehakt gesneden gehakt gesnipperd
    gesnipperde rundergehakt kipfilet spekjes olijfolie zonnebloemolie azijn tomaten komkommer sla prei paprikapoeder kaneel nootmuskaat
    citroensap naar smaak een van het voor met zonder vers verse grote kleine halve gemalen gedroogde bakpoeder zelfrijzend
    vanillesuiker poedersuiker rijst boontjes doperwten champignons appels sinaasappel aardbeien laurierblad peterselie bieslook
    koriander azijn mosterd bouillonblokje gekookte gebakken`,
  pt: `colher colheres cha chavena chavenas xicara xicaras pitada dente dentes alho cebola cebolas cenoura cenouras batata batatas
    farinha acucar ovo ovos leite manteiga queijo azeite pimenta gosto picada picado picadas ralado ralada fatias fatia frango
    bovina moida bacalhau maduro coentro louro limao laranja maca fermento feijao arroz oleo vinagre
    uma de sem em meia meio dentes lata latas pacote folhas raminho maco agua`,
  pl: `lyzka lyzki lyzek lyzeczka lyzeczki szklanka szklanki szczypta zabek zabki cebula cebuli cebule czosnek czosnku marchew
    marchewka marchewki ziemniak ziemniaki ziemniakow maka maki cukier cukru jajko jajka jajek mleko mleka maslo masla sera
    soli pieprz pieprzu olej oleju oliwy smietana smietany kurczak kurczaka wolowina wolowiny wieprzowina pomidor pomidory pomidorow
    ogorek natka pietruszki koperek czubata drobno posiekana posiekany starty startego smaku lub oraz opakowanie puszka plaster
    plastry lisc laurowy ziele angielskie proszek proszku pieczenia drozdze kapusta kapusty boczek boczku dag dkg ryz ryzu`,
  sv: `msk tsk krm matsked matskedar tesked teskedar nypa klyfta klyftor vitloksklyfta vitloksklyftor lokar vitlok morot morotter
    potatis vetemjol mjol socker strosocker florsocker agg mjolk gradde vispgradde smor gul gula salt peppar svartpeppar efter smak
    hackad hackade finhackad riven skivad skivade burk burkar paket knippe kvist stycken notfars kottfars kycklingfile flask olja
    rapsolja olivolja vinager tomater gurka dill persilja bakpulver vaniljsocker ris och eller till utan ett farsk farska
    krossade kanel kardemumma lingon`,
};
