export { contacts } from "./contacts.ts";
export { exhibitors } from "./exhibitors.ts";
export { challengeRules, consents, organiser, privacy, terms } from "./legal.ts";
export { news } from "./news.ts";
export { otherEvents } from "./other-events.ts";
export { packages } from "./packages.ts";
export { partners } from "./partners.ts";
