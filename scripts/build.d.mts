/** Builds all targets, or only the named ones, if their sources changed since the last build. */
export function build(names?: ('server' | 'web')[]): Promise<void>;
