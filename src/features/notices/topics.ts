/** Of what people are told that it has changed, and under what their pages know it: what has happened at their events. */
export const NOTICES = "notices";
