import { heavierBird, hotFromLow, thickerPiece } from './by-recipe.ts';
import type { KnowHow } from './entry.ts';

/** Meat, poultry and fish. */
const CUTS_ASKED = /\b(?:cuts?|joint|part of)\b/;

export const MEAT: readonly KnowHow[] = [
  {
    about: [
      /\b(?:slow cooker|high|low)\b/,
      /\b(?:on|to|setting) (?:high|low)\b/,
      /\b(?:how long|instead|time|hours|faster|quicker|can i|could i|switch)\b/,
    ],
    unless: /\b(?:heat|flame|hob|stove|burner)\b/,
    says: hotFromLow,
  },
  {
    about: [
      /\b(?:\d+(?:\.\d+)?|half) (?:lbs?|pounds?|pounders?|kilos?|kilograms?|kg|grams?|g)\b/,
      /\b(?:how long|longer|shorter|less time|more time|time)\b/,
    ],
    says: heavierBird,
  },
  {
    about: [/\b(?:thick|thin|thicker|thinner)\b/, /\b(?:longer|how long|less|time|shorter|minutes)\b/],
    unless: /\b(?:sauce|soup|batter|slice|cut it|dough|gravy|too thick|too thin)\b/,
    says: thickerPiece,
  },
  {
    about: [
      CUTS_ASKED,
      /\b(?:stew\w*|chuck|brais\w*)\b/,
      /\b(?:what|which|other|else|best|instead|no|any|find|different)\b/,
    ],
    unless: /\b(?:pork|lamb|chicken|steaks?|cut into|cut the|how)\b/,
    says: 'For stewing take a tough cut with sinew and fat, which turns tender: chuck, shin, short ribs, brisket, cheek, blade or oxtail. Lean round or sirloin gets dry; brisket and shin may need half an hour longer.',
  },
  {
    about: [
      /\b(?:no|without|instead of|out of|had no|could not find|can not find|not find|can not get)\b.{0,14}\b(?:chuck|stewing beef|stew meat)\b/,
    ],
    says: 'Instead of chuck take another stewing cut: shin, short ribs, brisket, cheek, blade or oxtail. They may need half an hour longer; lean round or sirloin gets dry.',
  },
  {
    about: [CUTS_ASKED, /\bpork\b/, /\b(?:what|which|other|else|best|instead|any|different)\b/],
    unless: /\b(?:how|chops? )\b/,
    says: 'For shredding and braising take shoulder, butt or neck, which have the fat; for quick frying loin, tenderloin or chops. Loin dries out in long cooking.',
  },
  {
    about: [CUTS_ASKED, /\bsteaks?\b/, /\b(?:what|which|other|else|best|instead|any|different|cheap\w*)\b/],
    says: 'Tender cuts for the pan are ribeye, strip, sirloin and tenderloin; flank, skirt, hanger and flat iron are cheaper: cook them quickly and slice them thin across the grain.',
  },
  {
    about: [/\b(?:frozen|from the freezer|thaw\w*|defrost\w*)\b/, /\bslow cooker\b|\bcrock ?pot\b/],
    says: 'No: thaw it fully in the fridge first. From frozen, meat stays lukewarm in a slow cooker for too long, and germs grow. A big piece takes a day in the fridge for every 4 to 5 pounds / 2 kg.',
  },
  {
    about: [
      /\b(?:frozen|forgot to (?:thaw|defrost|take)|not (?:thawed|defrosted)|still (?:frozen|icy|solid))\b/,
      /\b(?:chicken|turkey|pork|beef|meat|steaks?|roast|mince|shoulder|breast|thighs?|bird|salmon|fish|shrimp|prawns|burgers?)\b/,
    ],
    unless:
      /\b(?:peas|vegetables|pea|spinach|how long (?:does|can|will)|keep|instead of|refreez\w*|counter|freeze (?:it|them|the)|leftovers?|\d+ months?|be frozen)\b/,
    says: (_asked, { steps }) =>
      /slow cooker/i.test(steps.map(({ text }) => text).join(' '))
        ? 'No: thaw it fully in the fridge first. From frozen, meat stays lukewarm in a slow cooker for too long, and germs grow.'
        : 'Best thaw it first: overnight in the fridge, or sealed in cold water that you change every 30 minutes, about an hour for a pound, and cook it at once. Thin pieces may go frozen into the oven or pan for about half as long again; poultry must reach 165°F / 74°C, ground meat 160°F / 71°C, other meat and fish 145°F / 63°C. Never on the counter, never in a slow cooker.',
  },
  {
    about: [/\b(?:which|what|how)\b/, /\bthermometer\b/, /\b(?:where|stick|put|insert|go|place)\b/],
    unless: /\b(?:no|without|instead)\b/,
    says: 'Into the thickest part, away from bone and fat: between thigh and body of a bird, the middle of a roast, from the side in a burger or fillet.',
  },
  {
    about: [/\b(?:dimple|dent|thumb ?print|indent\w*|hole in the middle)\b/],
    unless: /\b(?:can|cans|tins?|dough|bread|rust)\b/,
    says: 'The dent keeps the burger flat: meat shrinks at the edge as it cooks and pushes the middle up, so that without it the patty puffs into a ball.',
  },
  {
    about: [
      /\b(?:burgers?|patt(?:y|ies))\b/,
      /\b(?:shrink\w*|shrunk|dome\w*|puff\w*|ball|round|press|flatten|squash)\b/,
    ],
    says: 'Make them wider than the bun with a dent in the middle: meat shrinks and bulges as it cooks. Don’t press them in the pan, that only squeezes the juice out.',
  },
  {
    about: [/\b(?:skin|fat|crackling)\b/, /\b(?:not crisp\w*|soggy|rubbery|soft|flabby|crisp\w*|pale)\b/],
    unless: /\b(?:potato\w*|tomato\w*|beans?|pepper|how long)\b/,
    says: 'Crisp skin is dry skin: pat it dry, salt it, leave it uncovered in the fridge if there is time, and cook it without foil. At the end, 3 to 5 minutes under the broiler or at 450°F / 230°C help; watch it.',
  },
  {
    about: [
      /\b(?:breast|thigh|legs?|bird|chicken|turkey)\b/,
      /\b(?:thigh|legs?|dark meat|breast)\b/,
      /\b(?:done|dry|before|raw|not|still|under)\b/,
      /\b(?:but|and|while|already)\b/,
    ],
    unless: /\b(?:instead|or)\b/,
    says: 'Cover the part that is done with foil and cook on until the rest is too, or cut the legs off and give them 10 more minutes. Every part is safe at 165°F / 74°C.',
  },
  {
    about: [
      /\b(?:steaks?|meat|chicken|roast|turkey|pork|bird|burgers?|salmon)\b/,
      /\b(?:rest|resting|rested)\b/,
      /\b(?:cold|warm|cover\w*|foil|tent|necessary|skip|have to|need|how long|why)\b/,
    ],
    unless: /\b(?:restaurant|rest of)\b/,
    says: 'Let it rest, loosely under foil, on a warm plate: 5 minutes for steaks and small pieces, 15 to 20 for a roast or a bird. The juices settle and stay in when you cut, and it stays hot.',
  },
  {
    about: [
      /\b(?:steaks?|meat|beef|chicken|roast|chops?)\b/,
      /\b(?:room temperature|out of the fridge|from the fridge|cold|fridge)\b/,
      /\b(?:before|first|straight|should|do|how long|warm up)\b/,
    ],
    unless: /\b(?:left|since|hours ago|overnight|keep|store|leftovers?|days?|last|safe|put it in|back in)\b/,
    says: 'Half an hour out of the fridge is enough for a thick steak or roast, never more than 2 hours; poultry, fish and thin pieces can go straight in. Drying it with paper matters more for the crust.',
  },
  {
    about: [
      /\b(?:brown|sear)(?:ing|ed)?\b/,
      /\b(?:meat|beef|chicken|pork|mince)\b/,
      /\b(?:skip|need|have to|must|necessary|why|without)\b/,
    ],
    unless: /^why\b|\b(?:brown sugar|brown rice|pink|how long)\b/,
    says: 'You can skip it, but browning gives most of the flavor and color: what sticks to the pan goes into the sauce. It is no question of safety, since the meat cooks through later.',
  },
  {
    about: [
      /\b(?:tough|chewy|hard|not tender|rubbery)\b/,
      /\b(?:stew\w*|beef|pork|meat|chuck|shoulder|brisket|pulled)\b/,
    ],
    unless: /\b(?:steaks?|overcooked|squid|chop)\b/,
    says: 'It needs more time, not less: stewing meat is toughest just before it gives. Keep it covered at a bare simmer and test every 20 to 30 minutes, with a splash of water if it gets dry.',
  },
  {
    about: [
      /\b(?:giblets?|neck|plastic|bag|paper|wrapper|pad|liner)\b/,
      /\b(?:in|inside|left|forgot|still|cooked|with)\b/,
      /\b(?:bird|chicken|turkey|giblets?|roast\w*|oven|melted|plastic)\b/,
    ],
    unless:
      /\b(?:freez\w*|freezer|plastic wrap|zip|store|keep|fridge|bread|sous vide|marinat\w*|container|wrap in|what do i do with the giblets|piping|cups?)\b/,
    says: 'Take it out with tongs. A paper bag, or giblets without one, do no harm if everything has reached 165°F / 74°C. If a plastic bag or pad has melted or changed its shape, throw the meat away: it is not safe to eat. Plastic that is whole: throw away what touched it, and don’t use the giblets or the juices.',
  },
  {
    about: [/\b(?:giblets?|neck)\b/, /\b(?:what|do|use|for|throw)\b/],
    unless: /\b(?:pork|lamb|bag)\b/,
    says: 'Simmer the neck and giblets, without the liver, for an hour with an onion for stock or gravy. Fry the liver quickly, cooked through to 165°F / 74°C, or throw them away.',
  },
  {
    about: [/\bbones?\b/, /\b(?:salmon|fish|fillets?|pin)\b/],
    says: 'Run a finger along the fillet against the grain and pull pin bones out with tweezers, toward the head end. What is left is easy to find when it flakes.',
  },
  {
    about: [
      /\b(?:white|beads?|goo|stuff|gunk|blobs?)\b/,
      /\b(?:salmon|fish)\b/,
      /\b(?:stuff|goo|gunk|beads?|blobs?|coming|oozing|leak\w*)\b/,
    ],
    says: 'That is albumin, a protein that the heat presses out: harmless, wipe it off if you like. Much of it means that it is done, or nearly too much.',
  },
  {
    about: [
      /\b(?:skin|scales?)\b/,
      /\b(?:salmon|fish|fillets?)\b/,
      /\b(?:off|on|remove|take|eat|leave|peel|stick\w*)\b/,
    ],
    says: 'Leave the skin on while it cooks: it holds the fish together, crisp it can be eaten, and it lifts off easily afterward with a spatula.',
  },
  {
    about: [/\bbacon\b/, /\b(?:crisp\w*|chewy|floppy|oven|grease|fat)\b/],
    unless: /\b(?:instead|vegetarian|vegan)\b/,
    says: 'Start it in a cold pan over medium heat, so that the fat melts out before it browns, and drain it on paper. In the oven it takes 15 to 20 minutes at 400°F / 200°C. Keep a spoon of the fat for frying.',
  },
  {
    about: [/\b(?:carve|carving|cut up|take apart|joint)\b/, /\b(?:chicken|bird|turkey|roast|breast)\b/],
    says: 'Let it rest first. Cut between leg and body, bend the leg out and cut through the joint, then slice along the breastbone and follow the ribs down. Cut breast and roasts across the grain.',
  },
  {
    about: [/\b(?:truss|tie|tuck|string|twine)\b/, /\b(?:bird|chicken|turkey|legs?|wings?|roast)\b/],
    unless: /\bmussels?\b/,
    says: 'Not needed: tie the legs loosely with kitchen string and tuck the wing tips under, so that they don’t burn. Untied, the thighs cook a little faster, which is no loss.',
  },
  {
    about: [
      /\b(?:shred\w*|pull\w*)\b/,
      /\b(?:pork|chicken|meat|beef)\b/,
      /\b(?:how|will not|not|hard|easy|hot|forks?)\b/,
    ],
    says: 'Let it cool 10 minutes, then pull it apart along the grain with two forks or gloved hands, and stir some of its juice back in. If it does not pull apart, it needs more time: another half hour or hour.',
  },
  {
    about: [
      /\b(?:meatballs?|meatloaf|burgers?|patt(?:y|ies))\b/,
      /\b(?:fall\w*|fell|crumbl\w*|not hold\w*|break\w*|apart|too wet|sticky|loose)\b/,
    ],
    unless: /\btender\b/,
    says: 'It lacks binding or is too wet: mix in an egg or a handful of breadcrumbs, let it stand 10 minutes, press it firmly and chill it before it is shaped. A meatloaf holds together once it has rested 10 minutes.',
  },
];
