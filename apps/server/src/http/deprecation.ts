import type { Deprecation } from '@crisper/contract/endpoint';

/** What programs are told while an endpoint goes on answering: RFC 9745 and RFC 8594. */
export function deprecationHeaders({ since, sunset }: Deprecation): Record<string, string> {
  return { deprecation: `@${Date.parse(since) / 1000}`, sunset: new Date(sunset).toUTCString() };
}
