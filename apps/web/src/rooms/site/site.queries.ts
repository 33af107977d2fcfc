import { faq } from '@crisper/contract/site/faq';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const faqQuery = queryOptions({
  queryKey: ['faq'],
  queryFn: async ({ signal }) => (await call(faq, { signal })).entries,
});
