/** Builds what changed since the last time. */
export function build(): Promise<void>;
