/** Where the live connection is. */
export const LIVE_PATH = "/live";

/** Why the server closes a connection for good, instead of for the moment. */
export const SESSION_OVER = "session-over";
