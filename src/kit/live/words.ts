/** Where the live connection is. */
export const LIVE_PATH = "/live";

/**
 * Says to whoever has a page open that something of a topic has changed for them: what, it asks by its calls. No word of
 * people passes here.
 */
export const CHANGED = "changed";
export type Changed = { topic: string };

/** Why the server closes a connection for good, instead of for the moment. */
export const SESSION_OVER = "session-over";
