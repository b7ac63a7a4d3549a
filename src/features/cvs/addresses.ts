import type { Address } from "../../kit/contract/address.ts";

/** Where an exhibitor's staff asks whose CVs it may fetch. */
export const openCvsAddress = { method: "GET", path: "/api/user/exhibitorCvs" } as const satisfies Address;
