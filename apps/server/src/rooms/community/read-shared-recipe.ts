import type { DiscussionCategory, shareRecipe } from '@crisper/contract/community/community';
import type { OwnRecipe } from '@crisper/contract/recipes/own-recipes';
import type { Difficulty } from '@crisper/contract/vocabulary';
import { readLoose } from '@crisper/kitchen/recipes/reading/read-loose';
import { readText } from '@crisper/kitchen/recipes/reading/read-text';
import type { z } from 'zod';
import { say } from '../../saying/say.ts';
import { cleanLine, cleanText } from './clean-text.ts';

export type SharedForm = z.output<NonNullable<typeof shareRecipe.body>>;

const LINE_MAX = 600;
const STEP_MAX = 6_000;
const LINES_MAX = 200;
const MINUTES_MAX = 44_640;

export interface SharedPost {
  /** Null when the kitchen cannot read a recipe from the form. */
  own: OwnRecipe | null;
  difficulty: Difficulty;
  words: { title: string; content: string; category: DiscussionCategory };
}

/** Reads the share form with the kitchen's reader: from the labeled fields, or a whole recipe in the description. */
export function readShared(form: SharedForm): SharedPost {
  const title = cleanLine(form.title);
  const description = cleanText(form.description);
  const ingredients = cleanText(form.ingredients);
  const instructions = cleanText(form.instructions);
  const draft = ingredients
    ? readText(`${title}\n\nIngredients\n${ingredients}\n\nInstructions\n${instructions}`)
    : (readLoose(description) ?? readText(description));
  const lines = (draft?.ingredients ?? []).map((line) => line.text.trim().slice(0, LINE_MAX)).filter(Boolean);
  const steps = (draft?.steps ?? []).map((step) => step.text.trim().slice(0, STEP_MAX)).filter(Boolean);
  const own =
    lines.length === 0 || steps.length === 0
      ? null
      : {
          title,
          description: ingredients ? description : '',
          ingredients: lines.slice(0, LINES_MAX),
          steps: steps.slice(0, LINES_MAX),
          servings: Math.min(100, Math.max(1, Math.round(draft?.servings ?? 4))),
          prepTimeMin: null,
          cookTimeMin: minutesOf(form.cookTime),
          sourceUrl: null,
        };
  return {
    own,
    difficulty: form.difficulty.toLowerCase() as Difficulty,
    words: { title, content: contentOf(own, description, ingredients, instructions), category: 'General' },
  };
}

/** Text that cannot become a recipe is kept in the post as written. */
function contentOf(
  own: OwnRecipe | null,
  description: string,
  ingredients: string,
  instructions: string,
): string {
  if (own) return description || say('A recipe from my kitchen. Open it below to cook it.');
  return (
    [description, ingredients, instructions].filter(Boolean).join('\n\n').slice(0, 10_000) ||
    say('Who has cooked this? Tell me how you make it.')
  );
}

/** "45", "45 minutes", "1 h 30 min"; null for any other text. */
function minutesOf(text: string): number | null {
  const hours = /(\d{1,3})\s*h/i.exec(text)?.[1];
  const rest = text.replace(/\d{1,3}\s*h[a-z]*/i, '');
  const minutes = /\d{1,5}/.exec(rest)?.[0];
  if (hours === undefined && minutes === undefined) return null;
  return Math.min(MINUTES_MAX, Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}
