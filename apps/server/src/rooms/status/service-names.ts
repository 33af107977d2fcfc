import type { ServiceId } from '@crisper/contract/status/status';
import { phrase } from '../../saying/say.ts';

export const SERVICE_NAMES: Record<ServiceId, string> = {
  web: phrase('Web app'),
  api: phrase('Mobile API'),
  vision: phrase('Image recognition'),
  database: phrase('Database'),
  queue: phrase('Job queue'),
  payments: phrase('Payment processing'),
  mail: phrase('Mail'),
  storage: phrase('File storage'),
};
