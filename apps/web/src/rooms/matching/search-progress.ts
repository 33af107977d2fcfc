import type { SearchStage } from '@crisper/contract/matching/matching';
import { CAP, type Stage } from '../../shared/stage-bar.ts';

const MATCHING = 20;
const COMPOSING = 55;
const WRITING = 85;

const STAGES: Readonly<Record<SearchStage, Stage>> = {
  matching: {
    at: MATCHING,
    next: COMPOSING,
    messages: [
      'Matching them with the cookbook…',
      'Looking for what you can cook right now…',
      'Checking what can stand in for what…',
    ],
  },
  composing: {
    at: COMPOSING,
    next: WRITING,
    messages: ['Putting new dishes together…', 'Trying what goes well with what…', 'Setting the table…'],
  },
  writing: {
    at: WRITING,
    next: CAP,
    messages: ['Asking for a few more ideas…', 'Almost there…'],
  },
};

/** While the ingredients are on their way there is no stage yet. */
export function stageOf(stage: SearchStage | null, ingredients: number): Stage {
  if (stage) return STAGES[stage];
  const things = ingredients === 1 ? 'ingredient' : `${ingredients} ingredients`;
  return {
    at: 5,
    next: MATCHING,
    messages: [`Sending your ${things}…`, 'A slow connection takes a little longer…'],
  };
}
