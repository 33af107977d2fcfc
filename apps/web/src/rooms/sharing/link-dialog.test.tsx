// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memberWithServer, show } from '../../testing/forms.tsx';
import { LinkDialog } from './link-dialog.tsx';

memberWithServer();

it('hands on the link of an own recipe everywhere that other recipes go', () => {
  const what = { kind: 'recipe', id: 'own-1', title: 'Plum cake' } as const;
  show(<LinkDialog what={what} token="secret" onClose={() => {}} />);
  for (const name of ['SMS', 'Email', 'WhatsApp', 'Facebook', 'X (Twitter)', 'LinkedIn', 'Telegram'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toContain('secret');
  for (const name of ['Discord', 'Copy link', 'Take it back']) screen.getByRole('button', { name });
});
