import type { Address } from "../../kit/contract/address.ts";

/** Where an enquiry is sent. */
export const enquiryAddress = { method: "POST", path: "/api/event/:eventCode/modal" } as const satisfies Address;
