import type { Address } from "../../kit/contract/address.ts";

/** Where the first exhibitors' logos are asked for. */
export const logosAddress = {
	method: "GET",
	path: "/api/event/:eventCode/Exhibitors/Logos",
} as const satisfies Address;

/** The page of an invitation to an exhibitor's staff, under an event's base. */
export const invitationPage = (secret: string) => `exhibitor/invitation?id=${encodeURIComponent(secret)}`;
