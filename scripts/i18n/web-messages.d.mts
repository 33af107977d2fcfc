export function bareTexts(code: string, origin: string): Promise<string[]>;
