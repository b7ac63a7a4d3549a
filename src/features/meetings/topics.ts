export const MEETINGS = "meetings";
export const SLOTS = "slots";

/** A client sends it with the exhibitor whose slots it shows, to subscribe to their changes. */
export const SLOTS_SHOWN = "slots-shown";
export const SLOTS_LEFT = "slots-left";
