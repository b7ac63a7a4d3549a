/** A person needs longer than this to fill in a form, in milliseconds. */
export const MIN_FILL_MS = 2000;
/** The field that no person sees and programs like to fill in. */
export const HONEYPOT_FIELD = "website";
