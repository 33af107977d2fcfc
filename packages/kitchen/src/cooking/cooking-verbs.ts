/** Verbs that recipes give as orders. */
export const COOKING_VERBS: ReadonlySet<string> = new Set(
  `add accompany adjust allow arrange assemble bake baste beat blanch blend blitz boil braise bread break bring broil brown brush bury butter caramelize carve char
  check chill chop clean close coat combine cook cool core cover cream crack crisp crumble crush cube cut deglaze defrost dice dig dilute dip discard
  dissolve divide dot drain dress drizzle drop dry dunk dust eat empty enjoy fan fasten fill film filter finish flake flatten flip flour fluff fold form freeze
  frost fry garnish glaze grate grease grill grind halve hang heat hollow hull incorporate invert juice julienne keep knead knot ladle lay layer leave let lift
  light line lock loosen lower make marinate mash massage measure melt microwave mince mix moisten mound mount move nestle oil open pack parboil pat peel
  pick pickle pierce pile pinch pipe pit place plate poach poke pop pound pour preheat prepare press prick process prop pull pulse punch puree push put
  quarter raise reduce refresh refrigerate reheat release remove repeat reserve rest return rinse roast roll rotate rub salt sandwich saute sauté scatter scoop
  scald score scramble scrape scrub seal sear season seed separate serve set shake shape sharpen shave shell shred shuck sieve sift simmer skewer skim skin
  slash slice slide slip slit slow smash smear smoke smooth smother snip soak soften spatchcock spear split spoon spray spread sprinkle squash squeeze stack stand
  steam steep stem stew stick stir stir-fry store strain stretch string stud stuff submerge sweat sweeten swirl take taste tear temper tenderize thaw thicken
  thin thread throw tie tilt tip toast top toss transfer trim truss tuck turn twist unmold unroll use warm wash weigh whip whisk wilt work wrap zest deep-fry
  pan-fry spiralize muddle torch uncover unwrap proof butterfly de-seed dehydrate crimp dock get press`.split(
    /\s+/,
  ),
);

/** Verbs that say little without a place: "Put the rice in a pot". */
export const PLACING_VERBS: ReadonlySet<string> = new Set(
  'put place lay set take return transfer tip move slide get turn pack arrange divide press'.split(' '),
);
