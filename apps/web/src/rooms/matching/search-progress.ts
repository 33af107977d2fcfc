import type { SearchStage } from '@crisper/contract/matching/matching';
import { plural, t } from '@lingui/core/macro';
import { CAP, type Stage } from '../../shared/stage-bar.ts';

const MATCHING = 20;
const COMPOSING = 55;
const WRITING = 85;

const STAGES: Readonly<Record<SearchStage, Stage>> = {
  matching: {
    at: MATCHING,
    next: COMPOSING,
    messages: [
      t`Matching them with the cookbook…`,
      t`Looking for what you can cook right now…`,
      t`Checking what can stand in for what…`,
    ],
  },
  composing: {
    at: COMPOSING,
    next: WRITING,
    messages: [t`Putting new dishes together…`, t`Trying what goes well with what…`, t`Setting the table…`],
  },
  writing: {
    at: WRITING,
    next: CAP,
    messages: [t`Asking for a few more ideas…`, t`Almost there…`],
  },
};

/** While the ingredients are on their way there is no stage yet. */
export function stageOf(stage: SearchStage | null, ingredients: number): Stage {
  if (stage) return STAGES[stage];
  return {
    at: 5,
    next: MATCHING,
    messages: [
      ingredients === 1
        ? t`Sending your ingredient…`
        : plural(ingredients, { one: 'Sending your # ingredient…', other: 'Sending your # ingredients…' }),
      t`A slow connection takes a little longer…`,
    ],
  };
}
