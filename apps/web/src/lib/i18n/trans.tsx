import { TransNoContext } from '@lingui/react/server';
import type { ReactElement } from 'react';
import { i18n } from './i18n.ts';

interface TransProps {
  id: string;
  message?: string;
  values?: Record<string, unknown>;
  components?: Record<string, ReactElement>;
}

const lingui = { i18n, _: i18n._.bind(i18n) };

/** A language is chosen before anything is shown, so no part of the page has to listen for another. */
export const Trans = (props: TransProps) => <TransNoContext {...props} lingui={lingui} />;
