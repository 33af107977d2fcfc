import type { Caller } from './answers.ts';
import { TOOLS } from './answers.ts';
import { lacking } from './tool.ts';

interface Prompt {
  name: string;
  title: string;
  description: string;
  arguments: { name: string; description: string; required: boolean }[];
  /** The tools that it leads to; who may not use all of them is not shown it. */
  uses: readonly string[];
  text(given: Readonly<Record<string, string>>): string;
}

const TEXT_MAX = 200;

const PROMPTS: readonly Prompt[] = [
  {
    name: 'plan_my_week',
    title: 'Plan my week',
    description: 'Plans dinners around what is in the pantry, and writes the shopping list',
    arguments: [
      {
        name: 'wishes',
        description: 'What the week should be like: "quick on Tuesday, no fish"',
        required: false,
      },
    ],
    uses: ['read_pantry', 'read_plan', 'search_by_pantry', 'plan_meal', 'shop_for_recipe'],
    text: ({ wishes }) =>
      [
        'Plan my dinners for the next seven days.',
        'Read my pantry and my plan first. Use what spoils soon early in the week, and leave days alone that have a dinner already.',
        wishes && `My wishes: ${wishes}`,
        'Show me the week as a short table and wait for my yes. Then put each dish on its day, put on the shopping list what each still needs, and tell me what there is to buy.',
      ]
        .filter(Boolean)
        .join('\n'),
  },
  {
    name: 'use_up',
    title: 'Use up what spoils',
    description: 'A dish for what has to be eaten first',
    arguments: [{ name: 'minutes', description: 'How long it may take', required: false }],
    uses: ['read_pantry', 'search_by_pantry', 'read_recipe'],
    text: ({ minutes }) =>
      [
        'What should I cook to use up what spoils soonest?',
        'Read my pantry, search recipes for it, and name the three that use most of what has to go.',
        minutes && `It may take ${minutes} minutes.`,
        'Say of each what is missing. When I choose one, read it and guide me through it.',
      ]
        .filter(Boolean)
        .join('\n'),
  },
];

export function promptsFor({ scopes }: Caller) {
  return PROMPTS.filter(({ uses }) =>
    TOOLS.filter(({ name }) => uses.includes(name)).every((tool) => lacking(tool, scopes) === undefined),
  ).map(({ name, title, description, arguments: asked }) => ({ name, title, description, arguments: asked }));
}

/** What the assistant is asked; undefined when there is no such prompt for this token. */
export function promptOf(caller: Caller, name: string, given: Readonly<Record<string, string>> = {}) {
  if (!promptsFor(caller).some((one) => one.name === name)) return undefined;
  const prompt = PROMPTS.find((one) => one.name === name)!;
  const bounded = Object.fromEntries(
    prompt.arguments.map(({ name: argument }) => [argument, (given[argument] ?? '').slice(0, TEXT_MAX)]),
  );
  const text = prompt.text(bounded);
  return {
    description: prompt.description,
    messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
  };
}
