// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { bannerDismissed, dismissBanner } from './banner-dismissal.ts';
import { inviteLink, inviteTargets, inviteText } from './invite.ts';

const origin = 'https://crisper.example';

describe('an invitation', () => {
  it('links to the sign-up with the code, and promises a week', () => {
    expect(inviteLink('ABCD2345', origin)).toBe('https://crisper.example/signup?ref=ABCD2345');
    expect(inviteText('ABCD2345', origin)).toContain('a week of Pro');
  });

  it('lets nothing break out of an address', () => {
    for (const { href } of inviteTargets('A B&C', origin)) expect(href).not.toMatch(/[\s"<>]|A B/);
  });
});

describe('the banner', () => {
  afterEach(() => localStorage.clear());

  it('remembers its dismissal for each variant', () => {
    dismissBanner('top');
    expect(bannerDismissed('top')).toBe(true);
    expect(bannerDismissed('results')).toBe(false);
  });
});
