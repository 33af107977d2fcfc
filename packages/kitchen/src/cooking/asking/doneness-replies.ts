import { isA } from '../../foods/larder.ts';
import type { CookingContext } from '../cooking-context.ts';
import { safeTemperature } from '../food-safety.ts';
import { mentions } from '../interactive-steps.ts';
import type { Asked } from './reply.ts';

/** The signs that it is done. */

export function doneness(asked: Asked, context: CookingContext): string {
  if (WITHOUT_THERMOMETER.test(asked.text)) {
    const meant = asked.subject.food
      ? [asked.subject.food.id]
      : [...hereFoods(context), ...context.recipe.ingredients.flatMap(({ food }) => food ?? [])];
    const signs = BY_HAND.find(([kinds]) =>
      meant.some((id) => kinds.some((kind) => id === kind || isA(id, kind))),
    );
    if (signs) return signs[1];
  }
  const about =
    asked.subject.lines.length > 0
      ? context.steps.filter(
          (step) => step.looks_right && asked.subject.lines.some((line) => mentions(step.text, line)),
        )
      : [];
  const here = context.steps[context.currentStep];
  const lines = asked.subject.lines;
  // A step that names the food is meant, even if it tells no sign.
  const namedHere = here && lines.some((line) => mentions(here.text, line));
  const baking = /\bbaked?\b/.test(asked.text)
    ? context.steps.findLast((step) => /\bbake\b/i.test(step.text))
    : undefined;
  const step = baking ?? (namedHere ? here : (about.at(-1) ?? here));
  const until = step ? untilIn(step.text) : null;
  const right = step?.looks_right ? `It is right when: ${step.looks_right}` : null;
  const sign =
    until && !right?.toLowerCase().includes(until.slice(6, 24).toLowerCase())
      ? `${right ? `${right} ` : ''}Go on ${until}.`
      : right;
  const ofLooks = /\b(?:brown|golden|thick|color|colour|crisp|dark|smooth|lumpy)/.test(asked.text);
  const inside = ofLooks
    ? null
    : safeTemperature(asked.subject.food ? [asked.subject.food.id] : hereFoods(context));
  if (
    !inside &&
    asked.subject.food?.aisle === 'produce' &&
    /\b(?:done|cooked|ready|soft|tender)\b/.test(asked.text) &&
    !LOOKS.some(([words]) => words.test(asked.text))
  )
    return 'Test it with the tip of a knife: it should slide in with no resistance.';
  if (!sign && !inside && asked.subject.food) {
    const ofFood = FOOD_SIGNS.find(([kinds]) =>
      kinds.some((kind) => asked.subject.food!.id === kind || isA(asked.subject.food!.id, kind)),
    );
    if (ofFood) return ofFood[1];
  }
  const known = [sign, inside].filter((part) => part !== null);
  const named = NAMED_LOOK.test(asked.text) ? LOOKS.find(([words]) => words.test(asked.text)) : undefined;
  if (named) return named[1];
  const look = LOOKS.find(([words]) => words.test(`${asked.text} ${here?.text ?? ''}`));
  if (!sign && look) known.unshift(look[1]);
  return known.length > 0
    ? known.join(' ')
    : 'The recipe names no sign here. Taste or cut a piece open and trust your senses.';
}

const WITHOUT_THERMOMETER = /\b(?:without|no|not have|broken?) (?:an? |my |the )?(?:meat )?thermometer\b/;
/** What eye and finger tell where there is no thermometer, which is not as sure. */
const BY_HAND: readonly (readonly [kinds: readonly string[], sign: string])[] = [
  [
    ['ground-meat'],
    'Of ground meat only a thermometer is sure: 160°F / 71°C. Without one, cook it until nothing is pink in the middle and the juices run clear.',
  ],
  [
    ['poultry', 'chicken'],
    'Cut into the thickest part: the juices must run clear, the meat must be white and firm with no pink, and at a bone nothing may be red. If you are not sure, cook it 5 minutes longer. A thermometer is surer: 165°F / 74°C.',
  ],
  [
    ['beef', 'lamb', 'veal', 'pork'],
    'Press it: soft as your cheek is rare, like your chin medium, like your forehead well done. Or cut in at the thickest part and look. A thermometer is surer: 145°F / 63°C, then 3 minutes of rest.',
  ],
  [['fish'], 'Twist a fork in the thickest part: it is done when it flakes and is opaque to the middle.'],
];

/** "…, until golden and set": what the step itself says. */
function untilIn(text: string): string | null {
  const found = /\buntil ([^.;]{3,120})/.exec(text)?.[0];
  return found ? found.trim() : null;
}

/** How foods look and feel when they are done. */
const FOOD_SIGNS: readonly (readonly [kinds: readonly string[], sign: string])[] = [
  [
    ['rice', 'grain'],
    'It is done when the grains are tender with a little bite in the middle, and the liquid is gone. Give it a splash of hot water and 2 more minutes if it is still hard.',
  ],
  [
    ['pasta', 'noodle'],
    'It is done when it is tender with a little bite: taste a piece two minutes before the packet says.',
  ],
  [['bean', 'lentil', 'chickpea', 'legume'], 'They are done when one crushes easily between your fingers.'],
  [['mushroom'], 'They are done when their water has cooked away and they are brown.'],
  [['leafy-green'], 'They are done as soon as they have wilted and are still bright green.'],
  [['fish'], 'It is done when it is opaque and flakes with a fork.'],
  [['crustacean', 'shellfish'], 'They are done when they are pink and opaque and have curled.'],
];

/** Signs that have a name of their own. */
const NAMED_LOOK = /\bpeaks?\b|\bribbons?\b|\btranslucent\b|\bsimmer|\bsee through\b/;
/** How it looks when it is right, where the recipe does not say. The words of the question come before those of the step. */
const LOOKS: readonly (readonly [RegExp, string])[] = [
  [/\bsoft peaks?\b/i, 'Soft peaks: lift the whisk, and the tip of the foam bends over.'],
  [/\bstiff peaks?\b/i, 'Stiff peaks: lift the whisk, and the tip of the foam stands up straight.'],
  [/\bribbons?\b/i, 'It falls off the whisk in a ribbon that stays on the surface for a moment.'],
  [/\btranslucent\b|\bsee through\b/i, 'It is glassy and soft, with no white left and no brown yet.'],
  [/\bbrown/i, 'It is brown enough when it is evenly golden and lets go of the pan by itself.'],
  [/\bonion|\bshallot|\bleek/i, 'They are ready when they are soft and see-through, without dark edges.'],
  [/\bboil/i, 'It boils when large bubbles rise all over and do not stop when you stir.'],
  [/\bsimmer/i, 'It simmers when a few small bubbles rise, and the surface just moves.'],
  [/\bmelt/i, 'It is ready when no solid piece is left and it is smooth.'],
];

function hereFoods(context: CookingContext): string[] {
  const text = context.steps[context.currentStep]?.text ?? '';
  return context.recipe.ingredients.flatMap((line) => (line.food && mentions(text, line) ? [line.food] : []));
}
