import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { Field } from '../../../ui/field.tsx';

/** For a one-time code; phones offer digits, and the code of a password manager. */
export function CodeField(props: Omit<ComponentProps<typeof Field>, 'label'>) {
  return (
    <Field
      label={t`Code from your app`}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
