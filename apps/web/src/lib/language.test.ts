import { afterEach, describe, expect, it, vi } from 'vitest';
import { regionOf, unitsOf, usualUnits } from './language.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the region of a language tag', () => {
  it.each([
    ['en-US', 'US'],
    ['en-US@posix', 'US'],
    ['en_US.UTF-8', 'US'],
    ['en-us', 'US'],
    ['en-US-u-va-posix', 'US'],
    ['en-US-u-hc-h12', 'US'],
    ['de_DE@euro', 'DE'],
    ['sr-Latn-RS', 'RS'],
    ['sr@latin', 'RS'],
    ['es-419', '419'],
    ['und-GB', 'GB'],
    ['  fr-CA ', 'CA'],
  ])('%s is in %s', (tag, region) => expect(regionOf([tag])).toBe(region));

  it.each([
    ['en', 'US'],
    ['de', 'DE'],
    ['my', 'MM'],
    ['zh-Hant', 'TW'],
  ])('%s alone is most likely in %s', (tag, region) => expect(regionOf([tag])).toBe(region));

  it('reads as much of a broken tag as makes sense', () => {
    expect(regionOf(['en-GB-'])).toBe('GB');
    expect(regionOf(['en-USA'])).toBe('US');
    expect(regionOf([`de-AT${'-x'.repeat(1000)}`])).toBe('AT');
  });

  it.each(['', ' ', 'C', 'C.UTF-8', 'POSIX', 'i-klingon', 'x-home', '@posix', '-', '*', '\u0000', '🥕'])(
    'is unknown for %j',
    (tag) => expect(regionOf([tag])).toBeUndefined(),
  );

  it('is that of the first tag that tells', () => {
    expect(regionOf(['C', 'i-klingon', 'fr-CA', 'en-US'])).toBe('CA');
    // The languages of a German Firefox: the region of `en-US` must not outrank German without a region.
    expect(regionOf(['de', 'en-US', 'en'])).toBe('DE');
    expect(regionOf([])).toBeUndefined();
  });
});

describe('units', () => {
  it('are American in three countries and metric everywhere else', () => {
    for (const tag of ['en-US', 'es-US', 'en-LR', 'my-MM']) expect(unitsOf([tag])).toBe('us');
    for (const tag of ['en-GB', 'en-CA', 'en-001', 'de', 'my-TH', 'es-419'])
      expect(unitsOf([tag])).toBe('metric');
  });

  it('are American where nothing is known, as the page is', () => {
    for (const tag of ['', 'C', 'POSIX', 'i-klingon']) expect(unitsOf([tag])).toBe('us');
  });

  it('are those of the browser, whichever way it tells its languages', () => {
    vi.stubGlobal('navigator', { language: 'en-US@posix', languages: ['en-US@posix'] });
    expect(usualUnits()).toBe('us');
    vi.stubGlobal('navigator', { language: 'sv-SE', languages: [] });
    expect(usualUnits()).toBe('metric');
    vi.stubGlobal('navigator', { language: 'nl' });
    expect(usualUnits()).toBe('metric');
    vi.stubGlobal('navigator', {});
    expect(usualUnits()).toBe('us');
  });
});
