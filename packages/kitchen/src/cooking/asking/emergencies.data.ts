import type { Rescue } from './rescue.data.ts';

/** What comes first when a person is in danger. */
export const EMERGENCIES: readonly Rescue[] = [
  {
    about:
      /\b(?:lips?|tongue|throat|face|mouth)\b.{0,25}\b(?:swell\w*|swollen|clos\w*|tight\w*|tingl\w*|itch\w*|puff\w*)\b|\b(?:swelling|swollen|tingling|itching)\b.{0,15}\b(?:lips?|tongue|throat|face|mouth)\b|\b(?:hives|anaphyla\w*|epi ?pen|wheez\w*|allergic)\b|\b(?:can not|trouble|hard to|difficulty|struggl\w*) (?:breathe|breathing)\b/,
    mend: 'This can be a serious allergic reaction. Call emergency services at once (112, 911) and use an adrenaline injector if there is one. Eat nothing more of it. Lay the person down with raised legs, or sitting if breathing is hard, and don’t leave them alone.',
  },
  {
    about: /\beyes?\b/,
    mend: 'Rinse the open eye with lukewarm running water for 15 minutes, contacts out, and don’t rub it. Wash your hands with soap first if they have chili on them. For hot oil or a cleaner in the eye, or if it still hurts or you see badly, get medical help at once.',
  },
  {
    about:
      /\b(?:drank|drunk|swallowed|ate|eaten)\b.{0,40}\b(?:bleach|cleaner|detergent|soap|dishwasher|pods?|lye|glass|battery|plastic|fungus|wild mushrooms?)\b/,
    mend: 'Call poison control or emergency services now, and have the pack at hand. Don’t make the person vomit; rinse the mouth, and give only small sips of water if they are awake.',
  },
  {
    about: /\b(?:fainted|unconscious|passed out|not breathing|electric shock|electrocuted|collapsed on)\b/,
    mend: 'Call emergency services now (112, 911). Switch off the power before you touch somebody who had a shock. If the person does not breathe, press hard and fast on the middle of the chest until help comes.',
  },
  {
    about: /\b(?:chil[ei]|chili|jalape\w*|pepper|habanero)\b.{0,30}\b(?:hands?|fingers?|skin|face)\b/,
    mend: 'Rub oil on it first, then wash it off with dish soap, twice: the hot part dissolves in fat and not in water. Milk cools it. Don’t touch your eyes. It fades within hours.',
  },
  {
    about:
      /\b(?:burn\w*|scald\w*|splash\w*|spill\w*|spat\w*|splatter\w*|hot (?:oil|water|fat|grease|steam|sugar|caramel)|touched|steam)\b.{0,40}\b(?:my|his|her|their|our) (?:\w+ )?(?:self|hand|hands|arm|arms|finger|fingers|thumb|wrist|palm|skin|face|eye|leg|foot|tongue|child|son|daughter|kid)\b/,
    mend: 'Hold it under cool running water for 20 minutes, take off rings, and cover it loosely. No ice and no butter. If it is large, deep, or on the face or hands, call for medical help.',
  },
  {
    about: /\bfire\b|\bflames\b|\bsmok/,
    mend: 'Turn off the heat. Cover the pan with a lid or another pan and leave it there. Never pour water on burning oil. If the fire is not out at once, get everyone out and call the fire department.',
  },
  {
    about: /\bburn(?:ed|t)|\bscald/,
    mend: 'Hold it under cool running water for 20 minutes, take off rings, and cover it loosely. No ice and no butter. If it is large, deep, or on the face or hands, call for medical help.',
  },
  {
    about: /\bcut\b|\bsliced\b|\bbleed/,
    mend: 'Press a clean cloth firmly on the cut and hold it up. If it is deep or still bleeds after 10 minutes, get medical help. Throw away food that blood touched.',
  },
  {
    about: /\bchok/,
    mend: 'Call emergency services. If the person cannot cough or speak, give 5 blows between the shoulder blades, then 5 abdominal thrusts, and repeat until help comes.',
  },
  {
    about: /\ballergic\b/,
    mend: 'Call emergency services at once and use an adrenaline injector if there is one. Lay the person down with raised legs, or sitting if breathing is hard.',
  },
  {
    about: /\bgas\b/,
    mend: 'Switch nothing on or off and light nothing. Open the windows, close the gas tap, leave the house and call the gas emergency service from outside.',
  },
];

/** What is an emergency however it is said, and is never read as anything else. */
export const URGENT: readonly RegExp[] = [
  /\b(?:lips?|tongue|throat|face|mouth)\b.{0,25}\b(?:swell\w*|swollen|closing|tight\w*|tingl\w*|itch\w*|puff\w*)\b|\b(?:swelling|swollen|tingling|itching)\b.{0,15}\b(?:lips?|tongue|throat|face|mouth)\b/,
  /\b(?:hives|anaphyla\w*|epi ?pen|wheez\w*|allergic reaction)\b|\b(?:can not|trouble|hard to|difficulty|struggl\w*) (?:breathe|breathing)\b/,
  /\b(?:chil[ei]|pepper|jalape\w*|habanero|oil|lemon|lime|vinegar|bleach|onion|hot|acid|cleaner|juice|splash\w*|squirt\w*|touch\w*|rubb?e?d?)\b.{0,35}\b(?:in|into|then|on) (?:my|his|her|the|their) eyes?\b|\b(?:then|touched|rubbed|got) my eyes?\b|\b(?:my|his|her) eyes? (?:is|are) (?:burning|on fire|stinging|hurting)\b/,
  /\b(?:drank|drunk|swallowed)\b.{0,40}\b(?:bleach|cleaner|detergent|soap|dishwasher|pods?|lye|glass|battery|plastic)\b/,
  /\b(?:fainted|unconscious|passed out|not breathing|electric shock|electrocuted)\b/,
  /\b(?:hands?|fingers?|skin)\b.{0,20}\b(?:burn\w*|on fire|sting\w*)\b.{0,25}\b(?:chil[ei]|pepper|jalape\w*|habanero)|\b(?:chil[ei]|jalape\w*|habanero)\b.{0,30}\b(?:hands?|fingers?|skin)\b.{0,20}\b(?:burn\w*|on fire|sting\w*)/,
];

/** Onions make everybody cry, and no one is in danger. */
export const NOT_URGENT =
  /\bcry\w*\b|\btears\b|\beyes? of\b|\bpotato|\brib ?eye|\bmake\w* my (?:lips|tongue) tingle\b/;
