/** The countries that cook and weigh without grams. */
const WITHOUT_GRAMS: readonly string[] = ['US', 'LR', 'MM'];

/** The tag as a locale. What cannot be read is cut from its end, so `en-USA` still says `en`. */
function localeOf(tag: string): Intl.Locale | undefined {
  // Systems write `en_US.UTF-8` and `en-US@posix`; only what stands before the dot or the @ is a language tag.
  const parts = tag.trim().split(/[.@]/, 1)[0]!.split(/[-_]/).slice(0, 8);
  while (parts.length > 0) {
    try {
      return new Intl.Locale(parts.join('-'));
    } catch {
      parts.pop();
    }
  }
  return undefined;
}

/**
 * Where somebody with these language tags most likely lives: the first tag that tells decides, by the region it
 * names or by the one where most speakers of its language live. Undefined when none tells, as `C` and `POSIX` do not.
 */
export function regionOf(tags: readonly string[]): string | undefined {
  for (const tag of tags) {
    const region = localeOf(tag)?.maximize().region;
    if (region) return region;
  }
  return undefined;
}

/** The units of a region; those of the page's own language, American English, where no region is known. */
export function unitsOf(tags: readonly string[]): 'us' | 'metric' {
  return WITHOUT_GRAMS.includes(regionOf(tags) ?? 'US') ? 'us' : 'metric';
}

/** The units that this browser's languages suggest, before anybody chose. */
export function usualUnits(): 'us' | 'metric' {
  const { language, languages } = navigator;
  return unitsOf(languages?.length > 0 ? languages : [language ?? '']);
}
