/** The minimum time in which a person fills in a form, in ms. */
export const MIN_FILL_MS = 2000;
/** The honeypot: invisible to people, filled in by robots. */
export const HONEYPOT_FIELD = "website";
