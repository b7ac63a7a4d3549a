import type { Address } from "../../kit/contract/address.ts";

/** The address of the price list's call, apart from its schemas: a reader's browser then loads no schema library. */
export const packagesAddress = { method: "GET", path: "/api/event/:eventCode/packages" } as const satisfies Address;
