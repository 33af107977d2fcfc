import { lumpyCustard } from './by-recipe.ts';
import type { KnowHow } from './entry.ts';

/** Doughs, batters, custards, creams and chocolate. */
export const BAKING: readonly KnowHow[] = [
  {
    about: [
      /\b(?:muffins?|cupcakes?|mini loaves|small loaves|mini muffins?)\b/,
      /\b(?:instead|how long|could i|can i|make|bake|turn|tin|as)\b/,
    ],
    unless: /\b(?:ris\w*|stick|dry|dense|flat|freez\w*|keep|fresh|how many|no muffin|without|reheat)\b/,
    says: 'Yes: for muffins fill the cups two thirds, bake at the same heat, and start testing at 18 minutes; most take 18 to 25 minutes, mini ones 10 to 14, small loaves about two thirds of the time. A toothpick must come out clean.',
  },
  {
    about: [/\b(?:bananas?)\b/, /\b(?:not ripe|ripe|green|unripe|yellow|black|brown|frozen)\b/],
    unless: /\b(?:moldy|bread (?:is|looks|got))\b/,
    says: 'The blacker the better: they are sweet and soft. Yellow ones ripen in their skins in the oven at 300°F / 150°C in 20 minutes. Frozen ones work too: thaw them and stir their juice in.',
  },
  {
    about: [
      /\b(?:cake|bread|loaf|muffins?|it)\b/,
      /\b(?:sank|sunk|sink|sinking|collapsed|dip|crater|fell in)\b/,
    ],
    unless: /\b(?:floor|kitchen|down the|in the sink|oil|fat|water|drain|souffl\w*)\b/,
    says: 'It came out too early, the oven door was opened, or there was too much leavening. If the middle is raw, bake it on under foil; otherwise it tastes the same: fill the dip with cream or fruit.',
  },
  {
    about: [
      /\b(?:dough|yeast|rolls?|buns?)\b/,
      /\b(?:not (?:ris\w*|rose|doubl\w*|grow\w*)|did not rise|no rise|will not rise|flat|slow)\b/,
    ],
    unless: /\b(?:flat ?bread|flatten)\b/,
    says: 'Give it longer in a warm place, such as the oven with only its light on, covered: a cool kitchen can double the time. If nothing moves after 2 hours, the yeast is dead: dissolve fresh yeast in warm water with a pinch of sugar and knead it in.',
  },
  {
    about: [
      /\bdough\b/,
      /\b(?:shrink\w*|spring\w* back|pull\w* back|elastic|not stretch\w*|will not roll|keeps? (?:shrinking|springing|pulling)|snap\w* back)\b/,
    ],
    says: 'Cover it and let it rest 15 minutes: the gluten relaxes, and it stretches without pulling back.',
  },
  {
    about: [/\bdough\b/, /\b(?:tear\w*|tore|torn|rip\w*|holes?)\b/],
    unless: /\bpie\b/,
    says: 'Pinch the tear together with damp fingers. If it goes on tearing, let the dough rest 15 minutes, or knead it a few minutes longer.',
  },
  {
    about: [/\bdough\b/, /\b(?:knead\w*)\b/, /\b(?:enough|know|tell|done|when|too much)\b/],
    says: 'It is kneaded enough when it is smooth and springy, a dent from your finger fills again, and a piece stretches thin enough to see light through it without tearing. By hand that takes 8 to 10 minutes.',
  },
  {
    about: [
      /\bdough\b/,
      /\b(?:risen|proofed|proved|rise|doubled|proof)\b/,
      /\b(?:enough|know|tell|done|when|how)\b/,
    ],
    unless: /\b(?:not|never|how long|faster|quick\w*|speed)\b/,
    says: 'Press a floured finger in: if the dent comes back slowly and not all the way, it is ready. If it springs back at once it needs longer, if it stays and sinks it has gone too far: shape it again.',
  },
  {
    about: [
      /\b(?:dough|rise|proof\w*|rising)\b/,
      /\b(?:faster|speed|hurry|quick\w*|warm(?:er)? place|cold kitchen|where)\b/,
    ],
    unless: /\b(?:freez\w*|fridge|rise in|go)\b/,
    says: 'Set it, covered, in the oven with only the light on, or beside a bowl of hot water in the cold oven: about 80°F / 27°C. Much warmer than the hand kills the yeast.',
  },
  {
    about: [
      /\b(?:milk|water|liquid|yeast)\b/,
      /\b(?:too hot|hot|boil\w*|warm|temperature|killed|kill|dead)\b/,
      /\byeast\b/,
    ],
    unless: /\b(?:instead|no yeast|foam|bubbles?|froth\w*)\b/,
    says: 'For yeast the liquid should be 105 to 110°F / 40 to 43°C, warm to the wrist and not hot: above 130°F / 55°C yeast dies. If it was hotter, let new liquid cool and start with fresh yeast; it should foam within 10 minutes.',
  },
  {
    about: [/\b(?:batter|pancakes?|muffins?)\b/, /\b(?:lump\w*)\b/],
    says: 'Leave them: small lumps in pancake or muffin batter cook out. Stirred smooth, it turns out tough.',
  },
  {
    about: [
      /\b(?:pancakes?|cr[eê]pes?|first one|batter)\b/,
      /\b(?:flat|thin|not fluffy|fluffy|dense|rubbery|tough|flop)\b/,
    ],
    unless: /\b(?:too thin|flip|batter is (?:too )?thin)\b/,
    says: 'Fluffy pancakes need fresh baking powder, a thick batter with lumps that has rested 5 to 10 minutes, and no more stirring. If it runs, stir in a spoonful of flour.',
  },
  {
    about: [
      /\b(?:pancakes?|first one|batter|they)\b/,
      /\b(?:raw (?:in|inside)|burn\w*|too dark|brown too fast|uncooked (?:in|inside))\b/,
    ],
    unless: /\b(?:my|chicken|meat|burgers?|cake|loaf|bread|garlic)\b/,
    says: 'The pan is too hot: turn it down to medium-low and wipe it out between batches. Flip when bubbles stay open and the edge is dry. Dark ones can finish in the oven at 350°F / 175°C for 5 minutes.',
  },
  {
    about: [/\bbatter\b/, /\b(?:too thick|thick)\b/],
    says: 'Stir in milk or water a tablespoon at a time until it drops slowly from the spoon.',
  },
  {
    about: [/\bbatter\b/, /\b(?:too (?:thin|runny|wet)|runny|thin|watery)\b/],
    says: 'Stir in flour a tablespoon at a time until it drops slowly from the spoon, and let it stand 5 minutes.',
  },
  {
    about: [/\b(?:batter)\b/, /\b(?:rest|stand|sit|wait|use (?:it )?(?:right away|now))\b/],
    unless: /\b(?:overnight|tomorrow|night|counter|hours|fridge|out)\b/,
    says: 'Five to ten minutes are good: the flour swells and the pancakes get more tender. Longer than half an hour, baking powder loses its lift.',
  },
  {
    about: [
      /\b(?:custard|br[uû]l[eé]e|cr[eè]me|creme|yolks?|cream|eggs?)\b/,
      /\b(?:bits|lumps?|lumpy|scrambl\w*|curdl\w*|grainy|strings?)\b/,
      /\b(?:eggs?|yolks?|custard|cream|br[uû]l[eé]e|creme)\b/,
    ],
    unless:
      /\b(?:whip\w*|whisk the|cheese|butter and|breakfast|how do i scramble|sour cream|shell|carbonara|pasta|mascarpone|cake|cookie|chocolate|soup|ice cream|butter)\b/,
    says: lumpyCustard,
  },
  {
    about: [
      /\b(?:br[uû]l[eé]es?|custards?|flan|cheesecake|quiche)\b/,
      /\b(?:jiggl\w*|wobbl\w*|set|liquid|runny|done|ready)\b/,
    ],
    unless: /\b(?:how long|freez\w*|top|sugar)\b/,
    says: 'It is done when the edge is set and the middle still wobbles like jelly, about 170 to 175°F / 77 to 80°C inside. If it ripples like liquid, bake it on and look every 5 minutes. It firms up in the fridge, at least 2 to 4 hours.',
  },
  {
    about: [
      /\b(?:sugar|caramel|top|crust)\b/,
      /\b(?:br[uû]l[eé]e|torch|broiler|caramel\w*)\b/,
      /\b(?:soft|soggy|melt\w*|not (?:hard|crack\w*|melting|harden\w*)|ahead|early|wet|sticky)\b/,
    ],
    says: 'The sugar layer must be thin and even and the custard cold and dry on top: dab it with paper first. Burn it only just before serving, since it draws water within an hour and goes soft. If it is soft, add a little sugar and burn it again.',
  },
  {
    about: [/\b(?:chocolate)\b/, /\b(?:seiz\w*|grainy|stiff|lump\w*|clump\w*|paste|thick|hard|dull)\b/],
    unless: /\b(?:chip cookies|cake|brownies?|set|bloom|white)\b/,
    says: 'It has seized: a little water or too much heat does that. Stir in warm milk, cream or hot water a teaspoon at a time until it is smooth again. Good for mousse, sauce and ganache, not for coating. Burnt chocolate stays grainy and bitter: start again.',
  },
  {
    about: [
      /\b(?:mousse|chocolate)\b/,
      /\b(?:not set|did not set|runny|liquid|too (?:thin|soft)|soup|loose|will not set)\b/,
    ],
    says: 'Chill it 2 to 4 hours more. If it is still liquid, whip half a cup of cold cream to soft peaks and fold it in, or freeze it and serve it as a parfait.',
  },
  {
    about: [
      /\b(?:cream|mascarpone|ricotta)\b/,
      /\b(?:overwhip\w*|over whip\w*|grainy|butter|too (?:long|far|stiff|thick)|lump\w*|curdl\w*|split)\b/,
      /\b(?:whip\w*|beat\w*|mascarpone|whisk\w*|mix\w*|turn\w*|grainy|too far)\b/,
    ],
    unless: /\b(?:soup|sauce|instead|cream the|curry|peanut)\b/,
    says: 'It was beaten too long. Stir in a few spoonfuls of cold liquid cream by hand until it is smooth; stop as soon as it is. If it has turned to butter, it stays butter.',
  },
  {
    about: [
      /\b(?:ladyfingers?|savoiardi|sponge fingers?)\b/,
      /\b(?:soggy|how long|dip|soak|fall\w*|mush\w*)\b/,
    ],
    says: 'Dip each one for a second a side in coffee that is no longer hot: they drink more while the dish stands. Soaked until soft, they fall apart.',
  },
  {
    about: [
      /\b(?:tiramisu|coffee|espresso)\b/,
      /\b(?:kids?|child\w*|daughter|son|caffeine|decaf|no coffee|without coffee)\b/,
    ],
    says: 'For children take decaffeinated coffee or cocoa with milk, and leave the alcohol out. With raw eggs it is not for small children or anyone pregnant, unless the eggs are pasteurized.',
  },
  {
    about: [/\b(?:pizza|dough|base|crust)\b/, /\b(?:stick\w*|stuck|peel|slide|transfer|tray|stone)\b/],
    unless: /\b(?:no (?:pizza )?stone|own|have not|not have|without|instead|hands|too sticky|sticky)\b/,
    says: 'Build it on parchment or a well floured board and move quickly: a topped dough sticks within minutes. Slide it with the parchment onto the hot sheet or stone. If it is stuck, lift the edge and blow or push flour under it.',
  },
  {
    about: [/\b(?:pizza)\b/, /\b(?:soggy|wet|raw|middle|center|watery|undercooked)\b/],
    says: 'Bake it as hot as the oven gets, on a preheated sheet or stone at the bottom, with little sauce and well drained mozzarella. A wet one goes back for 3 to 5 minutes on the lowest rack or in a hot pan.',
  },
  {
    about: [
      /\b(?:plain|all purpose|normal|regular|ordinary|strong|bread|cake|00) flour\b/,
      /\b(?:bread|strong|00|cake|all purpose|plain) flour\b.{0,40}\b(?:bread|strong|00|cake|all purpose|plain|normal|regular) flour\b/,
    ],
    says: 'Yes, that works in the same amount. Bread and 00 flour have more protein: dough gets chewier and takes a spoon more water; all-purpose (plain) flour makes it softer, so knead a little longer. For cakes, all-purpose is the better one.',
  },
  {
    about: [
      /\b(?:whole ?(?:meal|wheat|grain)|wholemeal|spelt|rye) flour\b|\b(?:whole ?meal|whole wheat|wholegrain)\b/,
    ],
    unless: /\b(?:pasta|spaghetti|bread instead|toast|buns?|crackers)\b/,
    says: 'Yes: whole wheat flour makes it heavier and nuttier. Take half whole wheat if you can, add 1 to 2 tablespoons more liquid for each cup, and let the batter or dough stand 10 minutes. Mind that it has gluten, as spelt and rye have.',
  },
  {
    about: [/\b(?:self (?:raising|rising))\b/],
    unless: /\b(?:no self|instead of self|out of self|make self)\b/,
    says: 'Self-raising flour has baking powder and salt in it: use the same amount, and leave the baking powder and most of the salt out. Not for yeast doughs.',
  },
  {
    about: [
      /\bbuttermilk\b/,
      /\b(?:no|out of|without|instead|make|substitut\w*|swap|replace|only have|ran out|have not)\b/,
    ],
    says: 'Stir 1 tablespoon of lemon juice or vinegar into 1 cup of milk and let it stand 5 minutes, or thin yogurt or kefir with milk, three parts to one. For a plant-based one, use soy or oat milk the same way.',
  },
  {
    about: [
      /\b(?:opened?|open|look|check)\b/,
      /\boven\b/,
      /\b(?:early|too (?:soon|early)|door|during|while)\b/,
    ],
    unless: /\b(?:broil\w*|fire|smok\w*)\b/,
    says: 'Shut it again and don’t worry: add a few minutes. Only sponges, soufflés and choux can sink when the door is opened in the first two thirds of the time.',
  },
  {
    about: [/\b(?:toothpick|skewer|knife|tester)\b/, /\b(?:crumbs?)\b/],
    unless: /\bbread ?crumbs\b/,
    says: 'A few moist crumbs are just right; wet batter means 5 more minutes.',
  },
  {
    about: [
      /\b(?:frosting|icing|glaze|cream cheese)\b/,
      /\b(?:runny|too thin|melt\w*|slid\w*|soft|liquid|too thick|stiff)\b/,
    ],
    says: 'Too thin: beat in powdered sugar a spoonful at a time, or chill it 15 minutes. Too thick: a teaspoon of milk at a time. Spread it only on what has cooled, unless it should melt in.',
  },
  {
    about: [
      /\b(?:rolls?|buns?|cinnamon rolls?)\b/,
      /\b(?:overnight|tonight|tomorrow|morning|ahead|fridge)\b/,
    ],
    unless: /\b(?:left|counter|safe|keep|leftover|baked|last|stale|spring)\b/,
    says: 'Yes: shape them, cover them well and put them into the fridge overnight, up to 16 hours. In the morning let them stand at room temperature for 45 to 60 minutes until they are puffy, then bake.',
  },
];
