/** Builds what changed since the last time; only the targets that are named, where some are. */
export function build(names?: ('server' | 'web')[]): Promise<void>;
