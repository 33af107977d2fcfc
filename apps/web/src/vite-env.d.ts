/// <reference types="vite/client" />

declare module 'virtual:messages' {
  type Messages = import('@lingui/core').Messages;
  /** By language, English excepted: what the first page says, and the rest. */
  export const catalogs: Partial<
    Record<string, { first: () => Promise<Messages>; rest: () => Promise<Messages> }>
  >;
}

declare module 'virtual:messages/all' {
  export const allMessages: Partial<Record<string, import('@lingui/core').Messages>>;
}
