import { PHOTOS_MAX } from '@crisper/contract/recipes/recipe-marks';
import type { RecipePhoto } from '@crisper/contract/recipes/recipes';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, Camera, EllipsisVertical, Star, Trash2 } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { inBase } from '../../../lib/base-path.ts';
import { preparePhoto } from '../../../lib/photos/prepare-photo.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useAddPhoto, useArrangePhotos } from './marks.queries.ts';

interface PhotoStripProps {
  recipeId: string;
  photos: readonly RecipePhoto[];
}

function moved(ids: readonly string[], id: string, to: number): string[] {
  const rest = ids.filter((one) => one !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}

/** One's own photos, the cover first. */
export function PhotoStrip({ recipeId, photos }: PhotoStripProps) {
  const add = useAddPhoto(recipeId);
  const arrange = useArrangePhotos(recipeId);
  const [preparing, setPreparing] = useState(false);
  const file = useId();
  const ids = photos.map(({ id }) => id);
  const busy = preparing || add.isPending;

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])].slice(0, PHOTOS_MAX - photos.length);
    target.value = '';
    setPreparing(true);
    for (const one of chosen) {
      const ready = await preparePhoto(one).catch(() => null);
      if (!ready)
        toast({ tone: 'error', title: t`Not a Photo`, text: t`This file cannot be opened. Choose another.` });
      else if (!(await add.mutateAsync(ready.file).catch(() => null))) break;
    }
    setPreparing(false);
  };
  const remove = (id: string) => {
    arrange.mutate(
      ids.filter((one) => one !== id),
      {
        onSuccess: () =>
          toast({
            title: t`Photo Removed`,
            action: { label: t`Undo`, onPress: () => arrange.mutate(ids) },
          }),
      },
    );
  };

  return (
    <div className="grid gap-3">
      {photos.length > 0 && (
        <ul aria-label={t`Your photos`} className="flex snap-x gap-3 overflow-x-auto pb-1">
          {photos.map((photo, at) => (
            <li key={photo.id} className="relative shrink-0 snap-start">
              <img
                src={inBase(photo.url)}
                width={photo.width}
                height={photo.height}
                alt={at === 0 ? t`Your dish, the cover` : t`Your dish, ${at + 1}`}
                loading="lazy"
                className="h-40 w-auto max-w-64 rounded-card object-cover"
              />
              <div className="absolute top-1.5 end-1.5">
                <Menu
                  trigger={
                    <IconButton
                      label={t`Options for photo ${at + 1}`}
                      className="rounded-full bg-raised/90 shadow-soft"
                    >
                      <EllipsisVertical />
                    </IconButton>
                  }
                >
                  {at > 0 && (
                    <MenuItem onSelect={() => arrange.mutate(moved(ids, photo.id, 0))}>
                      <Star aria-hidden />
                      <Trans>Make it the cover</Trans>
                    </MenuItem>
                  )}
                  {at > 1 && (
                    <MenuItem onSelect={() => arrange.mutate(moved(ids, photo.id, at - 1))}>
                      <ArrowLeft aria-hidden />
                      <Trans>Move left</Trans>
                    </MenuItem>
                  )}
                  {at < photos.length - 1 && (
                    <MenuItem onSelect={() => arrange.mutate(moved(ids, photo.id, at + 1))}>
                      <ArrowRight aria-hidden />
                      <Trans>Move right</Trans>
                    </MenuItem>
                  )}
                  <MenuItem tone="danger" onSelect={() => remove(photo.id)}>
                    <Trash2 aria-hidden />
                    <Trans>Remove</Trans>
                  </MenuItem>
                </Menu>
              </div>
            </li>
          ))}
        </ul>
      )}
      {photos.length < PHOTOS_MAX && (
        <label
          htmlFor={file}
          aria-busy={busy}
          className="inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 justify-self-start rounded-control border border-line-strong px-5 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-herb"
        >
          <Camera aria-hidden className="size-5" />
          {busy ? t`Adding…` : t`Add a photo`}
          <input
            id={file}
            type="file"
            accept="image/*"
            multiple
            disabled={busy}
            onChange={(event) => void choose(event)}
            className="sr-only"
          />
        </label>
      )}
    </div>
  );
}
