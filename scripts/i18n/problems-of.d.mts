export function problemOf(language: string, english: string, translation: string): string | null;
