import { localStore } from '../../lib/browser-storage.ts';

export type BannerVariant = 'top' | 'results' | 'floating';

const key = (variant: BannerVariant) => `viral-banner-dismissed-${variant}`;

export function bannerDismissed(variant: BannerVariant): boolean {
  return localStore.getItem(key(variant)) !== null;
}

export function dismissBanner(variant: BannerVariant): void {
  localStore.setItem(key(variant), 'true');
}
