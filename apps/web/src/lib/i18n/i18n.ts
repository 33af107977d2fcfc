import { i18n } from '@lingui/core';

// English stands in the code, so there is nothing to load for it.
i18n.loadAndActivate({ locale: 'en', locales: ['en-US'], messages: {} });

/** For `Intl`: the person's own region of the language, if the browser names one. */
export const locales = (): string[] => [i18n.locales ?? i18n.locale].flat();

export { i18n };
