/** Settings may stand in a file; what the environment says wins. */
export function loadSettings(path?: string): void;
