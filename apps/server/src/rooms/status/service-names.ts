import type { ServiceId } from '@crisper/contract/status/status';

export const SERVICE_NAMES: Record<ServiceId, string> = {
  web: 'Web app',
  api: 'Mobile API',
  vision: 'Image recognition',
  database: 'Database',
  queue: 'Job queue',
  payments: 'Payment processing',
  mail: 'Mail',
  storage: 'File storage',
};
