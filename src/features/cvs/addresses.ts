import type { Address } from "../../kit/contract/address.ts";

/** The call for the CVs accessible to an exhibitor's staff. */
export const openCvsAddress = { method: "GET", path: "/api/user/exhibitorCvs" } as const satisfies Address;
