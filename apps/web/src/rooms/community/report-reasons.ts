import type { REPORT_REASONS } from '@crisper/contract/community/community';

export const REASONS: Record<(typeof REPORT_REASONS)[number], string> = {
  spam: 'Advertising or spam',
  rude: 'Rude or hateful',
  unsafe: 'Unsafe advice about food or health',
  'off-topic': 'Has nothing to do with cooking',
  other: 'Something else',
};
