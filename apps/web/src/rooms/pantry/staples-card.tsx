import { updateStaples } from '@crisper/contract/pantry/pantry';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { whyOf } from '../../lib/form-errors.ts';
import { NameList } from '../../shared/name-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { toast } from '../../ui/toast-store.ts';
import { staplesQuery } from './pantry.queries.ts';

/**
 * What the person always has: it counts as present in every recipe, plan and shopping list. One that folds is one line
 * on a phone.
 */
export function StaplesCard({ folds = false }: { folds?: boolean }) {
  const queries = useQueryClient();
  const { data } = useQuery(staplesQuery);
  const save = useMutation({
    mutationFn: (names: string[] | null) => call(updateStaples, { body: { names } }),
    onSuccess: async (answer) => {
      queries.setQueryData(staplesQuery.queryKey, answer);
      // Percentages, missing things and lists follow.
      await queries.invalidateQueries({ queryKey: ['search'] });
    },
    onError: (error) => toast({ tone: 'error', title: t`Not Saved`, text: whyOf(error) }),
  });
  if (!data) return null;
  const names = data.staples.map(({ name }) => name);
  return (
    <Card
      className={cx(
        'min-w-0 basis-full',
        folds ? 'p-5 max-lg:border-0 max-lg:bg-transparent max-lg:p-0 max-lg:shadow-none' : 'p-5',
      )}
    >
      <details>
        <summary
          className={cx('cursor-pointer rounded-control', folds ? 'max-lg:py-1 lg:-m-2 lg:p-2' : '-m-2 p-2')}
        >
          {/* Inline, so that it stands beside the triangle; what does not fit ends in dots. */}
          <span
            className={cx(
              folds &&
                'max-lg:inline-flex max-lg:max-w-[calc(100%-1.5rem)] max-lg:items-baseline max-lg:gap-1.5 max-lg:align-bottom',
            )}
          >
            <h2 className={cx('inline text-nowrap', folds ? 'text-sm lg:text-xl' : 'text-xl')}>
              <Trans>You always have…</Trans>
            </h2>{' '}
            <span
              className={cx(
                'text-ink-soft text-sm',
                folds ? 'max-lg:min-w-0 max-lg:truncate lg:mt-1 lg:block' : 'mt-1 block',
              )}
            >
              {names.join(', ') || t`nothing yet`}
            </span>
          </span>
        </summary>
        <p className="mt-4 text-ink-soft text-sm">
          <Trans>These count as present in every recipe and plan. Remove what you don’t keep at home.</Trans>
        </p>
        <NameList
          label={t`What you always have`}
          items={data.staples}
          onRemove={({ name }) => save.mutate(names.filter((other) => other !== name))}
          addLabel={t`Add what you always have`}
          placeholder={t`Soy sauce`}
          onAdd={(added) =>
            save.mutateAsync([...names, ...added]).then(
              () => true,
              () => false,
            )
          }
          busy={save.isPending}
          failure={save.error ? whyOf(save.error) : undefined}
        />
        {!data.isUsual && (
          <Button variant="ghost" className="mt-2 -ms-5" onClick={() => save.mutate(null)}>
            <Trans>Back to the usual list</Trans>
          </Button>
        )}
      </details>
    </Card>
  );
}
