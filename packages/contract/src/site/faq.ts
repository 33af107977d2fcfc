import type { PlanOffer } from '../billing/plans.ts';
import type { Missing } from './site.ts';

export const FAQ_CATEGORIES = [
  'Getting Started',
  'Using Features',
  'Account & Billing',
  'Account',
  'Nutrition & Recipes',
] as const;
export type FaqCategory = (typeof FAQ_CATEGORIES)[number];

export interface FaqEntry {
  category: FaqCategory;
  question: string;
  answer: string;
}

function count(limit: number | null): string {
  return limit === null ? 'as many as you like' : String(limit);
}

function price(amount: number): string {
  return Number.isInteger(amount) ? `$${amount}` : `$${amount.toFixed(2)}`;
}

interface Plans {
  free: PlanOffer;
  pro: PlanOffer;
}

/** What the answers depend on. */
export interface FaqOptions {
  /** Null where nothing is sold. */
  plans: Plans | null;
  missing: readonly Missing[];
}

/** The questions of the help page, for people and for search engines. All limits and prices come from the plans. */
export function faq({ plans, missing }: FaqOptions): FaqEntry[] {
  return [
    ...gettingStarted(plans),
    ...usingFeatures(plans),
    ...(plans ? billing(plans) : []),
    ...(missing.includes('referrals') ? [] : [REFERRALS]),
    ...account(plans, missing),
    ...nutrition(),
  ];
}

function gettingStarted(plans: Plans | null): FaqEntry[] {
  const category = 'Getting Started';
  return [
    {
      category,
      question: 'How do I start?',
      answer: `${plans ? 'Create a free account' : 'Create an account'}, open Scan, and take a photo of your fridge, your pantry or what’s on the counter. Check the list, press Find My Recipes, and cook.${plans ? ` The free plan has ${count(plans.free.limits.scansPerDay)} scans a day and needs no card.` : ''}`,
    },
    {
      category,
      question: 'How do I take a photo that works?',
      answer:
        'Open the door wide, switch the light on, and stand close enough that labels can be read. Turn labels to the front and move what hides something else. Several photos count as one scan, so take one for each shelf.',
    },
    {
      category,
      question: 'Can I use Crisper without a camera?',
      answer:
        'Yes. Type what you have on the Scan page: suggestions appear as you type, and Enter adds each one. You can also drop or paste a picture from your computer.',
    },
    {
      category,
      question: 'It missed something, or saw something that isn’t there. What now?',
      answer:
        'Tap a chip to remove it, and type what’s missing. What it’s less sure of is marked under "Also seen?": one tap takes it out. Your corrections are counted so that we learn which foods are hard to see; the photo is not kept for that.',
    },
    {
      category,
      question: 'Do I have to install anything?',
      answer:
        'No. Crisper runs in the browser. If you like, add it to your home screen from the browser menu: it then opens like an app, and photos can be shared to it.',
    },
  ];
}

function usingFeatures(plans: Plans | null): FaqEntry[] {
  const category = 'Using Features';
  return [
    {
      category,
      question: 'What does the match percentage mean?',
      answer:
        'It is the weighted share of a recipe that you have at hand. Staples such as water, salt, pepper, oil, sugar and flour count as present; you change that list on the results page or in your account. A known substitute counts in part and is named. 100% means: cook it now.',
    },
    {
      category,
      question: 'How does cooking mode work?',
      answer:
        'Open a recipe and switch on Interactive Mode. One step at a time fills the screen, with its heat, its timer and what it should look like. Several timers can run together, they survive a reload, and the screen stays awake.',
    },
    {
      category,
      question: 'Can I cook without a network?',
      answer:
        'Yes. A recipe you have opened stays on the device. Steps, timers and the assistant keep working without a connection.',
    },
    {
      category,
      question: 'What can I ask the cooking assistant?',
      answer:
        'Ask what comes next, how much of something you need, what to use instead, when meat is done, or for a timer. Type or speak. Answers on food safety come from a table of facts and are never made up.',
    },
    {
      category,
      question: 'Is my voice recorded?',
      answer:
        'Not by us. Your browser turns speech into words, and some browsers send the sound to their maker to do so. We receive the words only. The talk button listens only while you hold it; a tap on it, or Hands free, listens until you tap again.',
    },
    {
      category,
      question: 'Can I bring my own recipes?',
      answer:
        'Yes. Under Recipes, choose Add your own: paste a link or the text, check what was read, and save. They are private to you and take part in matching.',
    },
    {
      category,
      question: 'How many recipes can I save?',
      answer: plans
        ? `On the free plan ${count(plans.free.limits.savedRecipes)}. With Pro there is no limit. If you go back to the free plan nothing is deleted: you keep what you saved and can add again once you are under the limit.`
        : 'As many as you like.',
    },
    {
      category,
      question: 'What is the pantry for?',
      answer:
        'It remembers what you have, with a best-before date that is estimated from usual storage times and that you can change. What should be used soon ranks higher in your results.',
    },
  ];
}

