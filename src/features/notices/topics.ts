/** Topic of live updates about notices. */
export const NOTICES = "notices";
