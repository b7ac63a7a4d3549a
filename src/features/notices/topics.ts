export const NOTICES = "notices";
