import type { Address } from "../../kit/contract/address.ts";

/** Where the contact people are asked for. */
export const contactsAddress = { method: "GET", path: "/api/event/:eventCode/Contacts" } as const satisfies Address;
