import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { offers } from '../../lib/offers.ts';
import { Button } from '../../ui/button.tsx';
import {
  CookingPicture,
  ImportPicture,
  MealPicture,
  ResultPicture,
  ScanPicture,
  ShoppingPicture,
} from './pictures.tsx';

interface Tutorial {
  id: string;
  title: string;
  minutes: number;
  /** Whether it needs a paid plan, where there are plans. */
  pro?: true;
  picture: ReactNode;
  steps: readonly string[];
  tip: string;
  action: { to: string; label: string };
}

const TUTORIALS: readonly Tutorial[] = [
  {
    id: 'first-scan',
    title: t`Your first scan`,
    minutes: 2,
    picture: <ScanPicture />,
    steps: [
      t`Open Scan and choose a photo, or press the camera button and photograph an open fridge.`,
      t`Wait a moment: the scan starts by itself and shows its progress.`,
      t`Touch a chip to see where it was found. Tap away what is wrong, type what is missing.`,
      t`Choose the equipment you have, then press Find My Recipes.`,
    ],
    tip: t`Turn labels to the front. Crisper reads cartons, jars and packets.`,
    action: { to: '/scan', label: t`Scan now` },
  },
  {
    id: 'reading-results',
    title: t`Reading your results`,
    minutes: 2,
    picture: <ResultPicture />,
    steps: [
      t`The badge says how much of the recipe you have. Green starts at 90%, and 100% means cook it now.`,
      t`Set a minimum match, a maximum time and a diet on the left, or above the list on a phone.`,
      t`Tap “You have everything” or “Missing 2” to see what is used, what is missing and what could stand in for it.`,
      t`Press the heart to keep a recipe.`,
    ],
    tip: t`Switch on “Only recipes I can make 100%” when a trip to the store isn’t an option.`,
    action: { to: '/recipes', label: t`Browse recipes` },
  },
  {
    id: 'cooking-mode',
    title: t`Cooking with timers and voice`,
    minutes: 3,
    picture: <CookingPicture />,
    steps: [
      t`Open a recipe, set the servings, and switch on Interactive Mode.`,
      t`Start a step’s timer with one tap. Start the next one too: they run side by side and ring by themselves.`,
      t`Hold the talk button, or the space bar on it, and say “next step”, “how much butter?” or “set a timer for five minutes”. A tap keeps listening until the next tap.`,
      t`At the end, log the meal or take what you used out of the pantry.`,
    ],
    tip: t`Open the recipe once before you go off the grid. It then works without a network.`,
    action: { to: '/recipes', label: t`Pick a recipe` },
  },
  {
    id: 'logging-meals',
    title: t`Logging a meal from a photo`,
    minutes: 2,
    picture: <MealPicture />,
    steps: [
      t`On Nutrition, press Snap a Meal and hold the camera about a foot above the plate.`,
      t`Check each food and its grams. Change, remove or add: the totals follow at once.`,
      t`Save. The day’s rings and bars move, and the meal can be edited later.`,
      t`Set your targets under Nutrition Goals, by hand or by the recommendation.`,
    ],
    tip: t`A cooked recipe is logged with one tap at the end of cooking mode, without a photo.`,
    action: { to: '/nutrition', label: t`Open Nutrition` },
  },
  {
    id: 'planning-a-week',
    title: t`Planning a week and shopping for it`,
    minutes: 3,
    pro: true,
    picture: <ShoppingPicture />,
    steps: [
      t`Open Meal plan and press once: four meals a day for seven days, near your targets.`,
      t`Lock what you like and swap what you don’t. The rest is planned again around it.`,
      t`Open the shopping list: amounts are merged, sorted by aisle, and what you already have is left out.`,
      t`Tick things off in the shop, even without a signal, and put them into the pantry with one tap.`,
    ],
    tip: t`Fill the pantry first. The plan uses up what is open before it sends you shopping.`,
    action: { to: '/plan', label: t`Open Meal plan` },
  },
  {
    id: 'own-recipes',
    title: t`Bringing your own recipes`,
    minutes: 2,
    picture: <ImportPicture />,
    steps: [
      t`Under Recipes, open Yours and choose Add your own.`,
      t`Paste the link of a page, or the text of a recipe from anywhere.`,
      t`Look over what was read: lines it was unsure of are marked. Correct them.`,
      t`Save. It is private, has nutrition and steps like every other recipe, and shows up when it matches.`,
    ],
    tip: t`A recipe from a book? Type or dictate it as plain text, ingredients first. That is enough.`,
    action: { to: '/recipes/new', label: t`Add a recipe` },
  },
];

export function Tutorials() {
  return (
    <div className="mx-auto max-w-5xl px-4 py-12 sm:px-6 md:py-16">
      <h1 className="page-title">
        <Trans>Tutorials</Trans>
      </h1>
      <p className="mt-3 text-ink-soft text-lg">
        <Trans>Six things worth knowing, a few minutes each.</Trans>
      </p>
      <nav aria-label={t`Tutorials`} className="mt-6 flex flex-wrap gap-2">
        {TUTORIALS.map(({ id, title }) => (
          <a
            key={id}
            href={`#${id}`}
            className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 font-semibold text-sm hover:bg-sunken"
          >
            {title}
          </a>
        ))}
      </nav>
      {TUTORIALS.map((tutorial) => (
        <Guide key={tutorial.id} tutorial={tutorial} />
      ))}
      <p className="mt-16 text-ink-soft">
        <Trans>
          Something still unclear? Look into the{' '}
          <Link to="/help" className="text-herb-ink underline">
            Help Center
          </Link>{' '}
          or{' '}
          <Link to="/contact" className="text-herb-ink underline">
            write to us
          </Link>
          .
        </Trans>
      </p>
    </div>
  );
}

function Guide({ tutorial }: { tutorial: Tutorial }) {
  const { id, title, minutes, pro = false, picture, steps, tip, action } = tutorial;
  return (
    <article id={id} className="mt-14 grid scroll-mt-20 items-center gap-8 md:grid-cols-2">
      <div className="md:order-2">{picture}</div>
      <div>
        <h2 className="text-3xl">{title}</h2>
        <p className="mt-2 flex items-center gap-1.5 text-ink-soft text-sm">
          <Clock aria-hidden className="size-4" />
          {pro && offers('plans') ? t`${minutes} min · part of Pro` : t`${minutes} min`}
        </p>
        <ol className="mt-4 grid list-decimal gap-2 ps-6">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="mt-4 rounded-control bg-honey-soft p-4">
          <strong>
            <Trans>Tip:</Trans>{' '}
          </strong>
          {tip}
        </p>
        <Button variant="outline" className="mt-5" asChild>
          <Link to={action.to}>{action.label}</Link>
        </Button>
      </div>
    </article>
  );
}
