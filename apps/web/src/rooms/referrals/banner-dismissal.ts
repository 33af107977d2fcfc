export type BannerVariant = 'top' | 'results' | 'floating';

const key = (variant: BannerVariant) => `viral-banner-dismissed-${variant}`;

export function bannerDismissed(variant: BannerVariant): boolean {
  try {
    return localStorage.getItem(key(variant)) !== null;
  } catch {
    return false;
  }
}

export function dismissBanner(variant: BannerVariant): void {
  try {
    localStorage.setItem(key(variant), 'true');
  } catch {
    // Storage is blocked: dismissed for this visit only.
  }
}
