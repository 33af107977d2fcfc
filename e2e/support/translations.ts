import type { Language } from '@crisper/contract/languages';
import { pathOf, readPo } from '../../scripts/i18n/po.mjs';

/** Says a text of the screens as a language's catalog does. */
export function speaker(language: Language): (english: string) => string {
  const known = readPo(pathOf(language, 'web'));
  return (english) => {
    const said = known.get(english);
    if (!said) throw new Error(`"${english}" is not translated into ${language}.`);
    return said;
  };
}
