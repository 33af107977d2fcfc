import type { REPORT_REASONS } from '@crisper/contract/community/community';
import { t } from '@lingui/core/macro';

export const REASONS: Record<(typeof REPORT_REASONS)[number], string> = {
  spam: t`Advertising or spam`,
  rude: t`Rude or hateful`,
  unsafe: t`Unsafe advice about food or health`,
  'off-topic': t`Has nothing to do with cooking`,
  other: t`Something else`,
};
