export function languagesIn(folder: string): string[];
export function catalogOf(folder: string, language: string): Record<string, unknown>;
