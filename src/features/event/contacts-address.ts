import type { Address } from "../../kit/contract/address.ts";

export const contactsAddress = { method: "GET", path: "/api/event/:eventCode/Contacts" } as const satisfies Address;
