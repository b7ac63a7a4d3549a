/** Where the live connection is. */
export const LIVE_PATH = "/live";

/** Tells open pages of a person that a topic changed; the page refetches. Carries nobody's text. */
export const CHANGED = "changed";
export type Changed = { topic: string };

/** Why the server closes a connection for good, instead of for the moment. */
export const SESSION_OVER = "session-over";
