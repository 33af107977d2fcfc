import { LANGUAGE_NAMES } from '@crisper/contract/languages';
import { t } from '@lingui/core/macro';
import { activeLanguage, offeredLanguages, speak } from '../../lib/i18n/language.ts';

/** Links, so that search engines find every language; a press keeps the choice on this device. */
export function LanguageLinks() {
  if (offeredLanguages.length < 2) return null;
  return (
    <nav aria-label={t`Language`} className="md:col-span-2">
      <ul className="flex flex-wrap gap-x-5">
        {offeredLanguages.map((language) => (
          <li key={language}>
            <a
              href={`?lang=${language}`}
              lang={language}
              hrefLang={language}
              aria-current={language === activeLanguage()}
              className="inline-flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline aria-[current=true]:font-semibold"
              onClick={(event) => {
                event.preventDefault();
                speak(language);
              }}
            >
              {LANGUAGE_NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
