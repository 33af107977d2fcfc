import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@crisper/contract/languages';

const current = new AsyncLocalStorage<Language>();

/** The language of whoever is answered: of the running request, or of the person a job writes to. English otherwise. */
export const currentLanguage = (): Language => current.getStore() ?? 'en';

/** What a new account keeps of it, for what is written to its owner later; English need not be kept. */
export function chosenLanguage(): Language | null {
  const language = currentLanguage();
  return language === 'en' ? null : language;
}

/** What is written to a person, who may not have chosen a language, is in theirs. */
export function inLanguageOf<Result>(reader: { language: Language | null }, work: () => Result): Result {
  return inLanguage(reader.language ?? 'en', work);
}

/** Everything that `work` says is in this language. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return current.run(language, work);
}
