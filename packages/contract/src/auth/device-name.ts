const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const first = (names: readonly [RegExp, string][], agent: string) =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** The browser and the system, by the names of their makers. */
export const deviceParts = (agent: string): { browser: string | undefined; system: string | undefined } => ({
  browser: first(BROWSERS, agent),
  system: first(SYSTEMS, agent),
});

/** "Firefox on Windows"; unknown parts are left out. Null where nothing is known. */
function knownDevice(agent: string): string | null {
  const { browser, system } = deviceParts(agent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? null;
}

export const deviceName = (agent: string): string => knownDevice(agent) ?? 'Unknown device';
