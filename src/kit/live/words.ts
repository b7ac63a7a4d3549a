export const LIVE_PATH = "/live";

/** Notifies a person's pages that a topic changed; they refetch. Carries no personal text. */
export const CHANGED = "changed";
export type ChangedTopic = { topic: string };

/** The reason of a permanent disconnect by the server. */
export const SESSION_OVER = "session-over";
