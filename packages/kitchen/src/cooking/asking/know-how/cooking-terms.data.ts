/** Words of recipes that are asked after, in a sentence each: "what is a furrow". Single words, singular. */
export const COOKING_TERMS: Readonly<Record<string, string>> = {
  furrow:
    'A furrow is the path a spoon leaves when you draw it through a thick sauce: it stays open for a moment before it closes.',
  ramekin:
    'A ramekin is a small round ovenproof cup, for about half a cup to a cup: a teacup that stands the oven does it too.',
  'loaf pan': 'A loaf pan is a long, deep tin, about 9 by 5 inches / 23 by 13 cm.',
  'dutch oven': 'A Dutch oven is a heavy pot with a tight lid, for the stove and the oven.',
  skillet: 'A skillet is a frying pan.',
  wok: 'A wok is a deep, round pan for the highest heat; a large frying pan does it too.',
  mandoline: 'A mandoline is a board with a blade that cuts even thin slices; always use its guard.',
  parchment:
    'Parchment is baking paper: coated, so that nothing sticks. Wax paper is something else and melts in the oven.',
  broiler: 'The broiler is the strong heat from above in the oven; in Britain it is called the grill.',
  shimmer: 'Oil shimmers when it is hot: its surface ripples and runs like water, just before it smokes.',
  slurry:
    'A slurry is 1 part starch stirred into 2 parts cold water. It thickens a hot sauce within a minute.',
  crumb: 'The crumb is the inside of a bread or cake: fine or open, dry or moist.',
  'fork tender': 'Fork-tender means that a fork goes in and twists with no resistance.',
  tender: 'Tender means that a fork or the tip of a knife slides in with no resistance.',
  fragrant:
    'Fragrant means that you smell it clearly: for garlic and spices in hot fat that takes 30 seconds to a minute. Then go on, before they burn.',
  translucent: 'Translucent means glassy and soft, with no white left and no brown yet.',
  opaque:
    'Opaque means that you can’t see through it any more: fish and shrimp turn from glassy to solid white or pink when they are done.',
  lukewarm: 'Lukewarm is as warm as your wrist: it feels neither warm nor cold, about 100°F / 38°C.',
  divided: 'Divided means that it is used in more than one place: read on before you put in all of it.',
  reserve: 'To reserve is to set aside for later.',
  tent: 'To tent is to lay foil loosely over it, like a roof, so that it keeps warm and stays crisp.',
  deglaze:
    'Deglaze: pour a little wine, stock or water into the hot pan and scrape up the brown bits. They carry the flavor.',
  fond: 'Fond is the brown layer that sticks to the pan after frying. It carries the flavor: scrape it up with a little liquid.',
  aromatics: 'Aromatics are what gives a dish its base of flavor: onion, garlic, ginger, celery, herbs.',
  garnish: 'A garnish goes on top at the end, for looks and freshness.',
  drizzle: 'To drizzle is to pour in a thin stream, back and forth.',
  tamarind: 'Tamarind is the sour pulp of a pod. Lime juice with a little brown sugar comes closest.',
  arborio: 'Arborio is a short-grain rice with much starch, which makes risotto creamy.',
  mascarpone:
    'Mascarpone is a mild, thick Italian cream cheese. Cream cheese beaten with a little cream comes closest.',
  pecorino: 'Pecorino is a hard, salty cheese of sheep’s milk. Parmesan comes closest.',
  guanciale: 'Guanciale is cured pork cheek. Pancetta comes closest, then bacon.',
  pancetta: 'Pancetta is cured pork belly that is not smoked. Bacon comes closest.',
  'blade bone':
    'The blade bone is the flat bone of a pork shoulder. When it slides out clean, the meat is done.',
  bloom:
    'Bloom: warm spices in fat for half a minute until fragrant, or soak gelatin in cold water until it swells.',
  'water bath':
    'A water bath is a large dish of hot water in which the cups stand in the oven, halfway up, so that a custard heats gently.',
  'half and half': 'Half-and-half is milk and cream in equal parts.',
  'stick of butter': 'A stick of butter is half a cup, 8 tablespoons, 113 grams.',
  zest: 'Zest is the colored skin of a lemon or orange, grated without the bitter white below.',
  'room temperature':
    'Room temperature is about 68°F / 20°C: butter takes a dent from a finger, eggs no longer feel cold.',
  heaped: 'Heaped means a little mound above the rim of the spoon, about one and a half of a level one.',
  'to taste': 'To taste means as much as you like: add a little, stir, taste, and add again.',
  'neutral oil':
    'A neutral oil tastes of nothing and stands heat: canola, sunflower, vegetable or grapeseed oil.',
  'egg wash':
    'An egg wash is an egg beaten with a spoon of water or milk, brushed on for a shiny golden crust.',
  'dry brine':
    'A dry brine is salt rubbed on meat some hours ahead, which seasons it through and dries the skin.',
  spatchcock:
    'To spatchcock is to cut out the backbone and press the bird flat, so that it cooks faster and more evenly.',
  giblets:
    'Giblets are the neck, heart, stomach and liver of a bird, often in a bag inside. Take them out before it is cooked.',
};
