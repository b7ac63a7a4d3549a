import type { Address } from "../../kit/contract/address.ts";

export const promoBarsAddress = {
	method: "GET",
	path: "/api/event/:eventCode/promobars",
} as const satisfies Address;
