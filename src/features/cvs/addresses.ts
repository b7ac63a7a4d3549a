import type { Address } from "../../kit/contract/address.ts";

export const openCvsAddress = { method: "GET", path: "/api/user/exhibitorCvs" } as const satisfies Address;
