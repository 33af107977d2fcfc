export const RUNTIME: { i18n: string; Trans: string };
export function expandMacros(
  code: string,
  file: string,
  options?: { compiled?: boolean },
): Promise<{ code: string; map: null } | null>;
export function messagesOf(
  code: string,
  file: string,
): Promise<{ id: string; message: string; context: string | undefined; comment: string | undefined }[]>;
