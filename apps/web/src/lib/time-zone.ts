/** Where the cook's midnight is; the server counts days by it. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
