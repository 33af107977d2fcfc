export const DEBOUNCE_MS = 800;
/** A shorter press of the talk button is a tap. */
export const TAP_MS = 350;
export const SIMILAR = 0.7;
/** After this long the same command counts as a repeat: "next step", "next step". */
export const REPEAT_MS = 3000;
export const SHORTEST = 4;
/** Restart delays of the recognition, after an error and after an unexpected end. */
export const RESTART_AFTER_ERROR_MS = 1000;
export const RESTART_AFTER_END_MS = 500;
export const MOST_TALK = 10;
export const RECENT_COMMANDS = 5;
export const STATUS_MS = 5000;
export const TRANSCRIPT_MS = 2000;
export const RATE = 0.85;
export const CHEF_RATE = 0.8;
/** A little above the server's limit of eight seconds. */
export const ANSWER_MS = 9000;
