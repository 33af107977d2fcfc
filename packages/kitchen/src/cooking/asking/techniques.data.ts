/** Words of the kitchen, explained in a sentence or two. The first pattern that fits decides. */
export const TECHNIQUES: readonly (readonly [about: RegExp, meaning: string])[] = [
  [
    /\b(?:keep|hold|stay)\b.{0,30}\bwarm\b/,
    'Keep them on a rack or sheet in the oven at 200°F / 95°C, uncovered, until the rest is done. Foil keeps soft things warm for about 15 minutes.',
  ],
  [
    /\b(?:batch(?:es)?|crowd\w*|all (?:of them|four|at once|together)|at (?:once|the same time)|one go|one layer)\b/,
    'Work in batches: with room around the pieces the pan stays hot, and they brown instead of steaming.',
  ],
  [
    /\b(?:where|how)\b.{0,25}\bthermometer\b|\bthermometer\b.{0,12}\b(?:go|in)\b/,
    'Push the tip into the thickest part, away from bone and fat: into the thigh of a bird, into the middle of a loaf or a roast.',
  ],
  [
    /\bhow (?:full|high|deep)\b|\bfill (?:them|it|the (?:papers|cups|tins?|cases))\b/,
    'Fill liners, cups or pans two thirds full, three quarters at most, so there’s room to rise.',
  ],
  [
    /\bgrate\b.{0,15}\btomato/,
    'Halve the tomato and rub the cut side over the coarse holes of a grater until only the skin is left in your hand.',
  ],
  [
    /\bbruise|\blemongrass\b/,
    'Lemongrass: cut off the ends, whack the stalk with the back of the knife so it splits and gives off its aroma, and take it out before serving.',
  ],
  [
    /\b(?:pound|bash|flatten)\b/,
    'Lay it between two sheets of parchment or plastic and hit it from the middle outward with a rolling pin or a heavy pan, until it is even and about a quarter inch / 5 mm thin.',
  ],
  [
    /\b(?:coating|crumbs?|breading)\b.{0,15}\bstick/,
    'Pat the food dry, coat it in flour, then egg or mustard, press the crumbs on firmly and let it stand 10 minutes before frying.',
  ],
  [
    /\b(?:peel|shell)\b.{0,15}\beggs?\b/,
    'Cool the eggs in cold water, crack the shell all over and peel from the wide end under running water.',
  ],
  [
    /\bclean\b.{0,12}\bmushrooms?\b|\bwash\b.{0,12}\bmushrooms?\b/,
    'Wipe mushrooms with a damp cloth or rinse them quickly; they soak up water if they sit in it.',
  ],
  [
    /\b(?:clean|wash|cut)\b.{0,12}\bleeks?\b/,
    'Cut off the root and the dark green, halve the leek lengthwise and rinse between the layers under running water.',
  ],
  [
    /\b(?:pit|stone|stones)\b|\b(?:cut|open|peel)\b.{0,12}\bavocado\b/,
    'Cut around the pit, twist the halves apart and lift the pit out with a spoon. For olives and cherries, press with the flat of a knife until the pit pops out.',
  ],
  [
    /\b(?:crush|press|smash)\b.{0,12}\bgarlic\b/,
    'Lay the flat of the knife on the clove, press down hard with your palm, then chop it with a pinch of salt.',
  ],
  [
    /\b(?:cut|slice|open|deseed|seed)\b.{0,15}\b(?:peppers?|chil\w+|jalape\w+)\b|\bseeds? (?:out|in)\b/,
    'Halve it lengthwise, pull out the stem with the seeds and the white ribs, and slice it. The ribs and seeds of chilies are the hot part; wash your hands after.',
  ],
  [
    /\b(?:chop|cut|slice)\b.{0,15}\b(?:herbs?|parsley|cilantro|coriander|basil|dill|mint)\b/,
    'Dry the leaves, gather them into a heap and rock a sharp knife through them. Cut basil only just before it goes in.',
  ],
  [
    /\b(?:squeeze|juice)\b.{0,12}\b(?:lemons?|limes?|oranges?)\b/,
    'Roll the fruit under your palm, halve it across and squeeze it over a sieve. A lemon gives about 3 tablespoons, a lime 2.',
  ],
  [
    /\bsoak\b.{0,20}\b(?:beans?|chickpeas?)\b|\b(?:beans?|chickpeas?)\b.{0,20}\bsoak/,
    'Dried beans and chickpeas soak overnight in plenty of cold water; canned ones only need rinsing.',
  ],
  [
    /\bsoak\b.{0,20}\b(?:lentils?|split peas?|peas)\b|\b(?:lentils?|split peas?)\b.{0,20}\bsoak/,
    'No: lentils and split peas need no soaking, only a rinse.',
  ],
  [
    /\brinse\b.{0,15}\brice\b/,
    'Rinse rice in cold water until it runs almost clear, for separate grains. Risotto, paella and pudding rice stays unrinsed: its starch binds.',
  ],
  [
    /\b(?:black (?:line|vein|thread)|vein)\b/,
    'Cut along the back of the shrimp and lift the dark thread out with the tip of the knife.',
  ],
  [
    /\broll\b.{0,15}\b(?:dough|pastry|it) out\b|\broll it\b|\broll out\b/,
    'Flour the counter and the pin, roll from the middle outward, and give the dough a quarter turn after every stroke.',
  ],
  [
    /\bcrimp/,
    'Crimp: pinch the two crusts together all around between finger and thumb, or press them with a fork.',
  ],
  [
    /\bline\b.{0,15}\b(?:tin|pan|dish|tray)\b/,
    'Grease it lightly, then line it with parchment cut to fit the bottom, with a strip up the sides.',
  ],
  [
    /\b(?:lumpy|lumps)\b/,
    'Lumps in pancake or muffin batter are fine: stirred smooth, it turns out tough. A sauce should be smooth.',
  ],
  [
    /\b(?:skin|bone|side) (?:on|in|up|down|off|first)\b.{0,30}/,
    'Skin side down first, in a hot pan, until it is crisp. Bone in takes a third longer than boneless and stays juicier.',
  ],
  [/\b(?:shake|jar)\b/, 'Yes: put everything into a jar with a tight lid and shake it for half a minute.'],
  [
    /\bdrain\b.{0,12}\b(?:fat|grease)\b|\b(?:fat|grease)\b.{0,15}\b(?:off|away|drain)/,
    'Spoon the fat off if there is more than a tablespoon or two; what is left carries flavor.',
  ],
  [
    /\bblind bak/,
    'Blind baking: bake the crust empty first, lined and weighed down, so that the filling does not make it soggy.',
  ],
  [
    /\b(?:dice|chop|cut|mince|slice)\b.{0,12}\bonions?\b/,
    'Halve the onion through the root, peel it, cut lengthwise toward the root and then across: the root holds it together.',
  ],
  [/\bsoft peaks?\b/, 'Soft peaks: lift the whisk, and the tip of the foam bends over.'],
  [/\bstiff peaks?\b/, 'Stiff peaks: lift the whisk, and the tip of the foam stands up straight.'],
  [
    /\bdouble boiler\b|\bbain marie\b|\bwater bath\b/,
    'A bowl set over barely simmering water, so what’s in it warms gently and doesn’t scorch.',
  ],
  [
    /\bstir fry(?:ing)?\b/,
    'Stir-fry: cook small dry pieces over the highest heat, moving them all the time, in batches rather than a full pan.',
  ],
  [/\bsimmer/, 'Simmer: small bubbles rise and break gently; turn it down when they come fast and large.'],
  [/\brolling boil\b|\bboil\b.{0,12}\bmean/, 'A rolling boil: large bubbles that do not stop when you stir.'],
  [/\bsaut[eé]/, 'Sauté: cook small pieces in a little fat over medium-high heat, moving them often.'],
  [
    /\bfold/,
    'Fold: cut down through the middle with a spatula, scrape along the bottom, turn over, and repeat until just mixed, so that the air stays in.',
  ],
  [/\bjulienne/, 'Julienne: cut into matchsticks, about 2 inches long and an eighth of an inch thick.'],
  [/\bchiffonade/, 'Chiffonade: stack leaves, roll them up, and slice the roll into thin ribbons.'],
  [
    /\bmince/,
    'Mince: chop as finely as you can, smaller than a grain of rice. Rock the knife over the pile again and again.',
  ],
  [
    /\bdice|\bcube/,
    'Dice: cut into slices, then sticks, then cubes of about half an inch, or a quarter inch for a fine dice.',
  ],
  [/\bzest/, 'Zest: grate off the colored skin only. The white underneath is bitter.'],
  [
    /\bdeglaz/,
    'Deglaze: pour a little wine, stock or water into the hot pan and scrape up the brown bits. They carry the flavor.',
  ],
  [
    /\bblanch/,
    'Blanch: boil for a minute or two, then drop it into ice water so it stops cooking and keeps its color.',
  ],
  [/\bparboil/, 'Parboil: boil until half done; it finishes cooking later in another way.'],
  [/\breduc/, 'Reduce: simmer without a lid until some of the water cooks off and the flavor is stronger.'],
  [
    /\broux\b/,
    'A roux is equal weights of flour and fat, cooked together, to thicken a sauce. Whisk in the liquid slowly.',
  ],
  [
    /\bslurry\b/,
    'A slurry is 1 part starch stirred into 2 parts cold water. It thickens a hot sauce within a minute.',
  ],
  [
    /\bmirepoix\b/,
    'Mirepoix is diced onion, carrot and celery, two parts to one to one, softened slowly as a base.',
  ],
  [
    /\bsear/,
    'Sear: dry the surface, lay it in a very hot pan with a little oil, and leave it alone until it is brown and lets go.',
  ],
  [/\bbrais/, 'Braise: brown it, add liquid to about halfway up, cover, and cook slowly until tender.'],
  [/\bpoach/, 'Poach: cook in liquid that is just below a simmer, with hardly a bubble.'],
  [
    /\bbroil/,
    'Broil: cook close under the heat from above, with the door open or shut, as your oven’s manual says. Watch it all the time.',
  ],
  [
    /\bscor(?:e|ing)\b/,
    'Score: cut shallow lines into the surface so the fat can run out or the dough opens there.',
  ],
  [/\bbast/, 'Baste: spoon the hot fat or juices over it again and again while it cooks.'],
  [
    /\bcarameli[sz]/,
    'Caramelize: cook slowly until deep brown and sweet. Onions take 30 to 45 minutes over medium-low heat.',
  ],
  [
    /\btemper/,
    'Temper: stir a little of the hot liquid into the eggs first, then pour them into the rest, so they don’t scramble.',
  ],
  [/\bemulsif/, 'Emulsify: whisk fat into liquid drop by drop at first, so that they stay together.'],
  [/\brender/, 'Render: cook fatty meat slowly until the fat has melted out and the rest is crisp.'],
  [/\bdredg/, 'Dredge: turn it in flour or crumbs until it is lightly coated, and shake off the excess.'],
  [/\bsweat/, 'Sweat: cook gently in a little fat under a lid until soft but not brown.'],
  [
    /\bbloom/,
    'Bloom: warm spices in fat for half a minute until fragrant, or soak gelatin in cold water until it swells.',
  ],
  [
    /\bknead/,
    'Knead: push the dough away with the heel of your hand, fold it back, give it a quarter turn, and repeat for 8 to 10 minutes until smooth and springy.',
  ],
  [
    /\bproof/,
    'Proof: let the shaped dough rise in a warm place until it’s puffy and a fingerprint springs back slowly.',
  ],
  [
    /\bseparate\b.{0,12}\beggs?\b/,
    'Crack the egg in the middle and pass the yolk from one half of the shell to the other over a bowl, or let the white run through your fingers.',
  ],
  [
    /\bcream\b.{0,20}\b(?:butter|sugar)\b|\bcreaming\b/,
    'Cream: beat soft butter with sugar for 3 minutes until pale and fluffy.',
  ],
  [/\bpinch\b/, 'A pinch is what you hold between thumb and finger, about a sixteenth of a teaspoon.'],
  [/\bdash\b/, 'A dash is about an eighth of a teaspoon.'],
  [/\bknob\b/, 'A knob of butter is about a tablespoon.'],
  [
    /\bmedium heat\b/,
    'Medium heat: butter foams without browning, and a drop of water sizzles for a moment.',
  ],
  [/\bcrack\b.{0,12}\begg/, 'Tap the egg on a flat surface, not on an edge, and open it with your thumbs.'],
  [
    /\bpeel\b.{0,15}\bgarlic\b/,
    'Press the clove with the flat of the knife until the skin cracks, then it slips off.',
  ],
  [/\bpeel\b.{0,15}\bginger\b/, 'Scrape the skin off with the edge of a teaspoon.'],
  [
    /\bpeel\b.{0,15}\btomato/,
    'Cut a cross in the bottom, pour boiling water over for 30 seconds, then cold, and pull the skin off.',
  ],
  [/\bdevein/, 'Cut along the back of the shrimp and lift the dark thread out with the tip of the knife.'],
  [/\bshred\b/, 'Shred: pull it apart along the grain with two forks while it is warm.'],
  [
    /\btoast\b.{0,20}\b(?:nuts?|seeds?|spices?)\b/,
    'Stir them in a dry pan over medium heat for 3 to 5 minutes until fragrant and lightly browned.',
  ],
  [
    /\bgrease\b.{0,12}\b(?:pan|tin|dish)\b/,
    'Rub a thin film of soft butter or oil over the inside, into the corners.',
  ],
  [
    /\bthicken/,
    'Simmer it without a lid, or stir in a spoonful of starch mixed with cold water and boil for a minute.',
  ],
  [
    /\b(?:cut|slice)\b.{0,15}\b(?:steak|meat|beef|brisket)\b|\bagainst the grain\b|\bwhich way\b/,
    'Cut across the grain: look for the lines of the muscle and slice at a right angle to them.',
  ],
  [/\bseason\b/, 'Season: add salt, and pepper if you like it, a little at a time, and taste in between.'],
  [/\bchop/, 'Chop: cut into pieces of about half an inch; for a fine chop, half that.'],
  [/\bslic/, 'Slice: cut even pieces with your fingertips curled under and the knife sliding forward.'],
  [
    /\bwhisk|\bbeat\b|\bwhip/,
    'Whisk in quick circles, lifting the whisk, until it is even or holds the peaks the recipe asks for.',
  ],
  [/\bmelt\b/, 'Melt it slowly over low heat or in short bursts in the microwave, stirring.'],
  [/\bsteam\b/, 'Steam: cook over a little boiling water in a closed pot, above the water and not in it.'],
  [
    /\bmarinat/,
    'Marinate: let it sit in the marinade in the fridge, covered, for as long as the recipe says. Turn it once.',
  ],
  [/\bpeel\b/, 'Peel: take a thin layer off with a peeler, away from your fingers.'],
];
