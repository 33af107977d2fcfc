import { COURSES } from '@crisper/contract/vocabulary';
import type { RecipeDraft } from '@crisper/kitchen/recipes/draft';

/** The rules of recipes/README.md about the file format, not about the dish. */
export function checkConventions(draft: RecipeDraft, text: string): string[] {
  const problems: string[] = [];
  const need = (good: boolean, message: string) => {
    if (!good) problems.push(`conventions: ${message}`);
  };
  need(draft.title.length >= 3 && draft.title.length <= 80, 'the title has 3 to 80 characters');
  need(
    draft.description.length >= 20 && draft.description.length <= 240,
    'the description has 20 to 240 characters',
  );
  need(draft.servings !== null && draft.servings <= 24, 'servings is a whole number from 1 to 24');
  need(draft.prepMinutes !== null && draft.cookMinutes !== null, 'prep time and cook time are given');
  need(
    draft.cuisine !== null && /^[A-Z][A-Za-z -]{2,30}$/.test(draft.cuisine),
    'the cuisine is one English adjective',
  );
  need(
    draft.categories.length > 0 &&
      draft.categories.every((word) => (COURSES as readonly string[]).includes(word)),
    `the course is one of ${COURSES.join(', ')}`,
  );
  need(draft.steps.length >= 2 && draft.steps.length <= 12, 'there are 2 to 12 steps');
  need(
    draft.steps.some((step) => step.tip !== null || step.looksRight !== null),
    'some step has a "> Tip:" or "> Looks right:" note',
  );
  need(
    !/\d\s?°\s?F(?!\s?\/\s?\d{2,3}\s?°\s?C)/.test(text),
    'every temperature has both scales: 350°F / 175°C',
  );
  need(!/[@#~][^@#~{}\n]{0,60}\{[^}\n]*$/m.test(text), 'every brace is closed');
  for (const note of text.matchAll(/^>(?!>)(.*)$/gm)) {
    const said = (note[1] ?? '').trim();
    need(
      /^(?:Tip|Looks right): \S/.test(said),
      `a note begins with "Tip:" or "Looks right:" ("${said.slice(0, 30)}")`,
    );
  }
  return problems;
}
