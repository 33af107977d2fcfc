import type { PlanOffer } from '@crisper/contract/billing/plans';
import type { FaqEntry } from '@crisper/contract/site/faq';
import type { Missing } from '@crisper/contract/site/site';
import { listed, saidDollars } from '../../saying/local-format.ts';
import { say } from '../../saying/say.ts';

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

type Answered = Omit<FaqEntry, 'category'>;

/** The questions of the help page, for people and for search engines. All limits and prices come from the plans. */
export function faqEntries({ plans, missing }: FaqOptions): FaqEntry[] {
  const billingEntries = [
    ...(plans ? billing(plans) : []),
    ...(missing.includes('referrals') ? [] : [referrals()]),
  ];
  const accountName = plans ? say('Account & Billing') : say('Account');
  return [
    ...within(say('Getting Started'), gettingStarted(plans)),
    ...within(say('Using Features'), usingFeatures(plans)),
    ...within(accountName, [...billingEntries, ...account(plans, missing)]),
    ...within(say('Nutrition & Recipes'), nutrition()),
  ];
}

const within = (category: string, entries: readonly Answered[]): FaqEntry[] =>
  entries.map((entry) => ({ category, ...entry }));

const sentences = (...all: (string | null)[]): string => all.filter((one) => one !== null).join(' ');

const count = (limit: number | null): string => (limit === null ? say('as many as you like') : String(limit));

function gettingStarted(plans: Plans | null): Answered[] {
  return [
    {
      question: say('How do I start?'),
      answer: sentences(
        plans
          ? say(
              'Create a free account, open Scan, and take a photo of your fridge, your pantry or what’s on the counter. Check the list, press Find My Recipes, and cook.',
            )
          : say(
              'Create an account, open Scan, and take a photo of your fridge, your pantry or what’s on the counter. Check the list, press Find My Recipes, and cook.',
            ),
        plans &&
          say('The free plan has {scans} scans a day and needs no card.', {
            scans: count(plans.free.limits.scansPerDay),
          }),
      ),
    },
    {
      question: say('How do I take a photo that works?'),
      answer: say(
        'Open the door wide, switch the light on, and stand close enough that labels can be read. Turn labels to the front and move what hides something else. Several photos count as one scan, so take one for each shelf.',
      ),
    },
    {
      question: say('Can I use Crisper without a camera?'),
      answer: say(
        'Yes. Type what you have on the Scan page: suggestions appear as you type, and Enter adds each one. You can also drop or paste a picture from your computer.',
      ),
    },
    {
      question: say('It missed something, or saw something that isn’t there. What now?'),
      answer: say(
        'Tap a chip to remove it, and type what’s missing. What it’s less sure of is marked under "Also seen?": one tap takes it out. Your corrections are counted so that we learn which foods are hard to see; the photo is not kept for that.',
      ),
    },
    {
      question: say('Do I have to install anything?'),
      answer: say(
        'No. Crisper runs in the browser. If you like, add it to your home screen from the browser menu: it then opens like an app, and photos can be shared to it.',
      ),
    },
  ];
}

function usingFeatures(plans: Plans | null): Answered[] {
  return [
    {
      question: say('What does the match percentage mean?'),
      answer: say(
        'It is the weighted share of a recipe that you have at hand. Staples such as water, salt, pepper, oil, sugar and flour count as present; you change that list on the results page or in your account. A known substitute counts in part and is named. 100% means: cook it now.',
      ),
    },
    {
      question: say('How does cooking mode work?'),
      answer: say(
        'Open a recipe and switch on Interactive Mode. One step at a time fills the screen, with its heat, its timer and what it should look like. Several timers can run together, they survive a reload, and the screen stays awake.',
      ),
    },
    {
      question: say('Can I cook without a network?'),
      answer: say(
        'Yes. A recipe you have opened stays on the device. Steps, timers and the assistant keep working without a connection.',
      ),
    },
    {
      question: say('What can I ask the cooking assistant?'),
      answer: say(
        'Ask what comes next, how much of something you need, what to use instead, when meat is done, or for a timer. Type or speak. Answers on food safety come from a table of facts and are never made up.',
      ),
    },
    {
      question: say('Is my voice recorded?'),
      answer: say(
        'Not by us. Your browser turns speech into words, and some browsers send the sound to their maker to do so. We receive the words only. The talk button listens only while you hold it; a tap on it, or Hands free, listens until you tap again.',
      ),
    },
    {
      question: say('Can I bring my own recipes?'),
      answer: say(
        'Yes. Under Recipes, choose Add your own: paste a link or the text, check what was read, and save. They are private to you and take part in matching.',
      ),
    },
    {
      question: say('How many recipes can I save?'),
      answer: plans
        ? say(
            'On the free plan {recipes}. With Pro there is no limit. If you go back to the free plan nothing is deleted: you keep what you saved and can add again once you are under the limit.',
            { recipes: count(plans.free.limits.savedRecipes) },
          )
        : say('As many as you like.'),
    },
    {
      question: say('What is the pantry for?'),
      answer: say(
        'It remembers what you have, with a best-before date that is estimated from usual storage times and that you can change. What should be used soon ranks higher in your results.',
      ),
    },
  ];
}

