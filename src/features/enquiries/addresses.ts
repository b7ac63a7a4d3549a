import type { Address } from "../../kit/contract/address.ts";

export const enquiryAddress = { method: "POST", path: "/api/event/:eventCode/modal" } as const satisfies Address;
