import { t } from '@lingui/core/macro';
import { locales } from '../../../lib/i18n/i18n.ts';
/** "Found 1 recipe", "Found 24 recipes for your available equipment"; of very many, "Found 1,000+ recipes". */
export function resultCount(total: string, byEquipment = false): string {
  if (byEquipment)
    return total === '1'
      ? t`Found 1 recipe for your available equipment`
      : t`Found ${total} recipes for your available equipment`;
  return total === '1' ? t`Found 1 recipe` : t`Found ${total} recipes`;
}

export function totalText(total: number, isCapped: boolean): string {
  return isCapped ? `${total.toLocaleString(locales())}+` : String(total);
}
