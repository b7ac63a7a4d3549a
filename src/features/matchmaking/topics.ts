export const PEOPLE = "people";
