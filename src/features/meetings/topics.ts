/** Of what pages are told that it has changed, and under what they know it: somebody's or an exhibitor's meetings, and the slots of exhibitors. */
export const MEETINGS = "meetings";
export const SLOTS = "slots";

/** What a page says about the exhibitor whose slots it shows, so that it is told when one is taken, free, new or gone. */
export const SLOTS_SHOWN = "slots-shown";
export const SLOTS_LEFT = "slots-left";
