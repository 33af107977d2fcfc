import { fold } from '../../foods/text.ts';

/** Verbs that begin a step, by their stems and the endings in which recipes give orders. Names of foods are left out. */
const VERBS: readonly (readonly [endings: string, stems: string])[] = [
  // French
  [
    'er ez e',
    'prechauff melang ajout vers laiss coup epluch pel incorpor fouett etal enfourn dor egoutt reserv remu assaisonn sal poivr depos dispos napp rinc lav eminc hach chauff port retir saupoudr arros beurr tamis mix parsem decor travaill form roul pos plac demoul prepar',
  ],
  [
    '',
    'faire faites cuire cuisez mettre mettez battre battez petrir petrissez servir servez garnir garnissez',
  ],
  // Spanish
  [
    'ar a e en ad',
    'precalent calient mezcl agreg cort pel horne dej coloc incorpor amas lav pic retir sazon estir ech espolvore troce tritur dor prepar salte sofri tap mezcl adorn reserv cuel',
  ],
  [
    '',
    'anadir anade anada anadan verter vierte vierta cocer cuece cueza cocina cocinar hervir hierve hierva batir bate bata servir sirve sirva poner pon ponga freir frie fria derretir derrite derrita escurrir escurre escurra remover remueve extender extiende precalienta precaliente hornea hornee',
  ],
  // Italian
  [
    'are ate a',
    'preriscald mescol vers tagli pel impast inforn lasci scald incorpor lav trit sbucci amalgam sgocciol scol spolver rosol ammoll mont schiacci gratugi grattugi spennell lavor',
  ],
  [
    '',
    'aggiungere aggiungete aggiungi cuocere cuocete cuoci bollire servire servite mettere mettete metti soffriggere soffriggete friggere friggete sciogliere sciogliete unire unite unisci stendere stendete stendi sbattere sbattete sbatti disporre disponete fate fare condire condite battere battete',
  ],
  // German says the verb last: what steps begin with.
  [
    '',
    'den dem alles anschliessend danach zuerst zunachst inzwischen wahrenddessen backofen ofen nun dann schliesslich',
  ],
];
const OPENINGS = new Set(
  VERBS.flatMap(([endings, stems]) =>
    stems.split(' ').flatMap((stem) => endings.split(' ').map((ending) => stem + ending)),
  ),
);
/** "In einer Schüssel", "Dans un saladier", "En un bol", "In una ciotola". */
const IN_A = /^(?:in eine[mrn]?|dans une?|en une?|en una|in una?) \p{L}/iu;

/** Whether a line of German, French, Spanish or Italian says what to do. */
export function isLocalizedInstruction(text: string): boolean {
  const [first = ''] = text.split(/[ ,.;:!]/, 1);
  return OPENINGS.has(fold(first)) || IN_A.test(text);
}
