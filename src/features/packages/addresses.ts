import type { Address } from "../../kit/contract/address.ts";

/** The price list's address without schemas, so that readers load no schema library. */
export const packagesAddress = { method: "GET", path: "/api/event/:eventCode/packages" } as const satisfies Address;
