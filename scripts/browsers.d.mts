export const BROWSER_COMES_WITH_NPM: boolean;
export function installedBrowser(): string | undefined;
