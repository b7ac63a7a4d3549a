/** The rows of the panels that register guests. */
export const GUEST = "guest";
export const GUEST_LIST = "guest-list";
