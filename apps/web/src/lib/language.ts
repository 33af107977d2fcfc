/** Countries that use imperial units. */
const WITHOUT_GRAMS: readonly string[] = ['US', 'LR', 'MM'];

/** Parses a language tag. Subtags that are not valid are cut from the end, so `en-USA` is read as `en`. */
function localeOf(tag: string): Intl.Locale | undefined {
  // Systems write `en_US.UTF-8` and `en-US@posix`; only the part before the dot or the @ is a language tag.
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
 * The likely region for these language tags: the first usable tag decides, by its region or by the region where
 * most speakers of the language live. Undefined if no tag is usable, such as `C` and `POSIX`.
 */
export function regionOf(tags: readonly string[]): string | undefined {
  for (const tag of tags) {
    const region = localeOf(tag)?.maximize().region;
    if (region) return region;
  }
  return undefined;
}

/** The units of a region; US units if the region is unknown, as the page is in American English. */
export function unitsOf(tags: readonly string[]): 'us' | 'metric' {
  return WITHOUT_GRAMS.includes(regionOf(tags) ?? 'US') ? 'us' : 'metric';
}

/** The default units for this browser's languages. */
export function usualUnits(): 'us' | 'metric' {
  const { language, languages } = navigator;
  return unitsOf(languages?.length > 0 ? languages : [language ?? '']);
}
