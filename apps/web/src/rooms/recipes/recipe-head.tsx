import type { Recipe } from '@crisper/contract/recipes/recipes';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, ExternalLink, Printer, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { minutes } from '../../shared/minutes.ts';
import { RecipePicture } from '../../shared/recipes/recipe-picture.tsx';
import { DIFFICULTY_NAMES } from '../../shared/word-names.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ShareSheet } from './share-sheet.tsx';
import { tagName } from './tag-names.ts';

/** Lets the menu close before printing. */
const PRINT_MS = 500;
const ROUND = 'rounded-full bg-raised/90 shadow-soft backdrop-blur-sm hover:bg-raised';

interface RecipeHeadProps {
  recipe: Recipe;
  back: { to: string; label: string };
  /** The heart. */
  favorite: ReactNode;
  /** The match with the ingredients at hand, if known. */
  match?: ReactNode;
  /** The main action. */
  start?: ReactNode;
  /** In place of the sheet with the recipe's address. */
  onShare?: () => void;
}

export function RecipeHead({ recipe, back, favorite, match, start, onShare }: RecipeHeadProps) {
  const [sharing, setSharing] = useState(false);
  const facts = [
    // Zero means that no time is known.
    ...(recipe.prepTimeMin > 0 ? [['prep', t`Prep`, minutes(recipe.prepTimeMin)] as const] : []),
    ...(recipe.cookTimeMin > 0
      ? [['cook', t({ message: 'Cook', context: 'time on the stove' }), minutes(recipe.cookTimeMin)] as const]
      : []),
    ['total', t`Total`, recipe.totalTimeMin > 0 ? minutes(recipe.totalTimeMin) : t`Unknown`],
    [
      'serves',
      t({ message: 'Serves', comment: 'before the number of servings' }),
      recipe.servingsUnknown ? t`Not said; figures are for ${recipe.servings}` : String(recipe.servings),
    ],
    ['difficulty', t`Difficulty`, DIFFICULTY_NAMES[recipe.difficulty]],
  ] as const;
  const source = recipe.sourceUrl && /^https?:\/\//.test(recipe.sourceUrl) ? new URL(recipe.sourceUrl) : null;
  return (
    <header>
      <Link
        to={back.to}
        className="-ms-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-medium text-ink-soft hover:text-ink print:hidden"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {back.label}
      </Link>
      <div className="mt-1 grid grid-cols-1 items-center gap-4 lg:grid-cols-[1.05fr_1fr] lg:gap-10">
        <div className="relative aspect-[16/10] overflow-hidden rounded-panel shadow-soft print:hidden">
          <RecipePicture recipe={recipe} rich />
          <div className="absolute top-3 end-3 flex gap-2">
            {favorite}
            <IconButton label={t`Share`} onClick={onShare ?? (() => setSharing(true))} className={ROUND}>
              <Share2 />
            </IconButton>
            <IconButton
              label={t`Print`}
              onClick={() => setTimeout(() => window.print(), PRINT_MS)}
              className={ROUND}
            >
              <Printer />
            </IconButton>
          </div>
        </div>
        <div>
          {match}
          <h1 className="mt-2 page-title">{recipe.title}</h1>
          {recipe.description && <p className="mt-2 text-ink-soft text-lg sm:mt-4">{recipe.description}</p>}
          <dl className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-4 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-7">
            {facts.map(([id, name, value]) => (
              // Hidden in print, because the ingredient list states the chosen servings, which may differ.
              <div key={id} className={id === 'serves' ? 'print:hidden' : undefined}>
                <dt className="text-ink-soft text-sm">{name}</dt>
                <dd className="font-semibold text-lg tabular-nums first-letter:uppercase">{value}</dd>
              </div>
            ))}
          </dl>
          {start && <div className="md:mt-6">{start}</div>}
          {recipe.tags.length > 0 && (
            <ul aria-label={t`Tags`} className="mt-5 flex flex-wrap gap-1.5 print:hidden">
              {recipe.tags.map((tag) => (
                <li key={tag}>
                  <Badge tone="herb">{tagName(tag)}</Badge>
                </li>
              ))}
            </ul>
          )}
          {source && (
            <a
              href={source.href}
              target="_blank"
              rel="noreferrer"
              className="mt-4 inline-flex min-h-11 items-center gap-1.5 text-herb-ink underline"
            >
              <Trans>From {source.hostname}</Trans>
              <ExternalLink aria-hidden className="size-4" />
            </a>
          )}
        </div>
      </div>
      {sharing && <ShareSheet recipe={recipe} open onOpenChange={setSharing} />}
    </header>
  );
}