function billing({ free, pro }: Plans): Answered[] {
  return [
    { question: say('What does Pro cost?'), answer: priceOf(pro) },
    {
      question: say('How do I cancel?'),
      answer: say(
        'In your account under Subscription Status, with one button. You keep Pro until the end of the period you paid for, and you can resume until then.',
      ),
    },
    {
      question: say('Can I get my money back?'),
      answer: say(
        'Within the first 7 days, yes: press Refund in your account. The refund is made at once, Pro ends with it, and it is offered once per person.',
      ),
    },
    {
      question: say('What happens if a payment fails?'),
      answer: say(
        'We email you, try again, and keep Pro going for 3 days. If no payment arrives by then, you are on the free plan. Nothing you saved is deleted.',
      ),
    },
    {
      question: say('When does the daily scan limit start again?'),
      answer: say(
        'At midnight in your own time zone. Only scans that found something count towards the {scans} a day; a failed or empty scan is free. So are the same photos again within ten minutes, and photos added to a scan, up to the eight that fit into one.',
        { scans: count(free.limits.scansPerDay) },
      ),
    },
  ];
}

function priceOf({ prices }: PlanOffer): string {
  if (!prices) return say('Pro Chef is not for sale at the moment.');
  return say(
    'Pro Chef is {month} a month or {year} a year. The pay button shows exactly what you’ll be charged.',
    { month: dollars(prices.month), year: dollars(prices.year) },
  );
}

const dollars = (amount: number): string => saidDollars(Math.round(amount * 100));

const referrals = (): Answered => ({
  question: say('How do referrals work?'),
  answer: say(
    'Share your link from Your Rewards. When a friend signs up with it and runs a first scan, you receive 30 days of Pro and your friend 7. Up to 12 friends a year count.',
  ),
});

function account(plans: Plans | null, missing: readonly Missing[]): Answered[] {
  const ends = [
    say('removes it for good'),
    ...(plans ? [say('ends any subscription')] : []),
    ...(missing.includes('community') ? [] : [say('replaces your community posts with "[deleted]"')]),
  ];
  return [
    {
      question: say('How do I get my data, or delete my account?'),
      answer: say(
        'Both are in your account. Export My Data downloads everything that is yours as one JSON file. Delete Account {ends}.',
        { ends: listed(ends) },
      ),
    },
    {
      question: say('I forgot my password.'),
      answer: missing.includes('mail')
        ? say(
            'Ask the person who runs this installation for a link to choose a new one. Using it signs out every device.',
          )
        : say(
            'Choose "Forgot password?" when you sign in. We email you a link to choose a new one. Using it signs out every device.',
          ),
    },
  ];
}

function nutrition(): Answered[] {
  return [
    {
      question: say('Where do the nutrition figures come from?'),
      answer: say(
        'From the food tables of the United States Department of Agriculture. Each recipe lists, ingredient by ingredient, which entry was used. Figures are computed from the ingredients, never typed in.',
      ),
    },
    {
      question: say('Why is there a range instead of one number?'),
      answer: say(
        'Because a banana is not always the same banana. The range says how far the figure may be off, and the recipe says how much of it we could weigh. What we don’t know is shown as unknown.',
      ),
    },
    {
      question: say('Can I rely on the allergen notes?'),
      answer: say(
        'They are computed from the ingredients and say "contains" or "no known", never "safe". Products differ and labels change: if you have an allergy, read the label every time.',
      ),
    },
    {
      question: say('How exact is a meal photo?'),
      answer: say(
        'It is a starting point. Crisper names what it sees and proposes a usual portion with a range. Change the foods and the grams: the totals follow at once, and what you weighed is what is saved.',
      ),
    },
    {
      question: say('How are my calorie targets worked out?'),
      answer: say(
        'With the Mifflin-St Jeor formula from your age, height, weight and activity, adjusted for your goal. No plan goes below 1,200 kcal a day, and nobody under 18 is given a deficit. You can set your own figures. This isn’t medical advice.',
      ),
    },
    {
      question: say('Are your recipes safe to follow?'),
      answer: say(
        'Every recipe in our cookbook is checked: safe end temperatures for poultry, pork, ground meat, eggs and fish, times that add up, and no ingredient left unused. Use your own senses too, and a thermometer where it matters.',
      ),
    },
  ];
}
