import type { DiscussionCategory } from '@crisper/contract/community/community';

interface Seed {
  /** Must never change: at startup it shows whether this seed is already in the database. */
  name: string;
  title: string;
  category: DiscussionCategory;
  pinned?: true;
  locked?: true;
  content: string;
}

/** The team's first posts, newest last. */
export const SEEDS: readonly Seed[] = [
  {
    name: 'freezer-map',
    title: 'A freezer map ends the mystery boxes',
    category: 'Kitchen Tips',
    content: `Every freezer has them: boxes nobody dares to open. What works for us is a sheet of paper on the door with three columns: **what**, **how much**, **since when**. Cross out what you take.

Rules of thumb that keep the list honest:

- Soups, stews and sauces: best within 3 months
- Bread, sliced: 3 months, straight into the toaster
- Cooked rice and beans: 2 months, flat in a bag so that it thaws in minutes
- Berries and chopped vegetables: up to a year

What does your system look like? #freezer #leftovers`,
  },
  {
    name: 'air-fryer-dry',
    title: 'Air fryer vegetables come out dry? Three things to check',
    category: 'Equipment Tips',
    content: `1. **Too little oil.** A teaspoon for every two handfuls, tossed in a bowl and not sprayed into the basket.
2. **Too full a basket.** One layer, with gaps. Two short rounds beat one long one.
3. **Too long, too low.** Most vegetables like 200 °C (400 °F) for 8 to 12 minutes. At 160 °C they dry before they brown.

Broccoli is the exception: a spoonful of water in the bowl keeps the florets from burning. Which vegetable gives you trouble? #airfryer #vegetables`,
  },
  {
    name: 'salt-early',
    title: 'When do you salt? A short guide by ingredient',
    category: 'Techniques',
    content: `Salt does different things at different times.

- **Steak:** at least 40 minutes before, or right before. In between, the surface is wet and will not brown.
- **Chicken:** the evening before, uncovered in the fridge. The skin gets crisp.
- **Mushrooms:** when they are brown already. Salt pulls out water, and wet mushrooms stew.
- **Beans:** in the soaking water. The old rule that salt keeps them hard is wrong.
- **Eggs:** a quarter of an hour before scrambling, if you have the time.
- **Tomatoes for salad:** ten minutes before, and keep the juice for the dressing.

#salt #basics`,
  },
  {
    name: 'week-of-dinners',
    title: 'Plan five dinners from one shop: our template',
    category: 'Meal Planning',
    content: `We plan by *what goes bad first*, not by day.

1. Fish or salad greens on the first evening
2. Soft vegetables next: zucchini, peppers, mushrooms
3. Something from the oven in the middle, with enough for a lunch
4. Roots and cabbage, which waited happily
5. Pantry night: pasta, beans, eggs, whatever is left

A scan on the fourth evening tells you what is really there. How do you order your week? #mealprep #planning`,
  },
  {
    name: 'protein-breakfast',
    title: 'Breakfasts with 20 g of protein that take ten minutes',
    category: 'Nutrition',
    content: `A few that we make on working days, with rough figures for one person:

- Two eggs on rye bread with 50 g of cottage cheese: about 24 g
- 200 g of skyr with oats and berries: about 24 g
- 150 g of firm tofu, scrambled with turmeric and spinach: about 20 g
- 60 g of oats cooked in 250 ml of soy milk, a spoon of peanut butter: about 20 g

The figures change with the brand, so log what you eat and see. What is on your list? #breakfast #protein`,
  },
  {
    name: 'rice-safety',
    title: 'Leftover rice: how to keep it safe',
    category: 'Kitchen Tips',
    content: `Cooked rice can carry spores that survive boiling and grow while it stands warm. It is easy to avoid:

- Cool it **within an hour**: spread it on a tray, or in flat boxes
- Keep it in the fridge for **one day, two at most**
- Reheat it **once**, until it steams all the way through
- When in doubt, throw it out

Cold rice from the day before is also what fried rice wants. #rice #foodsafety #leftovers`,
  },
  {
    name: 'beans-from-dry',
    title: 'Dried beans cost a third of canned ones. Is it worth it?',
    category: 'Budget Cooking',
    content: `For us: yes, once a month, in bulk. 500 g of dried beans gives about 1.2 kg cooked, which is five cans.

- Soak overnight with a tablespoon of salt
- Simmer with a bay leaf and half an onion, 45 to 90 minutes
- Freeze in portions of 240 g, the drained weight of a can, in their liquid

Red kidney beans must boil hard for ten minutes: raw ones are poisonous, and a slow cooker alone does not get hot enough.

Which beans do you think are worth it, and which do you buy canned? #beans #budget`,
  },
  {
    name: 'gluten-free-flour',
    title: 'Gluten-free baking: what to swap, and what not to',
    category: 'Special Diets',
    content: `A mix of rice flour and starch replaces wheat well where the *egg* does the work: pancakes, muffins, brownies. Add a teaspoon of psyllium husk for every 150 g and let the batter stand for ten minutes.

It does not work by weight alone for bread and anything that is kneaded. Use a recipe that was written for it.

If you bake for somebody with celiac disease: oats must say gluten-free, baking powder may contain wheat starch, and the wooden spoon remembers. What is your best bake? #glutenfree #baking`,
  },
  {
    name: 'in-season',
    title: 'What is in season where you are?',
    category: 'Seasonal',
    content: `Seasons differ, and so do our markets. Tell us **where you are** and **what is good right now**, and what you do with it.

From us: when there is more squash than anybody can eat, we roast two at once, in halves, cut side down, 45 minutes at 200 °C (400 °F). One for dinner, one scooped out and frozen for soup. #seasonal #market`,
  },
  {
    name: 'better-scans',
    title: 'Getting better scans: light, labels, and one shelf at a time',
    category: 'General',
    content: `What makes a photo easy to read:

- **Open the door fully** and let the fridge light do its work; a flash makes bottles shine
- **One shelf per photo.** You can take several in one scan
- **Turn labels to the front.** Text is read, too
- Things in bags and boxes cannot be seen by anybody: add them by typing

Whatever was found wrong, take it off the list before you search. It makes the next results better for you. #scanning #howto`,
  },
  {
    name: 'sunday-prep',
    title: 'Sunday prep: what are you getting ready this week?',
    category: 'Meal Planning',
    pinned: true,
    content: `The same thread every Sunday: an hour in the kitchen, and tell the others what you got ready for the week. Half-plans count.

Ideas to begin with: a pot of grains, a tray of roasted vegetables, a jar of dressing, eggs boiled for 9 minutes, a soup for the freezer. #mealprep #cookalong`,
  },
  {
    name: 'friday-clear-out',
    title: 'Friday fridge clear-out: cook along with us',
    category: 'General',
    pinned: true,
    content: `Every Friday we scan what is left in the fridge and cook it before we shop. No photo has to be pretty.

How to take part: **scan, cook, tell**. Post what you found, what became of it, and what you would do differently. If you are stuck with half a cabbage and a lemon, ask: somebody has been there. #cookalong #leftovers`,
  },
  {
    name: 'welcome',
    title: 'Welcome! How this place works',
    category: 'General',
    pinned: true,
    locked: true,
    content: `This is where people who cook with Crisper help each other. Four rules are enough:

1. **Be kind.** There are no stupid questions about food.
2. **Say where a claim comes from** when it is about health or allergies. Nothing here is medical advice.
3. **No advertising.** Posts of new members with links wait until a moderator has looked.
4. **Report** what should not be here. Reports of three trusted members hide a post until somebody has checked it.

You can write **bold**, *italic*, lists and links, and put a # before a word to make it a topic. Posts marked *Crisper team* are ours; all others are by members. Have fun! #welcome`,
  },
];

interface EventSeed {
  name: string;
  title: string;
  description: string;
  /** 0 is Sunday. */
  weekday: number;
  hourUtc: number;
  hours: number;
  thread: string;
}

/** Events take place in a thread, so that no user has to be online at the exact time. */
export const EVENT_SEEDS: readonly EventSeed[] = [
  {
    name: 'friday-clear-out',
    title: 'Friday fridge clear-out',
    description: 'Scan what is left, cook it, tell the others. All day, in the thread.',
    weekday: 5,
    hourUtc: 6,
    hours: 24,
    thread: 'friday-clear-out',
  },
  {
    name: 'sunday-prep',
    title: 'Sunday prep hour',
    description: 'An hour in the kitchen for the week to come, together in the thread.',
    weekday: 0,
    hourUtc: 9,
    hours: 12,
    thread: 'sunday-prep',
  },
];
