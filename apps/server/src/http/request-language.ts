import {
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGES,
  type Language,
  preferredLanguage,
} from '@crisper/contract/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inLanguage } from '../language.ts';

const COOKIE_MAX = 10_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** The languages that the pages are translated into. */
    pageLanguages: readonly Language[];
  }
  interface FastifyRequest {
    language: Language;
  }
}

/** Answers every request in the language it asks for; the web asks for the one that was chosen. */
export function installRequestLanguage(app: FastifyInstance): void {
  app.decorate('pageLanguages', LANGUAGES);
  app.decorateRequest('language', 'en');
  app.addHook('onRequest', (request, _reply, done) => {
    request.language = preferredLanguage(request.headers['accept-language']);
    inLanguage(request.language, done);
  });
  // A body arrives in the context of its connection, so what comes after it starts again.
  app.addHook('preValidation', (request, _reply, done) => inLanguage(request.language, done));
}

/** The language that the address itself names, as the addresses for search engines do. */
export function addressLanguage({ query }: FastifyRequest): Language | undefined {
  const { lang } = query as { lang?: unknown };
  return isLanguage(lang) ? lang : undefined;
}

/** The language of a page: what its address says, or was chosen on the device, or the browser asks for. */
export function pageLanguage(request: FastifyRequest): Language {
  const { pageLanguages } = request.server;
  const wishes = [addressLanguage(request), cookieLanguage(request), request.language];
  return wishes.find((language) => language && pageLanguages.includes(language)) ?? 'en';
}

/** The languages that the build of the web names on its page; all of them if it names none. */
export function languagesOf(template: string): readonly Language[] {
  const named = /<html [^>]*data-languages="([a-z ]*)"/.exec(template)?.[1]?.split(' ');
  return named ? LANGUAGES.filter((language) => named.includes(language)) : LANGUAGES;
}

function cookieLanguage({ headers }: FastifyRequest): Language | undefined {
  for (const part of (headers.cookie ?? '').slice(0, COOKIE_MAX).split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === LANGUAGE_COOKIE && isLanguage(value)) return value;
  }
  return undefined;
}

/** Caches keep an answer for others who send the same of these. */
export function varyBy(reply: FastifyReply, headers: string): void {
  const before = reply.getHeader('vary');
  reply.header('vary', before === undefined ? headers : `${before}, ${headers}`);
}
