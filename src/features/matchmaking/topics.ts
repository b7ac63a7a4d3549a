/** Topic of live updates about relationships of people. */
export const PEOPLE = "people";