function billing({ free, pro }: Plans): FaqEntry[] {
  const category = 'Account & Billing';
  const prices = pro.prices
    ? `${price(pro.prices.month)} a month or ${price(pro.prices.year)} a year`
    : 'not for sale at the moment';
  return [
    {
      category,
      question: 'What does Pro cost?',
      answer: `Pro Chef is ${prices}. The pay button shows exactly what you’ll be charged.`,
    },
    {
      category,
      question: 'How do I cancel?',
      answer:
        'In your account under Subscription Status, with one button. You keep Pro until the end of the period you paid for, and you can resume until then.',
    },
    {
      category,
      question: 'Can I get my money back?',
      answer:
        'Within the first 7 days, yes: press Refund in your account. The refund is made at once, Pro ends with it, and it is offered once per person.',
    },
    {
      category,
      question: 'What happens if a payment fails?',
      answer:
        'We email you, try again, and keep Pro going for 3 days. If no payment arrives by then, you are on the free plan. Nothing you saved is deleted.',
    },
    {
      category,
      question: 'When does the daily scan limit start again?',
      answer: `At midnight in your own time zone. Only scans that found something count towards the ${count(free.limits.scansPerDay)} a day; a failed or empty scan is free. So are the same photos again within ten minutes, and photos added to a scan, up to the eight that fit into one.`,
    },
  ];
}

const REFERRALS: FaqEntry = {
  category: 'Account & Billing',
  question: 'How do referrals work?',
  answer:
    'Share your link from Your Rewards. When a friend signs up with it and runs a first scan, you receive 30 days of Pro and your friend 7. Up to 12 friends a year count.',
};

function account(plans: Plans | null, missing: readonly Missing[]): FaqEntry[] {
  const category = plans ? 'Account & Billing' : 'Account';
  const alsoEnds = [
    ...(plans ? ['ends any subscription'] : []),
    ...(missing.includes('community') ? [] : ['replaces your community posts with "[deleted]"']),
  ];
  const removes = ['removes it for good', ...alsoEnds];
  const last = removes.pop();
  const deletion =
    removes.length > 0 ? `${removes.join(', ')}${removes.length > 1 ? ',' : ''} and ${last}` : last;
  return [
    {
      category,
      question: 'How do I get my data, or delete my account?',
      answer: `Both are in your account. Export My Data downloads everything that is yours as one JSON file. Delete Account ${deletion}.`,
    },
    {
      category,
      question: 'I forgot my password.',
      answer: missing.includes('mail')
        ? 'Ask the person who runs this installation for a link to choose a new one. Using it signs out every device.'
        : 'Choose "Forgot password?" when you sign in. We email you a link to choose a new one. Using it signs out every device.',
    },
  ];
}

function nutrition(): FaqEntry[] {
  const category = 'Nutrition & Recipes';
  return [
    {
      category,
      question: 'Where do the nutrition figures come from?',
      answer:
        'From the food tables of the United States Department of Agriculture. Each recipe lists, ingredient by ingredient, which entry was used. Figures are computed from the ingredients, never typed in.',
    },
    {
      category,
      question: 'Why is there a range instead of one number?',
      answer:
        'Because a banana is not always the same banana. The range says how far the figure may be off, and the recipe says how much of it we could weigh. What we don’t know is shown as unknown.',
    },
    {
      category,
      question: 'Can I rely on the allergen notes?',
      answer:
        'They are computed from the ingredients and say "contains" or "no known", never "safe". Products differ and labels change: if you have an allergy, read the label every time.',
    },
    {
      category,
      question: 'How exact is a meal photo?',
      answer:
        'It is a starting point. Crisper names what it sees and proposes a usual portion with a range. Change the foods and the grams: the totals follow at once, and what you weighed is what is saved.',
    },
    {
      category,
      question: 'How are my calorie targets worked out?',
      answer:
        'With the Mifflin-St Jeor formula from your age, height, weight and activity, adjusted for your goal. No plan goes below 1,200 kcal a day, and nobody under 18 is given a deficit. You can set your own figures. This isn’t medical advice.',
    },
    {
      category,
      question: 'Are your recipes safe to follow?',
      answer:
        'Every recipe in our cookbook is checked: safe end temperatures for poultry, pork, ground meat, eggs and fish, times that add up, and no ingredient left unused. Use your own senses too, and a thermometer where it matters.',
    },
  ];
}
