import type { Address } from "../../kit/contract/address.ts";

/** Price list's address without its schemas, so that readers' browsers load no schema library. */
export const packagesAddress = { method: "GET", path: "/api/event/:eventCode/packages" } as const satisfies Address;
