import { trackShare } from '@crisper/contract/referrals/referrals';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { call } from '../../lib/api.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { shareOrCopy } from '../../lib/share-or-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast-store.ts';

const SHAPE = z.object({ title: trackShare.body!.shape.recipeTitle });

/** Shares a dish that is in no book. The link is the person's own, so that a user who follows it is counted. */
export function CustomShare({ link }: { link: string }) {
  const queries = useQueryClient();
  const userId = useSession()?.user.id;
  const form = useForm({ resolver: zodResolver(SHAPE), defaultValues: { title: '' } });
  const share = useMutation({
    mutationFn: async (title: string) => {
      const text = t`I cooked ${title} from what was in my fridge with Crisper:`;
      const outcome = await shareOrCopy({ title, text, url: link });
      if (outcome === 'refused') toast({ title: t`Share Available`, text: `${text} ${link}`, tone: 'error' });
      if (outcome === 'refused' || outcome === 'dismissed' || !userId) return;
      toast({ title: outcome === 'copied' ? t`Link Copied!` : t`Shared!`, text: title });
      form.reset();
      const platform = outcome === 'copied' ? 'copy' : 'native';
      const body = { userId, recipeTitle: title, platform, timestamp: new Date().toISOString() };
      await call(trackShare, { body });
      await queries.invalidateQueries({ queryKey: ['referrals'] });
    },
    onError: (error) => console.warn('The share was not counted.', error),
  });
  const empty = form.watch('title').trim() === '';
  return (
    <form
      noValidate
      className="mt-5 grid gap-3 border-line border-t pt-5"
      onSubmit={form.handleSubmit(({ title }) => share.mutate(title))}
    >
      <h3 className="text-lg">
        <Trans>Something of your own</Trans>
      </h3>
      <Field
        label={t`What did you cook?`}
        maxLength={200}
        error={form.formState.errors.title?.message}
        {...form.register('title')}
      />
      <Button type="submit" disabled={empty} busy={share.isPending}>
        <Share2 aria-hidden className="size-5" />
        {share.isPending ? t`Sharing…` : t`Share this dish`}
      </Button>
    </form>
  );
}
