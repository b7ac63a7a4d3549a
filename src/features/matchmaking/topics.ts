/** Of what pages are told that it has changed, and under what they know it: who stands how to whom. */
export const PEOPLE = "people";
