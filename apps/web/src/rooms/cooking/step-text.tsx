import type { InteractiveStep, RecipeIngredientView, StepUse } from '@crisper/contract/recipes/recipes';
import { withFractionSigns } from '@crisper/kitchen/measures/fraction-signs';
import { Fragment, type ReactNode } from 'react';
import { amountOf, nameBeside, partOf, type Scale } from '../../shared/amounts.ts';

interface StepTextProps {
  step: Pick<InteractiveStep, 'text' | 'uses'>;
  lines: readonly RecipeIngredientView[];
  scale: Scale;
}

/** The step's words with the amounts they need: "Whisk **3 eggs** with half of the butter **(2 tablespoons)**". */
export function StepText({ step, lines, scale }: StepTextProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const use of step.uses.toSorted((a, b) => a.at - b.at)) {
    const line = lines[use.line];
    // An amount that could not be read stands there already: "1/2 head of cabbage".
    const given = use.amountLength === 0 && /[\d½¼¾⅓⅔] $/.test(step.text.slice(0, use.at));
    if (!line || use.at < end || given) continue;
    const before = step.text.slice(end, use.at);
    const amount = use.share === null ? '' : amountOf(partOf(line, use.share), scale);
    const isBefore = amount !== '' && (use.share === 1 || use.amountLength > 0);
    // No cook says "add the 1 onion"; other languages have no such word there.
    parts.push(withFractionSigns(isBefore ? before.replace(/\bthe $/, '') : before));
    const said = step.text.slice(use.at, use.at + use.length);
    parts.push(<Fragment key={use.at}>{withAmount(said, use, line, amount)}</Fragment>);
    end = use.at + use.length;
  }
  return (
    <>
      {parts}
      {withFractionSigns(step.text.slice(end))}
    </>
  );
}

function withAmount(said: string, use: StepUse, line: RecipeIngredientView, amount: string): ReactNode {
  if (amount === '') return said;
  if (use.share !== 1 && use.amountLength === 0)
    return (
      <>
        {said} <strong className="whitespace-nowrap font-bold">({amount})</strong>
      </>
    );
  const name = said.slice(use.amountLength).replace(line.unit === 'can' ? /^canned /i : /^(?!)/, '');
  return (
    <strong className="font-bold">
      <span className="whitespace-nowrap">{amount}</span> {nameBeside(amount, line.unit, name)}
    </strong>
  );
}
