/** `unpaid` awaits payment, `locked` needs another package. */
export const PROFILE_STATES = ["open", "unpaid", "locked", "noTicket"] as const;
export type ProfileState = (typeof PROFILE_STATES)[number];
