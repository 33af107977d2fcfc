import { TAG_LENGTH_MAX, TAGS_MAX } from '@crisper/contract/recipes/recipe-marks';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Field } from '../../../ui/field.tsx';

interface TagsFieldProps {
  tags: readonly string[];
  /** Tags of other recipes, as suggestions. */
  known: readonly string[];
  onChange: (tags: string[]) => void;
}

/** One's own tags; those of other recipes are suggested while typing. */
export function TagsField({ tags, known, onChange }: TagsFieldProps) {
  const list = useId();
  const [text, setText] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const tag = text.trim();
    setText('');
    if (tag && !tags.some((one) => one.toLowerCase() === tag.toLowerCase())) onChange([...tags, tag]);
  };
  return (
    <div className="grid gap-3">
      {tags.length > 0 && (
        <ul aria-label={t`Your tags`} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Chip
                onRemove={() => onChange(tags.filter((one) => one !== tag))}
                removeLabel={t`Remove the tag ${tag}`}
              >
                {tag}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {tags.length < TAGS_MAX && (
        <form onSubmit={add} className="flex items-end gap-2">
          <Field
            label={t`Add a tag`}
            value={text}
            maxLength={TAG_LENGTH_MAX}
            list={list}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => setText(event.target.value)}
            className="min-w-0 flex-1"
          />
          <datalist id={list}>
            {known
              .filter((tag) => !tags.includes(tag))
              .map((tag) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
          <Button type="submit" variant="outline" disabled={text.trim() === ''}>
            <Trans>Add</Trans>
          </Button>
        </form>
      )}
    </div>
  );
}
