import { listDeliveries, listWebhooks, type WebhookDelivery } from '@crisper/contract/webhooks/webhooks';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: async ({ signal }) => (await call(listWebhooks, { signal })).webhooks,
  staleTime: 0,
});

const LOOK_AGAIN_MS = 2_000;

/** Looks again while something is about to be sent. */
export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhooks', id],
    queryFn: async ({ signal }) => (await call(listDeliveries, { params: { id }, signal })).deliveries,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isFresh) ? LOOK_AGAIN_MS : false),
  });

const isFresh = ({ state, tries }: WebhookDelivery): boolean => state === 'waiting' && tries === 0;
