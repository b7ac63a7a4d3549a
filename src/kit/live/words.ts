export const LIVE_PATH = "/live";

/** Tells a person's pages that a topic changed, so that they refetch. It has no personal text. */
export const CHANGED = "changed";
export type ChangedTopic = { topic: string };

/** Why the server disconnects for good. */
export const SESSION_OVER = "session-over";
