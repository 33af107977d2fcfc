import { allMessages } from 'virtual:messages/all';
import { i18n } from './i18n.ts';

// The server loads the painter once for each language: "first-paint.js?language=de".
const language = new URL(import.meta.url).searchParams.get('language') ?? 'en';
const messages = allMessages[language];
if (messages) i18n.loadAndActivate({ locale: language, messages });
