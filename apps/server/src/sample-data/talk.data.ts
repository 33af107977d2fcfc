import type { DiscussionCategory } from '@crisper/contract/community/community';
import type { GuestName } from './people.ts';

interface Talk {
  by: GuestName;
  title: string;
  category: DiscussionCategory;
  content: string;
  hoursAgo: number;
  views: number;
  /** Has a rude reply. */
  disputed?: true;
  replies: readonly { by: GuestName | 'cook'; content: string }[];
}

/** Oldest first. */
export const TALKS: readonly Talk[] = [
  {
    by: 'tomasz.demo',
    title: 'What do you do with half a cabbage?',
    category: 'Kitchen Tips',
    hoursAgo: 24 * 40,
    views: 214,
    content:
      'Every time I make slaw, half of the head goes back into the fridge and is never seen again. I would love **three ideas that are not slaw**. #cabbage #leftovers',
    replies: [
      {
        by: 'aiko.demo',
        content:
          'Okonomiyaki! Shred it, add two eggs, a little flour and whatever else is around. One pan, fifteen minutes.',
      },
      {
        by: 'nora.demo',
        content:
          'Cut it into wedges, oil, salt, 220 °C until the edges are nearly black. A spoonful of yogurt on top.',
      },
      {
        by: 'priya.demo',
        content:
          'With mustard seeds, turmeric and frozen peas. It shrinks to nothing, so half a head feeds three.',
      },
      { by: 'tomasz.demo', content: 'The wedges won. Half a head is not enough any more. Thank you all!' },
    ],
  },
  {
    by: 'lucia.demo',
    title: 'Cooking for one without eating the same thing for four days',
    category: 'Meal Planning',
    hoursAgo: 24 * 33,
    views: 341,
    content:
      'My rule by now: cook the **base** for three meals, never the dish.\n\n- a pot of beans\n- a tray of roasted vegetables\n- one sauce\n\nTacos on Monday, soup on Tuesday, a grain bowl on Wednesday. What are your bases? #mealprep #cookingforone',
    replies: [
      { by: 'sam.demo', content: 'Rice, always. Fried rice on day two is better than on day one anyway.' },
      { by: 'elif.demo', content: 'Lentils for me. Salad, soup and köfte all start there.' },
      {
        by: 'cook',
        content:
          'I plan the week here and lock the leftovers in. Works as long as I am honest about Fridays.',
      },
    ],
  },
  {
    by: 'ben.demo',
    title: 'Cast iron: is soap really allowed?',
    category: 'Equipment Tips',
    hoursAgo: 24 * 26,
    views: 502,
    content:
      'My grandmother says never, the internet says it is fine. I have one pan and would like to keep it. #castiron',
    replies: [
      {
        by: 'nora.demo',
        content:
          'Dish soap today has no lye in it, and lye is what takes the seasoning off. A drop is fine. **Drying it on the stove right away** matters far more.',
      },
      {
        by: 'tomasz.demo',
        content: 'What it does not like: soaking, the dishwasher, and tomato sauce overnight.',
      },
      { by: 'lucia.demo', content: 'Salt and a paper towel do it nine times out of ten.' },
    ],
  },
  {
    by: 'priya.demo',
    title: 'Iron without meat: what the numbers say',
    category: 'Nutrition',
    hoursAgo: 24 * 20,
    views: 288,
    content:
      'After some months of logging I looked at where my iron comes from: lentils, tofu, oats, spinach and, to my surprise, cocoa. Something with vitamin C in the same meal helps the body to take it up, so lemon on the dal is more than taste. #iron #vegetarian',
    replies: [
      { by: 'elif.demo', content: 'Coffee right after a meal works against it. I moved mine an hour back.' },
      {
        by: 'cook',
        content: 'The nutrition page shows iron and vitamin C side by side. That is how I noticed it too.',
      },
    ],
  },
  {
    by: 'aiko.demo',
    title: 'Rice in a pot, every time: my six lines',
    category: 'Techniques',
    hoursAgo: 24 * 15,
    views: 463,
    disputed: true,
    content:
      '1. Rinse until the water is nearly clear.\n2. One part rice, 1.2 parts water.\n3. Soak for 20 minutes if you can.\n4. Lid on, high heat until it boils.\n5. Lowest heat for 12 minutes. Do not look.\n6. Off the heat, 10 more minutes with the lid on.\n\nStep 6 is the one that everybody skips. #rice #basics',
    replies: [
      { by: 'sam.demo', content: 'Step 6 was it! Mine was always wet at the bottom.' },
      { by: 'ben.demo', content: 'Does this hold for brown rice?' },
      { by: 'aiko.demo', content: 'For brown rice: 1.6 parts water and 30 minutes on low. The rest stays.' },
    ],
  },
  {
    by: 'nora.demo',
    title: 'First pumpkins are here. Which one for what?',
    category: 'Seasonal',
    hoursAgo: 24 * 11,
    views: 197,
    content:
      'Hokkaido can be eaten with its skin, butternut is the sweetest, and spaghetti squash is better with butter and cheese than as pasta. What do you make first? #pumpkin #autumn',
    replies: [
      { by: 'lucia.demo', content: 'Risotto, with the peels roasted as crisps on top.' },
      { by: 'priya.demo', content: 'Sambar. Pumpkin takes tamarind very well.' },
    ],
  },
  {
    by: 'sam.demo',
    title: 'Dinner for four under $8: show your best one',
    category: 'Budget Cooking',
    hoursAgo: 24 * 8,
    views: 377,
    content:
      'Mine: red lentil dal with rice and a cucumber salad. About **$5.20** where I live, with spices that I had. #budget #dal',
    replies: [
      { by: 'tomasz.demo', content: 'Potato pancakes with applesauce. Nearly free, and nobody complains.' },
      { by: 'lucia.demo', content: 'Pasta e ceci: a can of chickpeas, short pasta, garlic, rosemary.' },
      { by: 'elif.demo', content: 'Menemen with a lot of bread. Eggs went up, but it still fits.' },
    ],
  },
  {
    by: 'elif.demo',
    title: 'Gluten-free flatbread that bends?',
    category: 'Special Diets',
    hoursAgo: 24 * 5,
    views: 142,
    content:
      'Mine crack as soon as I look at them. So far: rice flour, tapioca, water, salt. What am I missing? #glutenfree #bread',
    replies: [
      {
        by: 'priya.demo',
        content:
          'Psyllium husk, a tablespoon for 250 g of flour, and **hot** water. Let it rest for half an hour.',
      },
      { by: 'elif.demo', content: 'It bends! I could have had this for three years.' },
    ],
  },
  {
    by: 'lucia.demo',
    title: 'The scan saw things I had forgotten',
    category: 'General',
    hoursAgo: 52,
    views: 168,
    content:
      'Half a jar of capers, behind the mustard, since spring I think. They became puttanesca. What was your best find? #fridge #leftovers',
    replies: [
      { by: 'ben.demo', content: 'Miso, unopened. Now it goes into everything.' },
      { by: 'cook', content: 'Three half lemons. I have a lemon problem.' },
    ],
  },
  {
    by: 'ben.demo',
    title: 'Air fryer or oven for two people?',
    category: 'Equipment Tips',
    hoursAgo: 19,
    views: 96,
    content:
      'We cook for two and have little space on the counter. Those who have both: which one do you really use? #airfryer #oven',
    replies: [
      {
        by: 'nora.demo',
        content:
          'Air fryer from Monday to Friday, oven on Sunday. It heats up in the time the oven needs to click.',
      },
    ],
  },
  {
    by: 'aiko.demo',
    title: 'What is in your freezer that nobody else has?',
    category: 'General',
    hoursAgo: 3,
    views: 31,
    content:
      'I begin: ginger, whole. It grates better frozen, and it never goes soft in a drawer again. #freezer',
    replies: [
      { by: 'sam.demo', content: 'Parmesan rinds, for soup.' },
      { by: 'priya.demo', content: 'Curry leaves in a jar. They keep their color for months.' },
    ],
  },
];

/** A shared recipe that others can open. */
export const SHARED_RECIPE = {
  by: 'elif.demo',
  title: "Elif's weeknight menemen",
  description: 'Eggs, peppers and tomatoes in one pan. Bread is not optional.',
  ingredients:
    '2 tablespoons olive oil\n2 green peppers, chopped\n3 tomatoes, grated\n4 eggs\n1/2 teaspoon salt\n1/2 teaspoon red pepper flakes\n4 slices bread',
  instructions:
    'Soften the peppers in the oil over medium heat for 5 minutes.\nAdd the tomatoes and salt and simmer for 8 minutes, until thick.\nStir the eggs in over low heat until they just set, about 2 minutes.\nScatter with the pepper flakes and eat from the pan, with the bread.',
  cookTime: '20 minutes',
} as const;

/** Held for moderation, because it is a new account's post with a link. */
export const HELD_POST = {
  title: 'Great knives at half price',
  content: 'Look at https://knives.example.com before they are gone!',
  category: 'General',
} as const;

/** Reported, but still shown. */
export const REPORTED_REPLY = 'Whoever rinses rice has too much time.';
