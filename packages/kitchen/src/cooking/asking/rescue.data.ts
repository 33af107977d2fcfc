/** What to do when something went wrong, and how to keep it from going wrong. */
export interface Rescue {
  about: RegExp;
  mend: string;
}

export const RESCUES: readonly Rescue[] = [
  {
    about:
      /\b(?:burning|burns|on fire|numb)\b.{0,12}\b(?:mouth|tongue|lips)\b|\b(?:mouth|tongue|lips)\b.{0,12}\b(?:burning|burns|on fire)\b|\btoo fiery\b/,
    mend: 'Too much chili: stir in something fatty or sweet: yogurt, cream, coconut milk, butter, a little sugar or honey. More vegetables, rice or beans spread the heat out. Milk soothes the mouth, water does not.',
  },
  {
    about:
      /\b(?:guacamole|avocados?|apples?|pears?|bananas?|artichokes?|pesto|potato(?:es)?|it|them)\b.{0,25}\bbrown(?:ing)?\b.{0,20}\b(?:air|stop|prevent|keep|avoid)?|\b(?:stop|prevent|keep|avoid)\b.{0,40}\b(?:going|turning|from)\b.{0,10}\bbrown/,
    mend: 'Air turns it brown: toss it with lemon or lime juice, press film or paper right onto the surface, and keep it cold. Peeled potatoes lie in cold water; basil for pesto is blanched for ten seconds.',
  },
  {
    about: /\b(?:cake|cakes|bread|loaf|muffins?|brownies|tart|sponge|cupcakes?)\b.{0,20}\bstuck\b/,
    mend: 'Let it cool 10 minutes, run a thin knife around the edge, turn it over and lay a hot, damp towel on the bottom of the tin for a few minutes. Next time grease it and line it with paper.',
  },
  {
    about:
      /\b(?:pancakes?|cr[eê]pes?|omelet(?:te)?s?|tortillas?)\b.{0,25}\b(?:tear|tears|tearing|tore|torn|rip|rips|ripping|break|breaks)\b/,
    mend: 'Wait until the edge is dry and lifts by itself before you turn it. If it still tears, stir a spoonful of flour or an egg into the batter, let it stand 15 minutes, and brush a little more butter into a pan over medium heat.',
  },
  {
    about:
      /\byeast\b.{0,40}\b(?:no|not|never|without|any)\b.{0,15}\b(?:bubbles?|bubbl\w*|foam\w*|froth\w*|active|anything|happening)\b/,
    mend: 'After 10 minutes without foam the yeast is dead: too old, or the water was too hot. Start again with fresh yeast in water that is warm to the wrist, about 105°F / 40°C, with a pinch of sugar.',
  },
  {
    about:
      /\b(?:patt(?:y|ies)|fritters?|latkes|rosti|potato pancakes|burgers?|meatballs|falafel|fishcakes|croquettes|balls|they)\b.{0,20}\b(?:fall(?:s|ing)?|fell|break(?:s|ing)?|crumble?s?) (?:apart|up)\b/,
    mend: 'They are too wet or lack binding: squeeze grated vegetables dry, mix in an egg and a spoonful of flour or breadcrumbs, press them firmly, chill them 20 minutes, and turn them only when the first side is brown.',
  },
  {
    about: /\b(?:steaks?|onions|mushrooms|meat|chicken|bacon)\b.{0,20}\bnot brown/,
    mend: 'The pan is too full or not hot enough, so it steams. Pour the liquid off, pat the pieces dry, turn the heat to high and fry them in two or three batches.',
  },
  {
    about:
      /\b(?:bananas?|fruit|avocados?|mango(?:es)?|pears?|tomato(?:es)?|peach(?:es)?|plums?|they|it)\b.{0,20}\b(?:too green|still green|green|unripe|not ripe|under ?ripe)\b|\bunripe\b/,
    mend: 'Unripe bananas turn sweet and soft in their skins in the oven at 300°F / 150°C for 20 minutes. Other fruit ripens in a paper bag with an apple in a day or two; hard avocado or tomato is better cooked or left out.',
  },
  {
    about:
      /\b(?:coating|crumbs?|breading|batter|panko|crust)\b.{0,30}\b(?:fall\w*|com(?:e|es|ing)|slid\w*|slip\w*|drop\w*|not stick\w*) ?(?:off|away)?\b/,
    mend: 'Pat the food dry before the flour, press the crumbs on firmly and let it stand 10 minutes. Fry it in hot oil, leave it alone until the first side is brown, and turn it once.',
  },
  {
    about: /\b(?:mash|mashed|potato\w*|puree)\b.{0,25}\b(?:gluey|gummy|sticky|stodgy|like glue)\b/,
    mend: 'It was worked too much, and that cannot be undone. Stop stirring, fold in soft butter and a little hot milk, or spread it in a dish and bake it until it has a crust. Next time use a masher, never a blender.',
  },
  {
    about: /\b(?:eggs?|butter|sugar|batter|cake)\b.{0,30}\bcurdl\w*/,
    mend: 'In a cake batter that does no harm: beat in a spoonful of the flour, then add the rest of the eggs slowly. Eggs and butter at room temperature do not curdle.',
  },
  {
    about:
      /\b(?:yolks?|custard|carbonara)\b.{0,25}\b(?:bits|lumps|scrambl\w*)|\bscrambl\w*\b.{0,20}\bcustard\b|\bcustard\b.{0,25}\bcurdl\w*/,
    mend: 'Take it off the heat at once and press it through a fine sieve; a blender smooths small bits. Next time pour the hot liquid in slowly and keep it below a simmer.',
  },
  {
    about:
      /\bsp(?:read|reading)\b.{0,25}\b(?:out|flat|into|together|thin|too much)\b|\bran (?:together|into each other)\b|\bpancaked\b/,
    mend: 'The dough was too warm. Cut them apart while they are hot, and chill the rest of the dough 30 minutes before you bake it, farther apart. A spoonful more flour helps.',
  },
  {
    about:
      /\b(?:gr[ae]y|stewing|steaming|swimming|boiling in its own|letting out|lots of water|so much water)\b/,
    mend: 'The pan is too full or not hot enough, so it steams. Pour the liquid off, pat the pieces dry, turn the heat to high and fry them in two or three batches.',
  },
  {
    about:
      /\bsoggy bottom\b|\b(?:bottom|base|crust|pastry)\b.{0,20}\b(?:soggy|wet|raw|not cooked)\b|\bsoggy\b.{0,15}\b(?:crust|base|pastry)\b/,
    mend: 'Put it on the lowest rack, on a hot baking sheet, for 10 more minutes, with foil over the top. Next time bake the crust empty first, or dust it with a spoonful of flour or crumbs under the filling.',
  },
  {
    about:
      /\b(?:cakes?|bread|loaf|muffins?|pancakes?|scones?|biscuits?|sponge|souffle)\b.{0,25}\b(?:flat|dense|heavy|not ris\w*|did not rise)\b|\b(?:came|come|turned) out flat\b/,
    mend: 'Old baking powder, too much stirring or an oven that was not hot are the usual reasons. It cannot rise again, but it tastes the same; next time test the powder in hot water, stir just until combined, and put it straight into the hot oven.',
  },
  {
    about:
      /\bsoapy?\b|\bmetallic\b|\b(?:soda|baking powder|powder)\b.{0,15}\b(?:twice|double|too much)\b|\b(?:too much|double the|twice the) (?:baking )?(?:soda|powder)\b/,
    mend: 'Too much baking soda or powder tastes soapy and bitter. If you can, double everything else in the bowl; a spoonful of lemon juice softens a little too much soda. Otherwise start the batter again.',
  },
  {
    about:
      /\b(?:tablespoon|teaspoon|cup|pinch)s?\b.{0,20}\b(?:instead of|not) (?:an? )?(?:teaspoon|tablespoon|quarter|half|pinch|cup)/,
    mend: 'That is too much of it: lift out what still lies on top. If it is mixed in, add more of everything else so that the share is right again, or start this part over.',
  },
  {
    about:
      /\b(?:filling|custard|cheese|juice|sauce|it)\b.{0,25}\b(?:leak\w*|running out|runs out|oozing|pouring out)\b/,
    mend: 'Press a bit of spare dough, or flour mixed with water, into the gap. Put a lined sheet underneath and bake on: the filling sets and closes small leaks.',
  },
  {
    about: /\bdough\b.{0,40}\b(?:sticky|stick\w*|wet|all over my hands)\b|\bsticky dough\b/,
    mend: 'Let the dough rest 10 minutes, then work in flour a spoonful at a time, or oil your hands. A slightly sticky dough bakes softer.',
  },
  {
    about:
      /\b(?:potato\w*|fish|vegetables|beans|pasta|gnocchi|noodles|squash|salmon|cod)\b.{0,20}\b(?:fall\w*|fell|breaking|broke) (?:apart|up)\b/,
    mend: 'It is overcooked: take it off the heat and drain it at once, let it steam dry, and turn it gently with a wide spatula. What has broken still makes a good mash or soup.',
  },
  {
    about: /\bcream\b.{0,25}\b(?:not whip\w*|not stiff\w*|not thicken\w*|runny|liquid)\b|\bnot whip\b/,
    mend: 'Chill the cream, the bowl and the whisk for 15 minutes and whip again. Only cream with at least 30 percent fat gets stiff.',
  },
  {
    about:
      /\b(?:egg )?whites?\b.{0,25}\b(?:not|never)\b.{0,15}\b(?:stiff|whip|foam|get|beat)|\bmeringue\b.{0,20}\b(?:weep\w*|flat|runny|collaps\w*)/,
    mend: 'A trace of fat or yolk keeps egg whites from getting stiff: start again with a spotless bowl and fresh whites, with a few drops of lemon juice. A meringue that weeps was baked too short or beaten with the sugar too fast.',
  },
  {
    about: /\bwhipped\b.{0,20}\b(?:too (?:long|much|far)|butter)\b|\bover ?whipped\b/,
    mend: 'Stir in a few spoonfuls of cold liquid cream by hand until it is smooth. If it has turned to butter, it stays butter.',
  },
  {
    about: /\b(?:caramel|sugar|syrup|toffee)\b.{0,25}\b(?:crystal\w*|grainy|hard|seiz\w*|set)\b/,
    mend: 'Add a splash of hot water and warm it gently without stirring until everything has melted again.',
  },
  {
    about:
      /\b(?:cake|bread|muffins?|chicken|turkey|pork|meat|steak|beef|fish|salmon|breast|roast)\b.{0,25}\b(?:dry|dried out|too dry|tough)\b/,
    mend: 'It has cooked a little too long. Slice it and serve it with a sauce, gravy or melted butter; brush a dry cake with syrup or warm milk. Next time check 5 minutes earlier.',
  },
  {
    about: /\bcheese\b.{0,20}\b(?:stringy|clump\w*|grainy|oily|split)\b/,
    mend: 'The sauce was too hot. Take it off the heat and whisk in a splash of milk and a few drops of lemon juice; add cheese by the handful from now on.',
  },
  {
    about: /\bspit\w*\b|\bsplatter\w*\b|\bsplash\w*\b/,
    mend: 'Water in hot fat spits: turn the heat down a little, pat the food dry and lay a sieve or a lid half over the pan.',
  },
  {
    about:
      /\bnot (?:going|getting|turning|coming out|becoming) (?:very |really |any )?(?:crisp\w*|brown\w*|golden|crunchy)\b|\b(?:skin|chips|fries|potatoes|top)\b.{0,20}\b(?:not (?:crisp\w*|brown\w*)|limp|pale|soft)\b/,
    mend: 'It needs dry heat and space: pat it dry, spread it out so that nothing touches, turn the heat up, take the lid off, and turn it once. A few minutes under the broiler help at the end.',
  },
  {
    about: /\b(?:runs?|runny|liquid|loose)\b.{0,20}\bwhen (?:i )?(?:cut|slice)/,
    mend: 'It has to cool before it is cut: the filling sets as it gets cold.',
  },
  {
    about:
      /\b(?:collapsed|deflated|over ?proofed|over ?proved|risen too (?:much|long|far))\b.{0,20}\bdough\b|\bdough\b.{0,25}\b(?:collapsed|deflated|over ?proofed|over ?proved|risen too)\b/,
    mend: 'It rose too long. Knock it back, shape it again and let it rise once more, only half as long.',
  },
  {
    about: /\bdough\b.{0,40}\b(?:stick\w*|wet)\b|\btoo sticky\b/,
    mend: 'Let the dough rest 10 minutes, then work in flour a spoonful at a time, or oil your hands. A slightly sticky dough bakes softer.',
  },
  {
    about: /\b(?:still|bit|too|pretty|not)\b.{0,15}\b(?:hard|crunchy|firm|soft|tender)\b|\b(?:tough|chewy)\b/,
    mend: 'It needs more time: add a splash of hot water or stock if it is dry, cover it, keep cooking over low heat, and test every 5 minutes. Stewing meat turns tender only after long, slow simmering.',
  },
  {
    about: /\b(?:still|running|bit|too|bleeding)\b.{0,12}\b(?:pink|raw|bloody)\b|\bpink\b/,
    mend: 'It isn’t done yet: keep cooking, check every 5 minutes, and cover it if the outside gets too dark. Poultry is safe at 165°F / 74°C in the thickest part, ground meat at 160°F / 71°C, other meat at 145°F / 63°C.',
  },
  {
    about:
      /\b(?:toothpick|skewer|knife|tester)\b.{0,25}\b(?:wet|gooey|batter|sticky|dirty|not clean)|\b(?:gooey|wobbly|jiggly|liquid) in the (?:middle|center)\b/,
    mend: 'It needs longer: keep baking and test again every 5 minutes. Lay foil over it if the top gets dark.',
  },
  {
    about: /\b(?:scrambled|scrambling)\b/,
    mend: 'Take the pan off the heat at once and stir in a splash of hot pasta water or cold cream, hard and fast. Small bits can be blended smooth; what has set stays set. Next time mix the eggs in off the heat.',
  },
  {
    about: /\b(?:skins?|top|surface|outside|breast)\b.{0,30}\b(?:dark|brown|black|burn)/,
    mend: 'Lay foil loosely over it, turn the oven down 25°F / 15°C, and keep cooking until the middle is done.',
  },
  {
    about: /\braw in the (?:middle|center)\b/,
    mend: 'Turn the heat down, cover it so that the outside does not burn, and keep cooking until the middle is done. Meat is measured there: poultry 165°F / 74°C, ground meat 160°F / 71°C, other meat and fish 145°F / 63°C.',
  },
  {
    about: /\b(?:top|crust|edges?)\b.{0,25}\b(?:brown|dark|burn|black)/,
    mend: 'Lay foil loosely over it, turn the oven down 25°F / 15°C, and keep baking until the middle is done.',
  },
  {
    about: /\b(?:dressing|mayonnaise|vinaigrette|mayo)\b.{0,25}\b(?:split|separat|curdl|broke|thin|runny)/,
    mend: 'Put a spoon of mustard or water in a clean bowl and whisk the dressing into it drop by drop.',
  },
  {
    about: /\bgarlic\b.{0,30}\b(?:burn|brown|black|dark|bitter)|\bburn\w*\b.{0,15}\bgarlic\b/,
    mend: 'Burnt garlic stays bitter. Wipe the pan out and start again with fresh oil and garlic, on lower heat.',
  },
  {
    about: /\b(?:burn|scorch|charred|blacken|black)\w*|\btoo (?:dark|brown)\b/,
    mend: 'Take it off the heat now. Move what is not burnt to a clean pan without scraping the bottom, taste it, and go on over lower heat if it tastes fine. What tastes bitter has to be done again.',
  },
  {
    about: /\b(?:too salty|over ?salted|too much salt|over ?seasoned)\b/,
    mend: 'Add more of everything unsalted: water, unsalted stock, tomatoes, cream, potatoes, rice or beans. A squeeze of lemon or a pinch of sugar softens what is left. Add no more salt until the end.',
  },
  {
    about: /\b(?:too spicy|too hot|too much (?:chili|spice|pepper))\b/,
    mend: 'Stir in something fatty or sweet: yogurt, cream, coconut milk, butter, a little sugar or honey. More vegetables, rice or beans spread the heat out.',
  },
  {
    about: /\b(?:too sweet|too much sugar)\b/,
    mend: 'Balance it with acid: lemon juice or vinegar, a few drops at a time, and a pinch of salt.',
  },
  {
    about: /\b(?:too (?:sour|acidic)|bitter|too much (?:vinegar|lemon))\b/,
    mend: 'A pinch of sugar or honey rounds it off; butter, cream or a pinch of baking soda help with tomato sauces. Salt dulls bitterness.',
  },
  {
    about:
      /\b(?:too (?:thin|watery|runny|soupy|wet)|watery|soupy|thin|runny|like (?:soup|water)|not thick enough|not thicken\w*|too much (?:water|liquid|milk|broth|stock|cream))\b/,
    mend: 'Simmer it without the lid until it thickens. If that takes too long, stir 1 tablespoon of cornstarch into 2 tablespoons of cold water, pour it in and boil for a minute.',
  },
  {
    about:
      /\btoo (?:thick|dry|dense|stiff)\b|\b(?:stodgy|gloopy|stiff|gluggy|solid)\b|\bgluey\b|\bclaggy\b|\bdr(?:y|ying) out\b|\bpan is dry\b|\bwater is gone\b|\btoo much flour\b/,
    mend: 'Stir in warm liquid a spoonful at a time: water, stock, milk or the cooking water of pasta, until it loosens.',
  },
  {
    about: /\bwhite (?:stuff|gunk|goo|foam|bits|blobs)\b/,
    mend: 'On fish and meat that is albumin, a protein that the heat presses out, and harmless: wipe it off if you like. Lower heat keeps more of it in.',
  },
  {
    about: /\b(?:rice|grains|couscous|noodles|pasta)\b.{0,25}\b(?:clump|lump|stick|stuck)\w*/,
    mend: 'Loosen it with a fork and a spoonful of oil or warm water. For frying it should be cold from the fridge and dry: break it up with wet hands first, and keep the pan very hot and not too full.',
  },
  {
    about: /\b(?:lump|clump)\w*\b/,
    mend: 'In a sauce: whisk it hard off the heat, or press it through a sieve; a blender works as well. Pancake and muffin batter is fine with lumps: do not stir it smooth.',
  },
  {
    about: /\b(?:curdl\w*|split|splitting|separat\w*|broke|broken|grainy)\b/,
    mend: 'Take it off the heat at once. Whisk in a spoonful of cold cream or water, or blend it smooth. Keep it below a boil from now on.',
  },
  {
    about: /\bstuck in the (?:tin|pan|mou?ld|dish)\b/,
    mend: 'Let it cool 10 minutes, run a thin knife around the edge, turn it over and lay a hot, damp towel on the bottom of the tin for a few minutes. Next time grease it and line it with paper.',
  },
  {
    about: /\b(?:stuck|stick\w*)\b/,
    mend: 'Wait a little: food lets go of the pan when it has browned. Then loosen it with a thin spatula. A splash of water or stock lifts what is stuck; for the next batch, use a hotter pan and more fat.',
  },
  {
    about: /\bdough\b.{0,30}\b(?:sticky|wet)\b|\btoo sticky\b/,
    mend: 'Let the dough rest 10 minutes, then work in flour a spoonful at a time, or oil your hands. A slightly sticky dough bakes softer.',
  },
  {
    about: /\bcrumbly\b|\bfall\w* apart\b|\bfell apart\b|\bnot come together\b/,
    mend: 'It lacks moisture or binding: work in water a teaspoon at a time, or an egg for patties and balls, and chill it before shaping.',
  },
  {
    about:
      /\b(?:not|never)\b.{0,12}\b(?:rise|rising|risen|rose|foam\w*|bubbl\w*|doubled?)\b|\bkitchen is (?:cold|freezing)\b/,
    mend: 'Give it more time in a warm place, for example the oven with only its light on. If the yeast was old or the water too hot, dissolve fresh yeast in warm water with a pinch of sugar and knead it in.',
  },
  {
    about: /\bnot (?:set|setting|melt\w*)\b/,
    mend: 'Give it more time: chill what sets in the cold for some hours more, keep baking in 5-minute rounds what sets in the oven, and cut it only when it’s cold. If gelatin stays liquid, warm a little of it with more soaked gelatin, stir it in and chill again.',
  },
  {
    about:
      /\b(?:not (?:very |really |at all |even |getting )?(?:brown\w*|crisp\w*|crunchy|golden|get\w* (?:crisp|crispy|brown))|soggy|limp|not (?:crispy|crisp) enough)\b/,
    mend: 'It needs dry heat and space: pat it dry, spread it out, turn the heat up, and take the lid off. A few minutes under the broiler or in a hot oven help at the end.',
  },
  {
    about:
      /\b(?:bland|boring|dull|flat|missing|tastier|needs something|more flavor|tasteless|flavorless|no (?:flavor|taste)|(?:of|like) nothing|lacks?|lacking|not much (?:flavor|taste)|not (?:salty|sweet|spicy) enough)\b/,
    mend: 'Salt first, a pinch at a time. Then acid: lemon juice or vinegar. If it is still flat, add something savory such as soy sauce, Parmesan or tomato paste, or fresh herbs.',
  },
  {
    about:
      /\b(?:greasy|oily|too much (?:oil|fat|grease)|(?:oil|fat|grease) (?:floating )?on top|fat floating)\b/,
    mend: 'Skim the fat off with a spoon, or lay a paper towel on top for a moment. For fried food, drain it on a rack and fry the rest in hotter oil.',
  },
  {
    about: /\b(?:mushy?|too soft|over ?cooked|over ?done|rubbery|tough|chewy|dry)\b/,
    mend: 'It cannot be uncooked. Slice it thin and serve it in a sauce; mushy vegetables or rice make a good soup or mash. Tough stewing meat needs more time, not less: keep simmering until it gives.',
  },
  {
    about: /\b(?:under ?cooked|raw in the (?:middle|center)|not cooked)\b/,
    mend: 'Put it back: lower the heat a little, cover it so that it cooks through without burning, and check again after 5 minutes. For meat, measure the middle.',
  },
  {
    about: /\bboil\w* over\b/,
    mend: 'Lift the lid and turn the heat down. A wooden spoon across the pot and a little oil in the water keep it from foaming over again.',
  },
  {
    about: /\bboil\w* (?:hard|fast|too|like|over)|\btoo (?:hot|fast)\b|\bbubbling (?:hard|like)/,
    mend: 'Turn the heat down until only a few bubbles rise, and lift the lid a little.',
  },
  {
    about: /\bsmok\w*\b/,
    mend: 'Take the pan off the heat and let it cool down: smoking oil is too hot and tastes burnt. Pour it away once cool, wipe the pan, and start with fresh oil on lower heat.',
  },
  {
    about: /\bover ?mixed\b/,
    mend: 'Let the batter rest 15 minutes so that the gluten relaxes, and stir no more.',
  },
  {
    about: /\b(?:egg ?)?shells?\b/,
    mend: 'Lift it out with a larger piece of shell or a wet fingertip: shell cuts through egg white.',
  },
  {
    about: /\bseized\b/,
    mend: 'Stir in hot water a teaspoon at a time until the chocolate turns smooth. It works for sauces and ganache, not for coating.',
  },
  {
    about: /\bsank\b|\bsunk\b|\bcollapsed\b/,
    mend: 'It came out too early or the oven was opened: it cannot rise again, but it tastes the same. Fill the dip with cream or fruit. If the middle is raw, keep baking it under foil.',
  },
  {
    about: /\bcrack(?:s|ed|ing)?\b/,
    mend: 'Cracks come from heat or from cooling too fast, and do no harm. Turn the oven down a little, and cover the top with cream, fruit or sauce.',
  },
  {
    about: /\bshrink\w*|\btear(?:s|ing)?\b|\bspring\w* back\b/,
    mend: 'Cover the dough and let it rest 15 minutes: the gluten relaxes, and it rolls out without pulling back.',
  },
  {
    about: /\btoo much\b|\bdouble the\b|\btwice the\b|\boverdid\b/,
    mend: 'Take out what can be lifted out. Otherwise add more of everything else, so that the share is right again, and taste.',
  },
  {
    about: /\bdropped\b/,
    mend: 'If it touched the floor, rinse what can be rinsed and cooked, and throw the rest away.',
  },
];
