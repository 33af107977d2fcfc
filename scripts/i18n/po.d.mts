export function pathOf(language: string, name: string): string;
export function readPo(path: string): Map<string, string>;
