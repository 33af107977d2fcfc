import type { KnowHow } from './entry.ts';
import { inSlowCooker, onTopFor, saltedPastaWater, stillLiquid } from './of-the-dish.ts';

/** Single things that go wrong or are wondered about. Looked at first. */
export const SINGLE_MISHAPS: readonly KnowHow[] = [
  {
    about: [
      /^[a-z ]{3,30}(?: on top| with it| on it| in it)? , .*|\bon top\b/,
      /\b(?:top|with it|on it|in it|add)\b/,
    ],
    says: onTopFor,
    tells: true,
  },
  {
    about: [
      /\bslow cooker\b|\bcrock ?pot\b/,
      /\b(?:how long|hours|time|in the|in a|use|make|do|this|instead)\b/,
    ],
    unless: /\b(?:overnight|frozen|power|lid|high|low|leave|raw beans|dry|dried)\b/,
    says: inSlowCooker,
  },
  {
    about: [
      /\b(?:still )?(?:liquid|runny|not set|wobbl\w*|jiggl\w*)\b/,
      /\b(?:after|still|minutes?|hours?|not)\b/,
    ],
    unless: /\b(?:yolks?|whites?|sauce|batter|soup|dough|stew|gravy)\b/,
    says: stillLiquid,
  },
  {
    about: [/\bpasta water\b|\bwater\b.{0,15}\bpasta\b/, /\bsalt\w*\b/],
    unless: /\btoo salty\b/,
    says: saltedPastaWater,
  },
  {
    about: [
      /\b(?:yolks?|eggs?)\b/,
      /\b(?:green|gr[ae]y|dark|black)\b/,
      /\b(?:ring|line|round|around|edge|yolks?)\b/,
    ],
    says: 'The green or gray ring comes from boiling too long. It is harmless. Next time boil them 10 minutes and cool them in cold water at once.',
  },
  {
    about: [
      /\b(?:whites?|eggs?)\b/,
      /\b(?:raw|runny|clear|liquid|not set|see through|uncooked)\b/,
      /\b(?:top|bottoms?|yolks? (?:are|is)|hard|firm|pan)\b/,
    ],
    unless: /\b(?:whip\w*|beat\w*|mousse|safe|boiled|kids?|child\w*|pregnan\w*)\b/,
    says: 'Put a lid on over low heat: the steam sets the tops in 1 to 2 minutes without hardening the bottoms. Spooning hot sauce or fat over them, or a minute under the broiler, does it too.',
  },
  {
    about: [/\beggs?\b/, /\b(?:crack\w*|burst|split|leak\w*)\b/, /\b(?:boil\w*|water|cooking|pot)\b/],
    unless: /\b(?:how (?:do|to) (?:i )?crack|into (?:a|the) (?:bowl|cup)|fridge|carton|box)\b/,
    says: 'An egg that cracks in the hot water is fine: boil it on, and eat it first. Next time lower them in with a spoon, at a simmer; a spoon of vinegar in the water keeps the white from running out.',
  },
  {
    about: [/\b(?:rip\w*|tore|torn|tear\w*|holes?|crack\w* in the (?:dough|pastry))\b/],
    unless:
      /\b(?:ripe\w*|chicken|meat|holes in the (?:foil|lid)|poke|bag|skewer|pancakes?|cr[eê]pes?|cake|burger|cheese|colander|tortillas?|thumb|why|ripple\w*)\b/,
    says: 'Pinch or patch it with damp fingers, or press a bit of spare dough over it. If it goes on tearing, cover it, let it rest 15 minutes and stretch it more slowly.',
  },
  {
    about: [
      /\b(?:2nd|second|first|1st|last|0\.5)? ?(?:rise|proof|proving|proofing|rising)\b/,
      /\b(?:fridge|overnight|overnite|cold|tomorrow)\b/,
    ],
    unless: /\b(?:kitchen|left|counter|not ris\w*|freez\w*)\b/,
    says: 'Yes: cover it well and let it rise in the fridge overnight, 8 to 16 hours. Let it stand at room temperature for 45 to 60 minutes until it is puffy before you bake it.',
  },
  {
    about: [
      /\b(?:dough|yeast)\b/,
      /\b(?:not|nothing|never|no|hardly)\b/,
      /\b(?:mov\w*|rise|risen|rising|grow\w*|grown|happen\w*|doubl\w*|changed)\b/,
    ],
    unless: /\b(?:foam\w*|bubbl\w*|knead)\b/,
    says: 'Give it longer in a warm place, such as the oven with only its light on, covered: a cold kitchen can double the time. If nothing moves after 2 hours, the yeast is dead: dissolve fresh yeast in warm water with a pinch of sugar and knead it in.',
  },
  {
    about: [/\bwhy\b/, /\bcrack\w*\b/],
    unless: /\begg(?:s|shell)?\b|\bnuts?\b/,
    says: 'It cracks where the outside sets and dries before the inside is done: an oven too hot, too little moisture, or a mixture worked too much. Bake it a little cooler, add a spoon of milk or an egg to a meat loaf, smooth the top with wet hands, and let cakes cool slowly. It tastes the same.',
  },
  {
    about: [
      /\b(?:cream cheese|butter|mascarpone)\b/,
      /\b(?:too cold|straight|soften\w*|microwave|rock hard|too hard|hard|forgot)\b/,
    ],
    unless:
      /\b(?:why|pie|pastry|biscuits?|scones?|instead|keep|store|how long does|melt\w*|too soft|left|frozen|cold butter (?:for|in))\b/,
    says: 'Cut it into cubes and let it stand 20 to 30 minutes, or microwave it in bursts of 10 seconds, turning it, until a finger leaves a dent; it must not melt. In a cold lump it leaves bits in the mixture: press those through a sieve.',
  },
  {
    about: [
      /\b(?:salt)\b/,
      /\b(?:instead of|for|thought|mistook|confused|mixed up|swapped|not)\b.{0,20}\bsugar\b|\bsugar\b.{0,20}\b(?:instead of|for|thought|confused|mixed up)\b.{0,12}\bsalt\b/,
    ],
    unless: /\b(?:can i|could i|less)\b/,
    says: 'That cannot be mended if it is spoons of it: throw that part away and start it again, since salt in that amount is uneatable and stops yeast. A pinch too much can be thinned out with more of everything else.',
  },
  {
    about: [/\bcast iron\b/, /\b(?:no|not have|without|have not|do not|own|instead)\b/],
    says: 'Take a heavy stainless steel pan or skillet instead, and heat it well. Nonstick browns less and can’t take the highest heat.',
  },
  {
    about: [
      /\b(?:grill|barbecue|bbq)\b/,
      /\b(?:no|not have|without|do not|rain\w*|just|only|broke\w*)\b/,
      /\b(?:pan|stove|oven|indoors|inside|no|without|not|rain\w*)\b/,
    ],
    unless: /\b(?:air ?fryer|cheese|stick\w*|lid|charcoal|flame)\b/,
    says: 'A heavy pan over medium-high heat does it, with a little oil and the window open: about the same time, turned once. The broiler works too, a hand’s width below the heat. Go by the temperature inside.',
  },
  {
    about: [/\bflar(?:e|ing)\b|\bflare ups?\b/],
    says: 'Move the food away from the flames and close the lid and vents for a moment: dripping fat does it. Never water. Keep one side of the grill without fire for that, and trim or drain fatty pieces.',
  },
  {
    about: [/\bhot\b/, /\bblender\b/],
    says: 'Let it cool 5 minutes, fill the jar half at most, take the middle out of the lid, hold a folded towel over it, and start on low: closed, the steam blows the lid off. A stick blender in the pot is safer.',
  },
  {
    about: [/\bblender\b/, /\b(?:lid|pop\w*|blew|explod\w*|everywhere|hot soup)\b/],
    says: 'Steam did that: let it cool 5 minutes, fill the jar half at most, open the middle of the lid, hold a towel over it and start on low. Cool any splash on the skin under running water for 20 minutes.',
  },
  {
    about: [
      /\b(?:instant pot|pressure cooker|lid)\b/,
      /\b(?:will not|not|stuck|can not|hard to)\b.{0,12}\b(?:open|unlock|come off|turn)\b|\blocked\b/,
    ],
    unless: /\bjar\b/,
    says: 'Never force it: it is still under pressure. Wait until the pin has dropped, or open the valve with a long spoon, away from your face, and try again. If the pin sticks without steam, push it down with the spoon. A jar lid gives way when its edge is tapped or warmed under hot water.',
  },
  {
    about: [/\bbast(?:e|ing)\b/],
    unless: /\bbastard\b/,
    says: 'To baste is to spoon hot fat or juices over it. For a steak: in the last minute or two melt butter in the pan, tilt it and spoon the foam over. In the oven it is not needed: each opening costs heat, and dry skin gets crisper.',
  },
  {
    about: [
      /\bbaking (?:soda|powder)s?\b/,
      /\b(?:old|open|still|good|test|fresh|expired|works?|active|know|dead)\b/,
    ],
    unless: /\b(?:instead|no baking|out of|difference|forgot|too much)\b/,
    says: 'Test it: half a teaspoon of baking powder in hot water, or baking soda with a spoon of vinegar, must fizz at once. If it hardly bubbles, it is dead; it does no harm, but nothing rises.',
  },
  {
    about: [/\byeast\b/, /\b(?:old|expired|still good|test|out of date|past|dead|know)\b/],
    unless: /\b(?:instead|foam\w*|bubbl\w*|killed)\b/,
    says: 'Test it: stir a teaspoon into half a cup of lukewarm water with a pinch of sugar. After 10 minutes it must foam; if it does not, take a new one.',
  },
  {
    about: [
      /\b(?:patt(?:y|ies)|burgers?|meatballs?|mince|meatloaf)\b/,
      /\b(?:made|shaped|mixed|formed|bought|ground)\b/,
      /\b(?:last nite|last night|yesterday|the day before|this morning|a day ago)\b/,
    ],
    unless: /\b(?:counter|out|left|cooked|frozen)\b/,
    says: 'Yes, if they were in the fridge at 40°F / 4°C all the time: raw ground meat keeps 1 to 2 days there. Throw them away if they smell sour or feel slimy, and cook them to 160°F / 71°C.',
  },
  {
    about: [/\b(?:squash|pumpkin)\b/, /\b(?:cut|chop|open|peel|knife|hard)\b/],
    unless: /\b(?:how long|soft|cooked|frozen)\b/,
    says: 'Microwave it whole 2 minutes to soften the skin. Cut off both ends so that it stands flat, part the neck from the round end, halve each lengthwise with a heavy knife, scoop the seeds out with a spoon, peel it and cut it up. Keep your fingers behind the blade.',
  },
  {
    about: [
      /\b(?:anchov\w*|olives?|capers?|mushrooms?|celery|raisins?|blue cheese|coriander|cilantro)\b/,
      /\b(?:yuck|hate|gross|disgusting|ew+|can not stand|do not like|not a fan)\b/,
    ],
    unless: /\binstead of\b.{0,20}\bwhat\b/,
    says: 'Leave it out: the dish works without it, only plainer. For the saltiness of anchovies, olives or capers take a little more salt, lemon or soy sauce; for the crunch of celery fennel or cucumber.',
  },
  {
    about: [/\b(?:beep\w*|wants me to|turn (?:it|them)|shake|flip)\b/, /\bair ?fryer\w*\b/],
    says: 'Its signal only reminds you: shake small pieces or turn flat ones once, halfway. Fish that lies on its skin stays as it is. Then push the basket back in and it goes on.',
  },
  {
    about: [
      /\b(?:first|1st)\b/,
      /\b(?:pancakes?|ones?|batch|cr[eê]pes?)\b/,
      /\b(?:burn\w*|dark|pale|ruin\w*|bad|greasy)\b/,
    ],
    says: 'The pan is too hot or too greasy at first: heat it over medium-low for a few minutes, wipe it with only a film of fat, and try with a spoonful of batter. The first one is always the test.',
  },
  {
    about: [/\b(?:steaks?)\b/, /\b(?:gr[ae]y|chewy|tough|no crust|not brown\w*|crust)\b/],
    unless: /\b(?:safe|raw|fridge|how long|pack)\b/,
    says: 'Gray means steamed: the pan was not hot enough, too full, or the meat wet. Pat it dry, salt it, heat the pan until the oil shimmers, and leave it alone 2 to 3 minutes a side. For tenderness don’t cook it past what you like, rest it 5 minutes and slice it across the grain.',
  },
  {
    about: [/\bno crust\b|\bcrust\b.{0,20}\b(?:not|never)\b|\bnot (?:getting|forming) (?:a )?crust\b/],
    unless: /\b(?:pie|pizza|bread|tart|loaf|bottom)\b/,
    says: 'The pan is too full, too wet or not hot enough. Pat the food dry, heat the pan until the oil shimmers, give it room, and leave it alone until it lets go.',
  },
  {
    about: [/\b(?:swimming|pool|puddle|lots|sitting)\b/, /\b(?:fat|grease|oil)\b/],
    unless: /\bburn\w*|\bfire\b/,
    says: 'Pour or spoon the fat off carefully, into a jar and not the sink, and go on. Meat rests out of it, on a rack or in slices; leaner meat gives less.',
  },
  {
    about: [
      /\b(?:bubbling|boiling|dripping|running|leaking|spilling) (?:over|out)\b/,
      /\b(?:oven|dish|pie|gratin|lasagna)\b/,
    ],
    says: 'Push a lined baking sheet under the dish, and turn the oven down 25°F / 15°C. What burns on the oven floor comes off later with baking soda; salt on it stops the smoke.',
  },
  {
    about: [
      /\b(?:like|turned to|set like) (?:cement|concrete|glue|mud|a brick|wallpaper paste|porridge)\b|\bsolid(?:ified)?\b.{0,20}\b(?:pot|pan|overnight)\b/,
    ],
    unless: /\b(?:coconut|bread|cake|loaf|dough|mash\w*|potato\w*)\b/,
    says: 'Stir in hot water or stock, a splash at a time, over low heat until it is as you like it, and taste for salt again. Lentils, rice and starchy sauces thicken as they stand.',
  },
  {
    about: [/\b(?:seeds?|spices?|corn|oil)\b/, /\b(?:pop\w*|jump\w*|spit\w*|splatter\w*)\b/],
    unless: /\bpopcorn\b/,
    says: 'Hold a lid or a sieve over the pan and turn the heat down: seeds are ready when the popping slows. Then go on at once, before they burn.',
  },
  {
    about: [
      /\b(?:dutch|oven)\b/,
      /\b(?:only|just|max\w*|does not|not) (?:goes?|get|reach\w*|hot)?\b.{0,12}\b(?:to|up|hot|higher|2\d\d|4\d\d)\b/,
    ],
    unless: /\b(?:air ?fryer|gas|preheat\w*|door|lid|how long)\b/,
    says: 'Set it as hot as it goes, heat it half an hour with the sheet or stone in it, and bake a little longer, until it is as brown as it should be. For the top, finish it a minute under the broiler.',
  },
  {
    about: [
      /\b(?:boil\w*|cook\w*|pre ?cook\w*|soak\w*)\b/,
      /\b(?:lasagna|sheets|noodles)\b/,
      /\b(?:skip|need|have to|without|no boil|oven ready|first|do i)\b/,
    ],
    unless: /\b(?:rice noodles|stir fry|parchment|baking sheets?|egg noodles|pad thai|ramen)\b/,
    says: 'Oven-ready sheets go in dry. Others can too, if the sauce is thin and covers them, with half a cup more water and foil on top for most of the time; or soak them 20 minutes in hot water.',
  },
  {
    about: [/\bwater\b/, /\b(?:instead of|for)\b.{0,10}\bwine\b/],
    says: 'Yes, water works, but it tastes of less: use stock if you have it, and a teaspoon of vinegar or lemon for each half cup, for the sharpness.',
  },
  {
    about: [/\b(?:alcohol free|non ?alcoholic|without (?:the )?alcohol|no alcohol)\b/],
    unless: /\bis there (?:any )?alcohol\b/,
    says: 'Leave the alcohol out and put in the same amount of something else: coffee or vanilla in a dessert, stock with a teaspoon of vinegar in a sauce, grape or apple juice where it should be sweet.',
  },
  {
    about: [
      /\b(?:buttermilk|brine|marinade|marinat\w*)\b/,
      /\b(?:2|3|two|three|4) (?:days?|nights?)\b|\btoo long\b/,
    ],
    unless: /\b(?:buttermilk keep|opened|instead)\b/,
    says: 'Better one night: in the fridge raw chicken keeps 1 to 2 days, also in buttermilk or a marinade, and acid makes the outside mushy. Two days at most, at 40°F / 4°C; fish no longer than 2 hours.',
  },
  {
    about: [
      /\b(?:broke\w*|break\w*|fell apart|falling apart|bits|mush\w*|pieces)\b/,
      /\b(?:noodles|pasta|spaghetti|rice noodles)\b/,
    ],
    unless: /\b(?:in half|before|should i|do i|0\.5)\b/,
    says: 'They are too soft: soak or boil them shorter next time, only until they bend, and turn them gently with tongs. Broken ones taste the same: lift them under with a spatula and don’t stir more.',
  },
  {
    about: [
      /\b(?:leave|keep|left)\b/,
      /\b(?:slow cooker|crock ?pot|it on|on)\b/,
      /\b(?:at work|all day|out for the day|go out|while i)\b/,
    ],
    unless: /\b(?:stove|hob|counter|oven|out of the fridge|table)\b/,
    says: 'A slow cooker is made for that: on low, 8 to 10 hours, with the lid on, and the meat fully thawed. Anything on the stove or in the oven is turned off when you leave the house.',
  },
  {
    about: [
      /\b(?:light|lite|low fat|reduced fat|skim\w*|half fat)\b/,
      /\b(?:coconut|milk|cream|cheese|yogurt|mayo\w*)\b/,
    ],
    unless: /\b(?:light brown|lightly|sugar)\b/,
    says: 'It works, but gets thinner and may split: use a little less of the other liquid, add it late and do not let it boil. Light cream does not whip.',
  },
  {
    about: [/\b(?:ibuprofen|paracetamol|tylenol|aspirin|headache|fever|stomach ?ache|migraine|rash)\b/],
    says: 'I am only good in the kitchen: ask a doctor or pharmacist about that.',
  },
];
