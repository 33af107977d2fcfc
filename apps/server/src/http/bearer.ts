/** The token of an Authorization header. */
export function bearer(header: string | undefined): string | undefined {
  if (!header || header.length > 512) return undefined;
  return /^Bearer ([\w-]+)$/i.exec(header)?.[1];
}
